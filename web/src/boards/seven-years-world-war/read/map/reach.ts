import { type Ahead, choiceIn, isOffered } from '@cabinet-wars/kernel';
import type { SquareId } from '@cabinet-wars/seven-years-world-war/data';
import type { AheadRequest } from '../../../../look-ahead/index.ts';
import type { GameChoice, GameOption, OwnAsk } from '../seen.ts';
import type { Thing } from './things.ts';

/** No force marches further; no counter stands for more units. */
const STEPS = 16;
const ALIKE = 12;

/** What is to be asked to learn where a force can be dragged; null for what cannot be. */
export function reachRequest({ key, options }: OwnAsk, thing: Thing): AheadRequest<GameChoice> | null {
  if (thing.t === 'route') return null;
  const isUnderWay = key === 'move.march';
  const maySetOut = key === 'movement-phase.act' && isOffered(options, { t: 'move', square: thing.square });
  if (!isUnderWay && !maySetOut) return null;
  return {
    after: isUnderWay ? [] : setOut(thing),
    depth: STEPS,
    tally: false,
    follow: [{ t: 'step' }, { t: 'stop' }],
    once: [{ t: 'step' }],
  };
}

/** The whole square sets out, or all units alike that one counter stands for. */
function setOut(thing: Exclude<Thing, { t: 'route' }>): GameChoice[] {
  const units: GameChoice[] =
    thing.t === 'unit'
      ? Array.from({ length: ALIKE }, () => ({ t: 'take', piece: thing.name }) as const)
      : [{ t: 'take-all' }];
  return [{ t: 'move', square: thing.square }, ...units, { t: 'go' }];
}

/** A unit recruited from a square's own menu is placed there, where it may be: nobody asks where once more. */
export function recruitRequest(option: GameOption, thing: Thing): AheadRequest<GameChoice> | null {
  const choice = choiceIn<GameChoice>(option);
  if (choice?.t !== 'recruit' || thing.t === 'route') return null;
  return { after: [choice, { t: 'place', square: thing.square }], depth: 0, tally: false };
}

/** The squares that can be reached, each with all that is then to be said. */
export function reachIn({ gestures }: Ahead<GameChoice>): ReadonlyMap<SquareId, readonly GameChoice[]> {
  const reach = new Map<SquareId, readonly GameChoice[]>();
  for (const { choices, end } of gestures) {
    const isEnd = choices.at(-1)?.t === 'stop';
    const step = isEnd ? choices.at(-2) : choices.at(-1);
    if (step?.t !== 'step' || end.t === 'chance' || end.t === 'hidden') continue;
    const goesOn = end.t === 'question' && end.key === 'move.march';
    if (isEnd || !goesOn) reach.set(step.square, choices);
  }
  return reach;
}
