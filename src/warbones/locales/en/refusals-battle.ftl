### Faults of custom units in War Dice.

battle-data-squares = { $unit } can have at most { $most } squares, not { $across } by { $down }.
battle-data-hero = { $unit } is a hero: it must have { $width } by { $height } squares, with a fixed middle square (R6).
battle-data-cheapest = At least one unit of { $faction ->
    [0] { battle-faction-dragonfolk }
    [1] { battle-faction-lich-queen }
   *[2] { battle-faction-horde }
} must cost at most { $points }: tables can be set to { $points } points, and each side needs a unit (B49).
