import {
  BONUS_TILES_PER_THEATRE,
  BRITAIN,
  FRANCE,
  NO_WAR,
  type Result,
  type Side,
  THEATRES_OF,
  tablesOf,
  VP_DIRECTION,
  WAR_AFTER,
} from '@cabinet-wars/imperial-struggle/data';
import { openStrength, totalOf } from '@cabinet-wars/imperial-struggle/reckoning';
import { bonusSlot, type State, theatreSlot } from '@cabinet-wars/imperial-struggle/view';
import type { FeatureGroup } from '../../learning/features.ts';
import { likely } from './likely.ts';

/** What War tiles that lie face down count for, and how far they may be off. */
const BASIC = { mean: 0.44, variance: 1 } as const;
const BONUS = { mean: 1.67, variance: 0.56 } as const;
/** What Action Rounds still to come may change in a theatre. */
const VARIANCE = 0.5;
const VARIANCE_A_ROUND = 0.3;

/** What a result brings, each kind apart. */
const SPOILS: readonly ((row: Result) => number)[] = [
  (row) => row.vp,
  (row) => row.cp,
  (row) => 0.8 * Number(row.unflag !== null) + 0.9 * row.squadronsLost - 0.45 * row.loserTrp,
  (row) => 1.6 * Number(row.atlanticDominance) + 3 * Number(row.usa) + 1.5 * Number(row.canada),
];

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

/** Adds what winning by the margins of these rows brings, each as far as it is likely to be reached. */
function addExpected(rows: readonly Result[], mean: number, spread: number, by: number, out: Float64Array, at: number) {
  let before: Result | null = null;
  for (const row of rows) {
    const chance = by * likely(mean - row.from + 0.5, spread);
    for (let kind = 0; kind < SPOILS.length; kind++)
      out[at + kind] += chance * (SPOILS[kind](row) - (before === null ? 0 : SPOILS[kind](before)));
    before = row;
  }
}

const isUnderWay = (g: State): boolean => g.stack.some(({ proc }) => proc === 'war');

const KINDS = ['VP', 'Conquest Points', 'flags and squadrons', 'dominance and colonies'] as const;
const STARTS = [1, 2.2, 1, 1] as const;
/** A War that is another turn away counts less. */
const FAR_OFF = 0.55;

/** What may be expected of the War to come, at the end of this turn or of the next. */
export const comingWar: FeatureGroup<State> = {
  features: [
    ...KINDS.map((kind, i) => [`the War at the end of this turn, ${kind}`, STARTS[i]] as const),
    ...KINDS.map((kind, i) => [`the War after the next turn, ${kind}`, FAR_OFF * STARTS[i]] as const),
  ],
  fill(g, seat, out, at) {
    out.fill(0, at, at + 2 * KINDS.length);
    if (g.war === NO_WAR || isUnderWay(g)) return;
    const viewer = g.sideOf[seat];
    const direction = VP_DIRECTION[viewer];
    const isNear = WAR_AFTER[g.turn] === g.war;
    const from = isNear ? at : at + KINDS.length;
    const roundsLeft = (isNear ? 8 : 16) - g.round;
    const { results } = tablesOf(g);
    for (let i = 0; i < THEATRES_OF[g.war].length; i++) {
      const france = guess(g, viewer, FRANCE, i);
      const britain = guess(g, viewer, BRITAIN, i);
      const mean = france.mean - britain.mean;
      const spread = Math.sqrt(france.variance + britain.variance + VARIANCE + VARIANCE_A_ROUND * roundsLeft);
      const rows = results[THEATRES_OF[g.war][i]];
      addExpected(rows[FRANCE], mean, spread, direction, out, from);
      addExpected(rows[BRITAIN], -mean, spread, -direction, out, from);
    }
  },
};
