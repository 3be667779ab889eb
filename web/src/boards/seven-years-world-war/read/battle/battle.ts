import type { ToldEvent } from '@cabinet-wars/kernel';
import type { CombatTableId, ResultId } from '@cabinet-wars/seven-years-world-war/data';
import type { RollFor } from '@cabinet-wars/seven-years-world-war/view';
import { stillHolding } from '../../../kit/still-holding.ts';
import type { Event } from '../seen.ts';

/** A combat as far as it has been told. */
export interface Battle {
  readonly attack: Extract<Event, { t: 'attack' }>;
  readonly odds: {
    readonly table: CombatTableId;
    readonly attacker: number;
    readonly defender: number;
    readonly odds: string;
  } | null;
  readonly die: number | null;
  readonly result: ResultId | null;
  readonly honours: boolean;
}

/** A die thrown for anything else. */
export interface Throw {
  readonly seat: number;
  readonly for: RollFor;
  readonly die: number;
}

export interface Dice {
  readonly battle: Battle | null;
  readonly thrown: Throw | null;
}

const NONE: Dice = { battle: null, thrown: null };

/** What the last dice decided; a new phase puts them away. */
export function diceOf(events: readonly Event[]): Dice {
  return events.reduce(after, NONE);
}

function after(dice: Dice, event: Event): Dice {
  const { battle } = dice;
  switch (event.t) {
    case 'phase-begins':
    case 'turn-begins':
    case 'force-moves':
      return NONE;
    case 'attack':
      return { battle: { attack: event, odds: null, die: null, result: null, honours: false }, thrown: null };
    case 'odds':
      return battle === null ? dice : { ...dice, battle: { ...battle, odds: event } };
    case 'rolled':
      if (event.for === 'combat' && battle !== null) return { battle: { ...battle, die: event.die }, thrown: null };
      return { battle: null, thrown: event };
    case 'combat-result':
      return battle === null ? dice : { ...dice, battle: { ...battle, result: event.result, honours: event.honours } };
    default:
      return dice;
  }
}

/** Only the last of a long story matters here. */
const RECENT = 80;
const heldIn = stillHolding<Event>();
export const eventsOf = (told: readonly ToldEvent<Event>[]): readonly Event[] => heldIn(told).slice(-RECENT);
