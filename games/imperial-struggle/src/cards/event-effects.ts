import type { Ask, Frame, Then } from '@cabinet-wars/kernel';
import { DONE } from '@cabinet-wars/kernel';
import { ADVANTAGE } from '../data/advantages.ts';
import { COMMODITY_COUNT } from '../data/demand.ts';
import type { EventCard } from '../data/events.ts';
import { opponentOf, type Side } from '../data/sides.ts';
import { AUSTRIAN_SUCCESSION, NO_WAR } from '../data/turns.ts';
import { roundOf } from '../peace/round.ts';
import { type Context, procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { WAYS } from '../vocabulary/ways.ts';
import { anywhere, type PlaceTile, placeTile } from '../wars/place-tile.ts';
import { hasRoomForTile } from '../wars/war-tiles.ts';
import { doAtOnce } from './effects/at-once.ts';
import { carryOut } from './effects/carry-out.ts';
import { isMet } from './effects/conditions.ts';
import { amountOf } from './effects/formulas.ts';
import { isPurchase } from './effects/free-advantage.ts';
import { BONUS, EFFECTS, STANDARD } from './effects/index.ts';
import { optionsOf } from './effects/options.ts';
import type { Row } from './effects/row.ts';
import { offerAdvantages } from './menu.ts';
import { useAdvantage } from './use-advantage.ts';

/** One half of a card's effect under way. */
export interface Effects {
  side: Side;
  event: EventCard;
  half: number;
  /** The row reached, the way chosen where it leaves several, and how often it is still to be carried out. */
  at: number;
  way: number;
  left: number;
  /** The commodity drawn to be put in demand; −1: none. */
  drawn: number;
}
export const newEffects = (side: Side, event: EventCard, half: number): Effects => ({
  side,
  event,
  half,
  at: 0,
  way: -1,
  left: 0,
  drawn: -1,
});

type Step = 'before' | 'row' | 'again' | 'next' | 'warTile' | AskStep;
type AskStep = 'target' | 'way' | 'squadron' | 'lose' | 'theatre' | 'advantage' | 'commodity';

/** Which question a row puts; those not named here put none. */
const ASK_OF: Readonly<Partial<Record<Row['op'], AskStep>>> = {
  conflict: 'target',
  unflag: 'target',
  shift: 'target',
  'take-control': 'target',
  'own-flag-off': 'target',
  'damage-fort': 'target',
  either: 'way',
  'score-demand': 'way',
  'squadron-leaves': 'squadron',
  'opponent-loses': 'lose',
  'return-tile': 'theatre',
  byng: 'theatre',
  refresh: 'advantage',
  exhaust: 'advantage',
  'use-advantage': 'advantage',
  'add-demand': 'commodity',
  'swap-demand': 'commodity',
};

/** The row under way; within one that leaves several ways, the way chosen. */
export function rowOf(f: Effects): Row {
  const row = EFFECTS[f.event][f.side][f.half][f.at];
  return row.op === 'either' && f.way >= 0 ? row.ways[WAYS[f.way]]! : row;
}

const ask = (): Ask<Effects, State, Choice, Event, Step> => ({
  who: (g, f) => g.seatOf[f.side],
  options: (g, f) => optionsOf(g, f.side, rowOf(f)),
  choose,
});

const CARRY_OUT: Choice = { t: 'carry-out' };
const usableAdvantages = (g: State): Choice[] => {
  const options: Choice[] = [];
  offerAdvantages(g, roundOf(g), options);
  return options;
};

/** Rule 14: an Event's effect, row by row; what cannot be done is skipped. */
export const effects = procedure<Effects>('effects')<Step>({
  /** Rule 16: Advantages fit in between the test of the bonus and the effect; nothing is asked where none is of use. */
  before: {
    who: (g, f) =>
      f.half === STANDARD && g.effectsAtOnce !== true && usableAdvantages(g).length > 0 ? g.seatOf[f.side] : null,
    options: (g) => [CARRY_OUT, ...usableAdvantages(g)],
    choose: (_g, f, choice, x) => {
      if (choice.t !== 'advantage') return 'row';
      x.call(useAdvantage, { side: f.side, advantage: ADVANTAGE[choice.advantage] });
      return 'before';
    },
  },
  row: (g, f, x) => {
    if (f.at >= EFFECTS[f.event][f.side][f.half].length) return DONE;
    const row = rowOf(f);
    if (!isMet(g, f.side, row.if)) return 'next';
    f.left = timesOf(g, f, row);
    if (row.op === 'war-tile') return 'warTile';
    if (ASK_OF[row.op] !== undefined) return 'again';
    if (doAtOnce(g, f.side, row, x)) note(g, f);
    return 'next';
  },
  /** The row's question, as long as it is to be carried out and can be. */
  again: (g, f, x) => {
    const row = rowOf(f);
    if (f.left === 0 || optionsOf(g, f.side, row).length === 0) return 'next';
    if (row.op === 'swap-demand') f.drawn = drawDemand(g, x);
    return ASK_OF[row.op];
  },
  target: ask(),
  way: ask(),
  squadron: ask(),
  // Which tiles there are to lose is the loser's secret: it is asked even where it has no choice.
  lose: { ...ask(), who: (g, f) => g.seatOf[opponentOf(f.side)], always: true },
  theatre: ask(),
  advantage: ask(),
  commodity: ask(),
  warTile: (g, f, x) => {
    if (f.left === 0 || g.war === NO_WAR || !hasRoomForTile(g, f.side)) return 'next';
    note(g, f);
    x.call(placeTile, placing(g, f));
    f.left--;
    return 'warTile';
  },
  next: (_g, f) => {
    f.at++;
    f.way = -1;
    return 'row';
  },
});

function choose(g: State, f: Frame<Effects>, choice: Choice, x: Context): Then<Step> {
  if (choice.t === 'decline') return 'next';
  const row = rowOf(f);
  note(g, f);
  if (row.op === 'either' && choice.t === 'way') {
    f.way = WAYS.indexOf(choice.way);
    return 'row';
  }
  if (row.op === 'use-advantage' && choice.t === 'pick-advantage') return lend(g, f, ADVANTAGE[choice.advantage], x);
  carryOut(g, f.side, row, f.drawn, choice, x);
  f.left--;
  return 'again';
}

/** An Advantage to be used: at once, or (one that is a purchase) in an action of this round. */
function lend(g: State, f: Frame<Effects>, advantage: number, x: Context): Then<Step> {
  roundOf(g).freeAdvantage = advantage;
  if (!isPurchase(advantage)) x.call(useAdvantage, { side: f.side, advantage });
  return 'next';
}

/** How often a row is carried out: as often as it says, and once where it says nothing. */
function timesOf(g: State, f: Effects, row: Row): number {
  if (row.op === 'war-tile')
    return row.jacobite === true && g.war > AUSTRIAN_SUCCESSION ? 0 : amountOf(g, f.side, row.n);
  if (row.op === 'refresh' || row.op === 'exhaust') return row.n;
  return row.op === 'conflict' ? amountOf(g, f.side, row.n ?? 1) : 1;
}

/** Something came of the bonus (Lavoisier asks). */
function note(g: State, f: Effects): void {
  if (f.half === BONUS) roundOf(g).bonus = true;
}

/** One of the demand tiles not in use. */
function drawDemand(g: State, x: Context): number {
  let at = x.chance.roll(COMMODITY_COUNT - g.demand.length);
  for (let commodity = 0; ; commodity++) if (!g.demand.includes(commodity) && at-- === 0) return commodity;
}

/** The Jacobite Rebellion is the last theatre of the first two Wars. */
const JACOBITE_REBELLION = 3;

/** Where a tile goes: all that a card draws for the Jacobite Rebellion stay there. */
function placing(g: State, f: Effects): PlaceTile {
  const row = rowOf(f);
  if (row.op !== 'war-tile' || row.jacobite === undefined) return anywhere(f.side);
  return { side: f.side, into: JACOBITE_REBELLION, staying: amountOf(g, f.side, row.n) - f.left };
}
