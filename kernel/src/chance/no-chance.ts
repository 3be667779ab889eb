import { BrokenPromise } from '../reason.ts';
import type { Chance } from './chance.ts';

function refuse(): never {
  throw new BrokenPromise('chance is used where it was not used before');
}

/** For playing again what needed no chance the first time. */
export const noChance: Chance = { roll: refuse, draw: refuse };
