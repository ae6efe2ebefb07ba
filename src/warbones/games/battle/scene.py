"""Temporary."""
from warbones.core.scene import *
def draw(seen, seat):
    return Scene(game="battle", title="War Dice", status="", seat=seat, seats=(), areas=(), wide=Layout(areas=()), narrow=Layout(areas=()), prompt=Prompt(kind="wait" if not seen.to_act else "choose", text="x", options=()), moment=seen.is_moment)
