import {
  type AnyGame,
  type Choice,
  isChoice,
  isRange,
  type Option,
  type OwnAsk,
  type Range,
  withNumbers,
} from '@cabinet-wars/kernel';
import type { Terminal } from './terminal.ts';
import type { PlayTexts } from './texts/index.ts';

/** The ranges of an option, by field. */
export const rangesOf = (option: object): [string, Range][] =>
  Object.entries(option).filter((field): field is [string, Range] => isRange(field[1]));

/** The choice with one end of each range in its place. */
export function endOf(option: Option<Choice>, end: 'from' | 'to'): Choice {
  return withNumbers<Choice>(option, (range) => range[end]);
}

/**
 * What a typed line means: `3` the third choice, `3 5` the third with 5 in its range, or a choice in the game's notation.
 * Where the only choice is a range, a number is a value in it. Undefined if it means none of these.
 */
export async function pick(
  game: AnyGame,
  ask: OwnAsk,
  line: string,
  terminal: Terminal,
  ownTexts: PlayTexts,
): Promise<Choice | undefined> {
  const numbers = /^\d+(\s+\d+)*$/.test(line) ? line.split(/\s+/).map(Number) : null;
  if (numbers === null) {
    const said = game.notation.parse(line);
    return isChoice(said) ? said : undefined;
  }
  const [first] = ask.options;
  if (ask.options.length === 1 && rangesOf(first).length === numbers.length) return fill(first, numbers);
  const option = ask.options[numbers[0] - 1];
  return option === undefined ? undefined : fillFrom(option, numbers.slice(1), terminal, ownTexts);
}

/** Asks for the values of ranges that were not typed along. */
async function fillFrom(
  option: Option<Choice>,
  values: number[],
  terminal: Terminal,
  ownTexts: PlayTexts,
): Promise<Choice | undefined> {
  for (const [, { from, to }] of rangesOf(option).slice(values.length)) {
    const typed = await terminal.ask(ownTexts.range(from, to));
    if (typed === null || !/^\d+$/.test(typed)) return undefined;
    values.push(Number(typed));
  }
  return fill(option, values);
}

function fill(option: Option<Choice>, values: readonly number[]): Choice | undefined {
  const ranges = rangesOf(option);
  if (values.length !== ranges.length) return undefined;
  let next = 0;
  return withNumbers<Choice>(option, () => values[next++]);
}
