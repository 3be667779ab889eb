import type { PowerId } from '@cabinet-wars/seven-years-world-war/data';

/**
 * What powers come to in free deployment (28.57): as much as they grew in games between Marshals, not as much as they begin with. Victory goes
 * by what one has made of one's beginning, and Great Britain begins with most: whoever chose it first won 1 % of games of four (ADR 30).
 */
const PROMISE: Readonly<Record<PowerId, number>> = {
  PR: 6,
  AU: 5,
  FR: 4,
  ME: 3.5,
  RU: 3,
  MC: 2.5,
  GB: 2,
  SP: 1.6,
  UP: 1.5,
  OT: 1.4,
};

export const promiseOf = (power: PowerId): number => PROMISE[power];
