### Faults of custom bonus dice in Dice Wars.

army-data-tank = A Tank can show only shields and shield buffs, not { $face } (B32).
army-data-most = With these faces a side could roll { $most } { $effect ->
    [sword] swords
    [axe] axes
    [strike] attack
    [single] shields
    [double] double shields
    [guard] defence
    [skull] skulls
    [heal] heals
    [healing] healing faces
    [betrayal] betrayals
    [enforcer] enforcers
    [sword_buff] sword buffs
    [axe_buff] axe buffs
    [single_buff] shield buffs
    [double_buff] double shield buffs
    [scythe] scythes
    [purify] purifies
    [curse] curses
   *[defensive_heal] defensive heals
} at once; the rules count up to { $room }.
