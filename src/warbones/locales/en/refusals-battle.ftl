### What is wrong with units of one's own in War Dice.

battle-data-squares = { $unit } can have { $most } squares at most, not { $across } by { $down }.
battle-data-hero = { $unit } is a hero: it has { $width } by { $height } squares, with a fixed center (R6).
battle-data-cheapest = At least one unit of { $faction ->
    [0] { battle-faction-dragonfolk }
    [1] { battle-faction-lich-queen }
   *[2] { battle-faction-horde }
} must cost { $points } at most: tables can be set to { $points } points, and each side needs a unit (B49).
