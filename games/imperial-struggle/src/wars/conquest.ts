import { DONE } from '@cabinet-wars/kernel';
import { IS_SPANISH, IS_TERRITORY, SPACE, SPACES, type Space } from '../data/map/spaces.ts';
import { CONQUEST_CP, REFUSAL_VP } from '../data/numbers.ts';
import { NOBODY, opponentOf, SIDES, type Side } from '../data/sides.ts';
import { setFlag } from '../map/flags.ts';
import { placeOf, sail } from '../map/squadrons.ts';
import { score } from '../money/accounts.ts';
import { type Context, procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import { type Conqueror, conquestOptions, conquestPrice } from './may-conquer.ts';
import { theatreAt } from './strength.ts';
import { driveOut, theatreOf, warOf } from './war-locals.ts';

export interface Conquest {
  side: Side;
  cp: number;
  /** The Territory demanded while its holder makes up his mind. */
  demanded: Space;
}

/** Rules 41 and 42: the winner takes spaces, one Conquest Point each; the holder of a Territory may refuse. */
export const conquest = procedure<Conquest>('conquest')({
  take: {
    who: (g, f) => (f.cp > 0 ? g.seatOf[f.side] : null),
    options: (g, f) => [...conquestOptions(g, conqueror(g, f)), { t: 'no-more' }],
    choose: (g, f, choice, x) => {
      if (choice.t === 'conquer') demand(g, f, SPACE[choice.space], x);
      else if (choice.t === 'conquer-sea') takeSea(g, f, SPACE[choice.space], placeOf(choice.from), x);
      else f.cp = 0;
    },
  },
  refuse: {
    who: (g, f) => (f.demanded === NOBODY ? null : g.seatOf[opponentOf(f.side)]),
    options: () => [
      { t: 'refuse', refuse: false },
      { t: 'refuse', refuse: true },
    ],
    choose: (g, f, choice, x) => {
      const space = f.demanded;
      f.demanded = NOBODY;
      if (choice.t === 'refuse' && choice.refuse) refuse(g, f.side, space, x);
      else takeSpace(g, f.side, space, x);
    },
  },
  again: (_g, f) => (f.cp > 0 ? 'take' : DONE),
});

/** The side as a conqueror, for options and reasons. */
export const conqueror = (g: State, { side, cp }: Conquest): Conqueror => ({
  war: warOf(g),
  theatre: theatreAt(g, theatreOf(g).theatre),
  side,
  cp,
});

function demand(g: State, f: Conquest, space: Space, x: Context): void {
  const cp = conquestPrice(g, space);
  f.cp -= cp;
  if (mayRefuse(g, opponentOf(f.side), space)) {
    f.demanded = space;
    x.log?.({ t: 'demanded', side: SIDES[f.side], space: SPACES[space], cp });
  } else takeSpace(g, f.side, space, x);
}

/** Ruling 57: only a Territory one holds, and twice a War. */
const mayRefuse = (g: State, holder: Side, space: Space): boolean =>
  IS_TERRITORY[space] && g.flags[space] === holder && warOf(g).refusals[holder] < REFUSAL_VP.length;

function refuse(g: State, winner: Side, space: Space, x: Context): void {
  const war = warOf(g);
  const holder = opponentOf(winner);
  x.log?.({ t: 'refused', side: SIDES[holder], space: SPACES[space] });
  score(g, winner, REFUSAL_VP[war.refusals[holder]], 'refusal', x);
  war.refusals[holder]++;
  war.refused.push(space);
}

/** Ruling 15: a damaged Fort stays so. Ruling 85: a Spanish Territory taken from nobody gives the loser a shift in Spain. */
function takeSpace(g: State, side: Side, space: Space, x: Context): void {
  if (g.options.spanishEmpire && IS_TERRITORY[space] && IS_SPANISH[space] && g.flags[space] === NOBODY)
    theatreOf(g).spanishShifts++;
  x.log?.({ t: 'conquered', side: SIDES[side], space: SPACES[space], cp: conquestPrice(g, space) });
  setFlag(g, space, side, x);
}

function takeSea(g: State, f: Conquest, space: Space, from: Space, x: Context): void {
  const war = warOf(g);
  f.cp -= CONQUEST_CP;
  x.log?.({ t: 'conquered', side: SIDES[f.side], space: SPACES[space], cp: CONQUEST_CP });
  driveOut(war, opponentOf(f.side), space);
  sail(g, f.side, from, space, x);
  war.sailed.push(space);
}
