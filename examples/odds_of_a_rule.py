"""The effect of a rule option in a batch of games: here, of the way the d% counts its sides."""

from warbones.lab.batch import simulate

if __name__ == "__main__":
    for sides in (10, 100):
        report = simulate("dicewing", 2000, ["greedy", "random"], seed=1, options={"d_percent_sides": sides})
        wins = report.wins[0]
        print(f"d% with {sides} sides: greedy wins {wins.share:.0%} ({wins.low:.0%} to {wins.high:.0%})")
