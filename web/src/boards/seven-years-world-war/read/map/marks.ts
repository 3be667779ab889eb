import { fits } from '@cabinet-wars/kernel';
import { SQUARES, type SquareId } from '@cabinet-wars/seven-years-world-war/data';
import type { Attack } from '@cabinet-wars/seven-years-world-war/view';
import type { RingState } from '../../../../counters/index.ts';
import { lookedAt, type Pointing } from '../../../kit/looked-at.ts';
import { frameOf, type GameChoice, type OpenView } from '../seen.ts';
import { keyOf, type Target, type Thing } from './things.ts';

/** How one thing stands to the choice being made, and its number in the list of choices. */
export interface Mark {
  readonly state: RingState;
  readonly number?: number;
}
/** Marks by `keyOf(thing)`. */
export type Marks = Readonly<Record<string, Mark>>;

/** What may be chosen glows with its number in the list; what is under the pointer or picked says so. */
export function marksOf({ ask, highlighted, picked }: Pointing<GameChoice>, targets: readonly Target[]): Marks {
  const marks: Record<string, Mark> = {};
  if (ask === null) return marks;
  for (const { option, things } of targets) {
    const isPicked = picked !== null && fits(ask.options[option], picked);
    const state = isPicked ? 'final' : highlighted === option ? 'picked' : 'may';
    for (const thing of things) {
      const key = keyOf(thing);
      const before = marks[key];
      if (before === undefined) marks[key] = { state, number: option + 1 };
      else if (state !== 'may') marks[key] = { number: option + 1, state };
    }
  }
  return marks;
}

/** From one square to the next: the attack that is being looked at, has been picked, or is being made. */
export interface Arrow {
  readonly from: SquareId;
  readonly to: SquareId;
  readonly final: boolean;
}

export function arrowsOf(pointing: Pointing<GameChoice>, open: OpenView): Arrow[] {
  if (pointing.ask === null) return [];
  const final = pointing.picked !== null;
  const wanted = lookedAt(pointing);
  if (wanted !== null && 'from' in wanted) return [{ from: wanted.from, to: wanted.to, final }];
  const attack = frameOf<Attack>(open, 'attack');
  return attack === null ? [] : [{ from: SQUARES[attack.from], to: SQUARES[attack.to], final }];
}

/** Who acts and what is aimed at, framed. */
export const marksOfArrows = (arrows: readonly Arrow[]): Marks =>
  Object.fromEntries(
    arrows.flatMap(({ from, to, final }): [string, Mark][] => [
      [keyOf({ t: 'square', square: from }), { state: 'acts' }],
      [keyOf({ t: 'square', square: to }), { state: final ? 'final' : 'picked' }],
    ]),
  );

/** The choices a thing stands for: its own, else for a unit those of its square. */
export function optionsAt(targets: readonly Target[], thing: Thing): number[] {
  const own = optionsWith(targets, (each) => keyOf(each) === keyOf(thing));
  if (own.length > 0 || thing.t === 'route') return own;
  const around = optionsWith(targets, (each) => each.t === 'square' && each.square === thing.square);
  if (around.length > 0) return around;
  return optionsWith(targets, (each) => each.t === 'unit' && each.square === thing.square);
}

const optionsWith = (targets: readonly Target[], isMeant: (thing: Thing) => boolean): number[] =>
  targets.filter(({ things }) => things.some(isMeant)).map(({ option }) => option);
