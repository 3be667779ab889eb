import { ABILITIES } from '../src/data/abilities.ts';
import { ADVANTAGES } from '../src/data/advantages.ts';
import { EVENTS } from '../src/data/events.ts';
import { INVESTMENTS } from '../src/data/investments.ts';
import { SEAS, SPACES } from '../src/data/map/spaces.ts';
import { MINISTRIES } from '../src/data/ministries.ts';
import { POINTS } from '../src/data/points.ts';
import { THEATRES } from '../src/data/wars.ts';
import { ACTIONS, type Choice, SQUADRON_PRICES } from '../src/vocabulary/choices.ts';

const seas = SEAS.map((sea) => SPACES[sea]);
const harbours = ['navy-box' as const, ...seas];
const bySpace = [
  'shift',
  'remove-conflict',
  'build-fort',
  'repair-fort',
  'seize-fort',
  'displace',
  'conquer',
  'target',
  'huguenots',
] as const;

/** Everything anybody could wish for, whether it can ever be had or not. */
export const WISHES: readonly Choice[] = [
  ...bySpace.flatMap((t) => SPACES.map((space): Choice => ({ t, space }))),
  ...harbours.flatMap((from) => seas.map((to): Choice => ({ t: 'deploy', from, to }))),
  ...harbours.flatMap((from) => seas.map((space): Choice => ({ t: 'conquer-sea', from, space }))),
  ...harbours.map((from): Choice => ({ t: 'give-up', from })),
  ...SQUADRON_PRICES.map((by): Choice => ({ t: 'build-squadron', by })),
  ...POINTS.map((points): Choice => ({ t: 'exchange', points })),
  ...EVENTS.flatMap((event): Choice[] => [
    { t: 'event', event },
    { t: 'discard', event },
  ]),
  ...MINISTRIES.flatMap((ministry): Choice[] => [
    { t: 'ministry', ministry },
    { t: 'reveal', ministry },
  ]),
  ...ABILITIES.map((ability): Choice => ({ t: 'ability', ability })),
  ...ADVANTAGES.map((advantage): Choice => ({ t: 'advantage', advantage })),
  ...INVESTMENTS.map((tile): Choice => ({ t: 'tile', tile })),
  ...ACTIONS.map((action): Choice => ({ t: 'begin', action })),
  ...THEATRES.flatMap((theatre): Choice[] => [
    { t: 'place-tile', theatre },
    { t: 'upgrade', theatre },
  ]),
  ...(['drawn', 'placed'] as const).flatMap((keep): Choice[] => [
    { t: 'keep-tile', keep, rest: 'pool' },
    { t: 'keep-tile', keep, rest: 'out' },
  ]),
  { t: 'draw-event' },
  { t: 'war-tile' },
  { t: 'score-jacobites' },
  { t: 'pass' },
];
