"""What commands read and say beside a match: options, rules, and sentences of refusal."""
