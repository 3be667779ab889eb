import type { Counter } from '../data/counters.ts';
import type { Power } from '../data/powers.ts';
import type { Region } from '../data/regions.ts';
import type { Side } from '../events.ts';
import type { Raid } from '../raids.ts';

/** What is attacked: a played power, a neutral counter, a non-player power's marker, or a raid holding a token. */
export type Against = 'nothing-yet' | 'power' | 'neutral' | 'non-player' | 'raid';

/** An attack under way, from its declaration to the spoils. All of it is public. */
export interface Attack {
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
  /** Bits of the local alliances that serve as navies in this attack. */
  asNavy: number;
  /** Who has naval support in the land combat, and how much it is worth. */
  support: Side | 'nobody';
  supportBonus: number;
  /** Whether the defender's Fighting Withdrawal covers the rest of the attack (ruling 33, original). */
  withdrawn: boolean;
}

/** An attack of which nothing is known but who makes it. */
export const attackBy = (attacker: Power, free: boolean): Attack => ({
  attacker,
  free,
  region: -1,
  against: 'nothing-yet',
  defender: -1,
  counter: -1,
  raid: -1,
  surprise: false,
  armies: [0, 0, 0, 0, 0, 0, 0],
  navies: [0, 0, 0, 0, 0, 0, 0],
  asNavy: 0,
  support: 'nobody',
  supportBonus: 1,
  withdrawn: false,
});
