import { fits } from '@cabinet-wars/kernel';
import { lookedAt, type Pointing } from '../../kit/looked-at.ts';
import type { Arrow, MarkSpec, Marks } from '../map/marks.ts';
import { keyOf, type Thing } from '../map/position.ts';
import { type GameChoice, type OpenView, type OwnAsk, powerIn } from './seen.ts';
import { type Target, thingsOf } from './things.ts';

/** What may be chosen glows with its number in the list; what is under the pointer or picked says so. */
export function marksOf({ ask, highlighted, picked }: Pointing<GameChoice>, targets: readonly Target[]): Marks {
  if (ask === null) return {};
  const marks: Record<string, MarkSpec> = {};
  for (const { option, things } of targets) {
    const state = stateOf(ask, option, highlighted, picked);
    for (const thing of things) {
      const before = marks[keyOf(thing)];
      if (before === undefined) marks[keyOf(thing)] = { state, number: option + 1 };
      else if (before.state === 'may' && state !== 'may') marks[keyOf(thing)] = { ...before, state };
    }
  }
  return marks;
}

function stateOf(
  ask: OwnAsk,
  option: number,
  highlighted: number | null,
  picked: GameChoice | null,
): MarkSpec['state'] {
  if (picked !== null && fits(ask.options[option], picked)) return 'final';
  return highlighted === option ? 'picked' : 'may';
}

/** From who attacks to what is aimed at, while one looks at it or has picked it. */
export function arrowsOf(pointing: Pointing<GameChoice>, open: OpenView): Arrow[] {
  const { ask, picked } = pointing;
  if (ask === null) return [];
  const choice = lookedAt(pointing);
  if (choice === null || choice.t !== 'attack') return [];
  const me = powerIn(open, ask.seat);
  const [to] = thingsOf(choice, open, me);
  if (to === undefined) return [];
  return [{ from: { t: 'stack', place: to.place, power: me }, to, final: picked !== null }];
}

/** The choices a thing stands for: its own, else those of the stack or place it belongs to. */
export function optionsAt(targets: readonly Target[], thing: Thing): number[] {
  for (const near of around(thing)) {
    const found = optionsWith(targets, (each) => keyOf(each) === keyOf(near));
    if (found.length > 0) return found;
  }
  return [];
}

/** The choices about whatever stands in the same place: what is meant by pointing beside them. */
export const optionsNear = (targets: readonly Target[], { place }: Thing): number[] =>
  optionsWith(targets, (each) => each.place === place);

const optionsWith = (targets: readonly Target[], isMeant: (thing: Thing) => boolean): number[] =>
  targets.filter(({ things }) => things.some(isMeant)).map(({ option }) => option);

/** A thing, then what it is part of. */
function around(thing: Thing): Thing[] {
  const place: Thing = { t: 'place', place: thing.place };
  if (thing.t === 'unit') return [thing, { t: 'stack', place: thing.place, power: thing.power }, place];
  return thing.t === 'place' ? [thing] : [thing, place];
}
