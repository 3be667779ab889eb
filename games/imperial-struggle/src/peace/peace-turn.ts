import { remainingPowers } from '../cards/passives.ts';
import { AWARDS } from '../data/awards.ts';
import { COMMODITIES, DEMANDS_DRAWN } from '../data/demand.ts';
import { EVENT_ERA, EVENTS, EVENTS_OF } from '../data/events.ts';
import { REGION_COUNT, REGIONS } from '../data/map/regions.ts';
import { ACTION_ROUNDS, DEBT_LIMIT_RISE, TREATY_POINTS_KEPT } from '../data/numbers.ts';
import { opponentOf, SIDES, type Side } from '../data/sides.ts';
import { beginsEra, ERAS, eraOfTurn } from '../data/turns.ts';
import { changeDebtLimit, changeTreaty } from '../money/accounts.ts';
import { type Context, procedure } from '../procedure.ts';
import { scoring } from '../scoring/scoring.ts';
import type { State } from '../state.ts';
import { actionRound } from './action-round.ts';
import { deal } from './deal.ts';
import { initiative } from './initiative.ts';
import { ministries } from './ministries.ts';
import { newRound } from './round.ts';

const opensNewEra = (g: State): boolean => beginsEra(g.turn) && g.turn > 1;

/** A Peace turn, its phases in order. */
export const peaceTurn = procedure('peace-turn')({
  deck: (g, _f, x) => {
    x.log?.({ t: 'peace-turn', turn: g.turn, era: ERAS[eraOfTurn(g.turn)] });
    if (opensNewEra(g)) mixInEra(g, x);
  },
  debtLimit: (g, _f, x) => {
    if (!opensNewEra(g)) return;
    for (let side = 0; side < SIDES.length; side++) changeDebtLimit(g, side, DEBT_LIMIT_RISE, x);
  },
  awards: showAwards,
  demand: drawDemand,
  reset,
  deal: (_g, _f, x) => x.call(deal, {}),
  ministries: (_g, _f, x) => x.call(ministries, { takenBack: 0 }),
  initiative: (_g, _f, x) => x.call(initiative, {}),
  round: (g, _f, x) => {
    g.round++;
    x.call(actionRound, newRound(sideOfRound(g)));
  },
  nextRound: (g) => (g.round < ACTION_ROUNDS ? 'round' : undefined),
  reduceTreaty: (g, _f, x) => {
    g.round = 0;
    for (let side = 0; side < SIDES.length; side++)
      changeTreaty(g, side, Math.min(0, TREATY_POINTS_KEPT - g.treaty[side]), 'limit', x);
  },
  remainingPowers: (g, _f, x) => remainingPowers(g, x),
  scoring: (_g, _f, x) => x.call(scoring, { awards: [], demands: [] }),
});

/** Whoever goes first has the odd Action Rounds. */
const sideOfRound = (g: State): Side => (g.round % 2 === 1 ? g.first : opponentOf(g.first));

/**
 * Rule 1. The new Era's Events join the pile, the discards do not. When the third Era begins those of the first are out of the
 * game; all are then known to be (those in hands are shown), so they leave the pile at once and are not met in it later.
 */
function mixInEra(g: State, x: Context): void {
  const era = eraOfTurn(g.turn);
  if (era === 2) retire(g, 0, x);
  g.secret.pile.push(...EVENTS_OF[era]);
  for (let side = 0; side < SIDES.length; side++) g.oldCards[side] = g.secret.hands[side].length;
  x.log?.({ t: 'events-mixed-in', era: ERAS[era] });
}

function retire(g: State, era: number, x: Context): void {
  const isOld = (card: number) => EVENT_ERA[card] === era;
  const { secret } = g;
  SIDES.forEach((side, i) => {
    const out = secret.hands[i].filter(isOld);
    if (out.length > 0) x.log?.({ t: 'events-retired', side, events: out.map((card) => EVENTS[card]) });
    g.gone.push(...out);
    secret.hands[i] = secret.hands[i].filter((card) => !isOld(card));
    secret.known[i] = secret.known[i].filter((card) => !isOld(card));
  });
  g.gone.push(...secret.pile.filter(isOld), ...g.discards.filter(isOld));
  secret.pile = secret.pile.filter((card) => !isOld(card));
  g.discards = g.discards.filter((card) => !isOld(card));
  g.gone.sort((a, b) => a - b);
  x.reveal();
}

/** Rule 5: all eight Award tiles serve an Era, four in each turn. */
function showAwards(g: State, _f: object, x: Context): void {
  if (beginsEra(g.turn)) g.awardPile = AWARDS.map((_, tile) => tile);
  for (let region = 0; region < REGION_COUNT; region++) {
    const tile = takeAt(g.awardPile, x.chance.roll(g.awardPile.length));
    g.awards[region] = tile;
    x.log?.({ t: 'award-shown', region: REGIONS[region], award: AWARDS[tile] });
  }
}

function drawDemand(g: State, _f: object, x: Context): void {
  const left = COMMODITIES.map((_, commodity) => commodity);
  const drawn: number[] = [];
  while (drawn.length < DEMANDS_DRAWN) drawn.push(takeAt(left, x.chance.roll(left.length)));
  g.demand = drawn.sort((a, b) => a - b);
  x.log?.({ t: 'in-demand', commodities: g.demand.map((commodity) => COMMODITIES[commodity]) });
}

/** Takes one element out of an open pile; the order of the rest stays. */
const takeAt = (pile: number[], at: number): number => pile.splice(at, 1)[0];

/** Everything exhausted is refreshed, squadrons sent away come back, last turn's tiles are used. */
function reset(g: State, _f: object, x: Context): void {
  g.exhausted.fill(0);
  g.spent.fill(0);
  g.townshend = -1;
  g.freeDebtUsed = 0;
  SIDES.forEach((id, side) => {
    if (g.away[side] === 0) return;
    g.navyBox[side] += g.away[side];
    x.log?.({ t: 'squadrons-back', side: id, squadrons: g.away[side] });
    g.away[side] = 0;
  });
  if (beginsEra(g.turn)) takeMinistriesBack(g);
  g.used.push(...g.shown);
  g.shown = [];
  g.takenBy = [];
}

/** Rule 7: when an Era begins every ministry comes back to its owner. */
function takeMinistriesBack(g: State): void {
  g.revealed.fill(0);
  g.ministryCount.fill(0);
  g.secret.ministries = [[], []];
}
