import { POWERS, type PowerId } from '@cabinet-wars/seven-years-world-war/data';
import { powersOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Naming } from '../i18n/index.ts';
import type { OpenView } from './seen.ts';

/** A coalition by the names of its powers: one with its full name, several in short. Without any, by its number. */
export function alliesName({ own, game }: Naming, seat: number, powers: readonly PowerId[]): string {
  if (powers.length === 0) return game.coalition(seat + 1);
  if (powers.length === 1) return game.lands[powers[0]];
  // Only where three share a line is there no room for Great Britain's whole name.
  const name = (power: PowerId) => (power === 'GB' && powers.length === 2 ? game.lands.GB : own.inShort[power]);
  return own.allies(powers.map(name));
}

export const coalitionName = (naming: Naming, open: OpenView, seat: number): string =>
  alliesName(
    naming,
    seat,
    powersOf(open, seat).map((power) => POWERS[power]),
  );
