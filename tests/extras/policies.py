"""Makes one choice with a policy from a file."""

from __future__ import annotations

import sys
from pathlib import Path

import warbones
from warbones.players.policies.player import choose

if __name__ == "__main__":
    position = warbones.load("dicewing").new(seed=1)
    seat = min(position.to_act)
    print(choose(Path(sys.argv[1]) / "policy.onnx", "dicewing", position.seen_by(seat).to_dict(), seat, 1))
