### Why one action is better than another. The clauses are each game's own, such as "it beats 18 of Beta's 21 possible pairs
### instead of 12".

reason-compared = Compared with “{ $other }”, { $first }.
reason-compared-two = Compared with “{ $other }”, { $first }, and { $second }.
