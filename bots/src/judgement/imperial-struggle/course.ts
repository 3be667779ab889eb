import { START_VP, VP_DIRECTION } from '@cabinet-wars/imperial-struggle/data';
import type { Choice, State } from '@cabinet-wars/imperial-struggle/view';
import type { Seat } from '@cabinet-wars/kernel';
import type { Course } from '../../learning/course.ts';
import { sigmoid } from '../../learning/network.ts';
import { features } from './features.ts';
import { judgementOf } from './judgement.ts';

/** Of an outcome so much is whether the game was won, the rest by how much. */
const WON = 0.75;
const CLEAR = 6;

export const ended = (g: State, seat: Seat): number | null =>
  g.final === null ? null : Number(g.final.winner === g.sideOf[seat]);

export const course: Course<State, Choice> = {
  table: features,
  unit: 6,
  judgement: judgementOf,
  ended,
  outcome: (g, seat) => {
    const ahead = VP_DIRECTION[g.sideOf[seat]] * (g.vp - START_VP);
    return WON * (ended(g, seat) ?? 0.5) + (1 - WON) * sigmoid(ahead / CLEAR);
  },
  isKept: (key) => key.startsWith('action-round.') || key === 'action.buy' || key.startsWith('war'),
  settings: [{}],
};
