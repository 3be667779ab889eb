/** Widths of letters in units of the graph, near enough to keep words apart: labels of ticks, names, periods. */
const TICK = 5.6;
const NAME = 6.3;
const PERIOD = 7;

/** Room on the left for the figures of the scale. */
export const roomForTicks = (ticks: readonly string[]): number =>
  Math.ceil(6 + Math.max(...ticks.map(({ length }) => length)) * TICK);

/** Room on the right for a disc, the longest name and the longest figure behind it. */
export const roomForNames = (names: readonly string[], figures: readonly string[]): number => {
  const longest = (words: readonly string[]) => Math.max(...words.map(({ length }) => length));
  return Math.ceil(31 + (longest(names) + longest(figures) + 2) * NAME);
};

interface Period {
  readonly title: string;
  readonly x: number;
}

/** What can be read of the names of periods: shortened to their last part (`1756-57`) where they are long, and left out where one would run into the one before. */
export function periodNames(periods: readonly Period[], end: number): readonly (string | null)[] {
  const wide = (title: string) => title.length * PERIOD + 6;
  const room = periods.map(({ x }, i) => (periods[i + 1]?.x ?? end) - x);
  const allFit = periods.every(({ title }, i) => wide(title) <= room[i]);
  let free = Number.NEGATIVE_INFINITY;
  return periods.map(({ title, x }) => {
    const name = allFit ? title : (title.split(', ').at(-1) ?? title);
    if (x < free || x + wide(name) > end + 2) return null;
    free = x + wide(name);
    return name;
  });
}
