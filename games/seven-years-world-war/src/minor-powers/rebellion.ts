import type { Option, Procedure, Seat } from '@cabinet-wars/kernel';
import { LANDS, type Land, landOf, NOBODYS, POWERS, type Power } from '../data/powers.ts';
import { tablesOf } from '../data/tables.ts';
import { claimedBy, taxationUnderWay } from '../money/taxes.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { recruitingFor, recruitingTable } from './recruiting-table.ts';

export interface Rebellion {
  /** Whose taxes for which power, and who leads the rebels: one of the others at random. */
  seat: Seat;
  power: Power;
  by: Seat;
}

/** 25.3, 29.4. Another player rolls once on the minor powers' table for a land in which taxes were raised (ruling 36). */
export const rebellion: Procedure<Rebellion, State, Choice, Event> = procedure<Rebellion>('rebellion')({
  leader: (g, f, x) => {
    f.by = (f.seat + 1 + x.chance.roll(g.hands.length - 1)) % g.hands.length;
    x.log?.({ t: 'rebellion', seat: f.by, power: POWERS[f.power] });
  },
  where: {
    who: (g, f) => (landsTaxed(g, f.power).length > 0 ? f.by : null),
    options: (g, f) => landsTaxed(g, f.power).map((land): Option<Choice> => ({ t: 'rebel-in', land: LANDS[land] })),
    choose: (_g, f, choice, x) => {
      if (choice.t === 'rebel-in') x.call(recruitingTable, recruitingFor(f.by, landOf(choice.land), true));
    },
  },
});

/** The lands whose squares the attempt to raise taxes bore on. */
function landsTaxed(g: State, power: Power): Land[] {
  const { owner } = tablesOf(g);
  const f = taxationUnderWay(g);
  const squares = f === null ? [] : claimedBy(f, power);
  return [...new Set(squares.map((square) => owner[square]))].filter((land) => land !== NOBODYS);
}
