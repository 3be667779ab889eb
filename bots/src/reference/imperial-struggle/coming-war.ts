import {
  BONUS_TILES_PER_THEATRE,
  BRITAIN,
  FRANCE,
  NO_WAR,
  type Result,
  type Side,
  THEATRES_OF,
  tablesOf,
  WAR_AFTER,
} from '@cabinet-wars/imperial-struggle/data';
import { openStrength, totalOf } from '@cabinet-wars/imperial-struggle/reckoning';
import { bonusSlot, type State, theatreSlot } from '@cabinet-wars/imperial-struggle/view';
import { TREATY } from './contests.ts';
import { likely } from './likely.ts';

/** What War tiles that lie face down count for, and how far they may be off. */
const BASIC = { mean: 0.44, variance: 1 } as const;
const BONUS = { mean: 1.67, variance: 0.56 } as const;
/** What Action Rounds still to come may change in a theatre. */
const VARIANCE = 0.5;
const VARIANCE_A_ROUND = 0.3;
/** A War that is another turn away counts less. */
const FAR_OFF = 0.55;

/** What a result is worth besides its VP. */
const SPOILS = { cp: 2.2, unflag: 0.8, squadron: 0.9, atlantic: 1.6, usa: 3, canada: 1.5 } as const;

const worthOf = (row: Result): number =>
  row.vp +
  SPOILS.cp * row.cp +
  (row.unflag === null ? 0 : SPOILS.unflag) +
  SPOILS.squadron * row.squadronsLost +
  (row.atlanticDominance ? SPOILS.atlantic : 0) +
  (row.usa ? SPOILS.usa : 0) +
  (row.canada ? SPOILS.canada : 0) -
  TREATY * row.loserTrp;

interface Guess {
  readonly mean: number;
  readonly variance: number;
}

/** A side's strength as `viewer` sees it: his own tiles he knows, the other's he can only guess. */
function guess(g: State, viewer: Side, side: Side, theatre: number): Guess {
  const { basic, bonus } = tablesOf(g);
  let mean = totalOf(openStrength(g, side, theatre));
  let variance = 0;
  const look = (kind: number, strength: (kind: number) => number, unseen: Guess) => {
    if (kind < 0) return;
    mean += side === viewer ? strength(kind) : unseen.mean;
    if (side !== viewer) variance += unseen.variance;
  };
  look(g.secret.basic[theatreSlot(side, theatre)], (kind) => basic[kind].strength, BASIC);
  for (let slot = 0; slot < BONUS_TILES_PER_THEATRE; slot++)
    look(g.secret.bonus[bonusSlot(side, theatre, slot)], (kind) => bonus[kind].strength, BONUS);
  return { mean, variance };
}

/** What winning by the margins of these rows is worth, each as far as it is likely to be reached. */
function expected(rows: readonly Result[], mean: number, spread: number): number {
  let sum = 0;
  let before = 0;
  for (const row of rows) {
    const worth = worthOf(row);
    sum += (worth - before) * likely(mean - row.from + 0.5, spread);
    before = worth;
  }
  return sum;
}

const isUnderWay = (g: State): boolean => g.stack.some(({ proc }) => proc === 'war');

/** What France may expect, beyond Britain, of the War to come. */
export function comingWar(g: State, viewer: Side): number {
  if (g.war === NO_WAR || isUnderWay(g)) return 0;
  const { results } = tablesOf(g);
  const weight = WAR_AFTER[g.turn] === g.war ? 1 : FAR_OFF;
  const roundsLeft = weight === 1 ? 8 - g.round : 16 - g.round;
  let sum = 0;
  for (let i = 0; i < THEATRES_OF[g.war].length; i++) {
    const france = guess(g, viewer, FRANCE, i);
    const britain = guess(g, viewer, BRITAIN, i);
    const mean = france.mean - britain.mean;
    const spread = Math.sqrt(france.variance + britain.variance + VARIANCE + VARIANCE_A_ROUND * roundsLeft);
    const rows = results[THEATRES_OF[g.war][i]];
    sum += expected(rows[FRANCE], mean, spread) - expected(rows[BRITAIN], -mean, spread);
  }
  return weight * sum;
}
