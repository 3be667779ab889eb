import { BrokenPromise, type Frame, frameOf } from '@cabinet-wars/kernel';
import type { Counter } from '../data/counters.ts';
import { NOBODY, type Power } from '../data/powers.ts';
import type { Region } from '../data/regions.ts';
import type { State } from '../state.ts';
import type { Outcome, Side } from '../vocabulary/events.ts';
import type { Raid } from './raids.ts';

/** What is attacked: a played power, a neutral counter, a non-player power's marker, or a raid holding a token. */
export type Against = 'nothing-yet' | 'power' | 'neutral' | 'non-player' | 'raid';

/** An attack under way, from its declaration to the spoils. All of it is public. */
export interface Attack {
  /** −1 where pirates or a revolt attack. */
  attacker: Power;
  /** By the War Office: no action and no gold. */
  free: boolean;
  region: Region;
  against: Against;
  /** The power attacked, or whose non-player marker it is; −1 otherwise. */
  defender: Power;
  counter: Counter;
  raid: Raid;
  surprise: boolean;
  /** Helpers' units in this attack, by power; those of non-player powers included. */
  armies: number[];
  navies: number[];
  /** Bits of the local alliances that serve as navies in this attack, and of those about which that is settled. */
  asNavy: number;
  settled: number;
  /** Who has naval support in the land combat, how much it is worth, and whether that is settled. */
  support: Side | 'nobody';
  supportBonus: number;
  seaSettled: boolean;
  /** Whether the defender's Fighting Withdrawal covers the rest of the attack (ruling 33, original). */
  withdrawn: boolean;
  /** How the last combat ended. */
  outcome: Outcome | 'none';
}

/** An attack of which nothing is known but who makes it. */
export const attackBy = (attacker: Power, free: boolean): Attack => ({
  attacker,
  free,
  region: -1,
  against: 'nothing-yet',
  defender: NOBODY,
  counter: -1,
  raid: -1,
  surprise: false,
  armies: [0, 0, 0, 0, 0, 0, 0],
  navies: [0, 0, 0, 0, 0, 0, 0],
  asNavy: 0,
  settled: 0,
  support: 'nobody',
  supportBonus: 1,
  seaSettled: false,
  withdrawn: false,
  outcome: 'none',
});

/** The attack the procedures above it belong to: one of a power's, or a raid. */
export function attackUnderWay(g: State): Frame<Attack> {
  const frame = frameOf<Attack>(g, 'attack', 'raid');
  if (frame === null) throw new BrokenPromise('no attack is under way');
  return frame;
}

/** Who attacks or defends for himself: −1 where nobody does (a raid, a neutral counter, a non-player marker). */
export function principalOf(f: Attack, side: Side): Power {
  if (side === 'attacker') return f.attacker;
  return f.against === 'power' ? f.defender : NOBODY;
}

export const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
