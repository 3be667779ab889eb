import { alliesName as named } from '@cabinet-wars/seven-years-world-war';
import { POWERS, type PowerId } from '@cabinet-wars/seven-years-world-war/data';
import { powersOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { CounterPower } from '../../../../counters/index.ts';
import { colourOf } from '../../colours.ts';
import type { Naming } from '../../i18n/index.ts';
import type { OpenView } from '../seen.ts';

/** A coalition by the names of its powers. */
export const alliesName = ({ game }: Naming, seat: number, powers: readonly PowerId[]): string =>
  named(game, seat, powers);

export const coalitionName = (naming: Naming, open: OpenView, seat: number): string =>
  alliesName(
    naming,
    seat,
    powersOf(open, seat).map((power) => POWERS[power]),
  );

/** The colour of a coalition is that of its first power; of one that has lost all, the minor powers'. */
export const coalitionHue = (open: OpenView, seat: number): CounterPower =>
  hueOf(powersOf(open, seat).map((power) => POWERS[power]));

export const hueOf = ([first]: readonly PowerId[]): CounterPower => (first === undefined ? 'minor' : colourOf(first));
