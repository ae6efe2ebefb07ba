/** A QR code as a picture's path: a bar for each run of dark modules, one unit a module. */
export const drawn = (rows: string[]): string =>
  rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ 0: run, index }) => bar(index, y, run.length))).join("")

const bar = (x: number, y: number, long: number): string => `M${x} ${y}h${long}v1h-${long}z`
