"""Draw the examples' training curves as one picture: ``python curves.py one.csv another.csv --out curves.svg``.

The x axis is minutes of processor time, the y axis games won out of a hundred, with a line at 60. The legend has three
names a row, and names in a column share a colour.
"""

import argparse
import csv
from html import escape
from pathlib import Path

WIDE, TALL, LEFT, FOOT, TOP = 680, 340, 50, 40, 50
DASHES = "none", "8 4", "2 4"
STYLE = (
    "text{font:13px sans-serif;fill:#555}path{fill:none;stroke:#b3541e;stroke-width:2}"
    ".b path{stroke:#1d6fa5}.c path{stroke:#4b7f3a}.scale{stroke:#999;stroke-width:1}"
    "@media(prefers-color-scheme:dark){text{fill:#bbb}}"
)


def read(path):
    with path.open(encoding="utf-8") as file:
        return [(float(row["minutes"]), float(row["won"])) for row in csv.DictReader(file)]


def at(minute, won, longest):
    return LEFT + minute / longest * (WIDE - LEFT - 20), TALL - FOOT - won * (TALL - FOOT - TOP)


def drawn(curves):
    longest = max(minute for points in curves.values() for minute, _ in points)
    parts = [f"<style>{STYLE}</style>"]
    for won in (0, 0.2, 0.4, 0.6, 0.8, 1):
        x, y = at(0, won, longest)
        ink = "#555" if won == 0.6 else "#8884"
        parts.append(f'<line class="scale" style="stroke:{ink}" x1="{x}" x2="{WIDE - 20}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{x - 8}" y="{y + 4:.1f}" text-anchor="end">{100 * won:.0f}</text>')
    for minute in range(int(longest) + 1):
        x, y = at(minute, 0, longest)
        parts.append(f'<text x="{x:.1f}" y="{y + 18:.1f}" text-anchor="middle">{minute}</text>')
    parts.append(f'<text x="{WIDE - 20}" y="{TALL - 4}" text-anchor="end">minutes of the processor</text>')
    for place, (name, points) in enumerate(curves.items()):
        steps = " L".join("{:.1f} {:.1f}".format(*at(*point, longest)) for point in points)
        row, across = divmod(place, 3)
        x, y, dash = LEFT + 210 * across, 14 + 20 * row, f'stroke-dasharray="{DASHES[row % 3]}"'
        path, sample = f'<path {dash} d="M{steps}"/>', f'<path {dash} d="M{x} {y} h30"/>'
        words = f'<text x="{x + 36}" y="{y + 4}">{escape(name)}</text>'
        parts.append(f'<g class="{"abc"[across]}">{path}{sample}{words}</g>')
    title = "Games of a hundred won against greedy, by minutes of training: " + ", ".join(curves)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {TALL}" role="img">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>\n"
    )


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("curve", type=Path, nargs="+")
    asked.add_argument("--out", type=Path, required=True)
    args = asked.parse_args()
    args.out.write_text(drawn({path.stem: read(path) for path in args.curve}), encoding="utf-8")


if __name__ == "__main__":
    main()
