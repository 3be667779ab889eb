import { AWARDS } from '../data/awards.ts';
import { DEMANDS_DRAWN } from '../data/demand.ts';
import { EVENT_ERA, EVENTS, EVENTS_OF } from '../data/events.ts';
import { INVESTMENT_COUNT } from '../data/investments.ts';
import { FIRST_TURN, IS_FORT, IS_MARKET, IS_NAVAL, IS_POLITICAL, IS_TERRITORY, SPACES } from '../data/map/spaces.ts';
import { ELIGIBLE, MINISTRIES, MINISTRY_SIDE } from '../data/ministries.ts';
import { MINISTRIES_HELD, SQUADRONS } from '../data/numbers.ts';
import { AMERICAN, BRITAIN, NOBODY, SIDES, SPANISH } from '../data/sides.ts';
import { beginsEra, eraOfTurn } from '../data/turns.ts';
import { allSquadrons } from '../map/squadrons.ts';
import { bonusSlot, type State, THEATRES_PER_WAR, theatreSlot } from '../state.ts';
import { basicPool, bonusPool, theatreCount } from '../wars/war-tiles.ts';

type Must = (holds: boolean, fault: () => string) => void;

/** What must always hold and does not. */
export function audit(g: State): string[] {
  const faults: string[] = [];
  const must: Must = (holds, fault) => {
    if (!holds) faults.push(fault());
  };
  auditMeans(g, must);
  auditMap(g, must);
  auditOpenTiles(g, must);
  auditEvents(g, must);
  auditMinistries(g, must);
  auditWarTiles(g, must);
  return faults;
}

function auditMeans(g: State, must: Must): void {
  SIDES.forEach((id, side) => {
    must(g.debt[side] >= 0, () => `${id} has ${g.debt[side]} Debt`);
    must(g.debt[side] <= g.debtLimit[side], () => `${id} has Debt beyond its Limit`);
    must(g.treaty[side] >= 0, () => `${id} has ${g.treaty[side]} Treaty Points`);
    must(g.navyBox[side] >= 0 && g.unbuilt[side] >= 0, () => `${id} has fewer squadrons than none`);
    const squadrons = allSquadrons(g, side);
    must(squadrons === SQUADRONS, () => `${id} has ${squadrons} squadrons in all`);
  });
}

function auditMap(g: State, must: Must): void {
  for (let space = 0; space < SPACES.length; space++) {
    const flag = g.flags[space];
    const id = SPACES[space];
    must(flag >= NOBODY && flag <= AMERICAN, () => `${id} has a flag ${flag}`);
    must(flag !== AMERICAN || IS_TERRITORY[space], () => `${id} has an American flag`);
    must(flag !== SPANISH || (IS_MARKET[space] && g.options.spanishEmpire), () => `${id} has a Spanish flag`);
    must(flag === NOBODY || FIRST_TURN[space] <= g.turn, () => `${id} is not in play and has a flag`);
    must(g.conflicts[space] === 0 || IS_MARKET[space] || IS_POLITICAL[space], () => `${id} has a Conflict`);
    must(g.damaged[space] === 0 || (IS_FORT[space] && flag !== NOBODY), () => `${id} is damaged`);
    must(!IS_NAVAL[space] || flag <= BRITAIN, () => `${id} has a squadron of nobody's`);
  }
  for (const space of g.huguenots) must(space < 0 || IS_TERRITORY[space], () => `Huguenots are in ${SPACES[space]}`);
}

function auditOpenTiles(g: State, must: Must): void {
  const tiles = [...g.shown, ...g.tileStack, ...g.used];
  must(tiles.length === INVESTMENT_COUNT && isSet(tiles), () => `Investment tiles: ${tiles}`);
  must(g.shown.length === g.takenBy.length, () => 'tiles shown and taken differ');
  const awards = [...g.awardPile, ...(beginsEra(g.turn) ? g.awards.filter((tile) => tile >= 0) : [])];
  must(awards.length <= AWARDS.length && isSet(awards), () => `Award tiles: ${awards}`);
  must(isSet(g.demand) && g.demand.length <= DEMANDS_DRAWN + 1, () => `in demand: ${g.demand}`);
}

const isSet = (list: readonly number[]): boolean => new Set(list).size === list.length;

function auditEvents(g: State, must: Must): void {
  const { hands, pile, known } = g.secret;
  const cards = [...pile, ...g.discards, ...g.gone, ...hands[0], ...hands[1]];
  let inGame = 0;
  for (let era = 0; era <= eraOfTurn(g.turn); era++) inGame += EVENTS_OF[era].length;
  // The new Era's cards are mixed in by the turn's first step.
  must(cards.length === inGame && isSet(cards), () => `${cards.length} of ${inGame} Events`);
  SIDES.forEach((id, side) => {
    const hand = hands[side];
    must(
      known[1 - side].every((card) => hand.includes(card)),
      () => `${id} has not what the other knows it has`,
    );
    const old = hand.filter((card) => EVENT_ERA[card] < eraOfTurn(g.turn)).length;
    must(old >= g.oldCards[side], () => `${id} holds ${old} old Events, not ${g.oldCards[side]}`);
    for (const card of hand) must(EVENT_ERA[card] <= eraOfTurn(g.turn), () => `${id} holds ${EVENTS[card]} too early`);
  });
}

function auditMinistries(g: State, must: Must): void {
  SIDES.forEach((id, side) => {
    const chosen = g.secret.ministries[side];
    must(isSet(chosen), () => `${id} has a ministry twice`);
    must(chosen.length === g.ministryCount[side], () => `${id} has not ${g.ministryCount[side]} ministries`);
    must(chosen.length <= MINISTRIES_HELD + 1, () => `${id} has ${chosen.length} ministries`);
    for (const one of chosen)
      must(ELIGIBLE[side][eraOfTurn(g.turn)].includes(one), () => `${MINISTRIES[one]} is not of this Era`);
  });
  for (let one = 0; one < MINISTRIES.length; one++)
    must(
      g.revealed[one] === 0 || g.secret.ministries[MINISTRY_SIDE[one]].includes(one),
      () => `${MINISTRIES[one]} is face up and not chosen`,
    );
}

function auditWarTiles(g: State, must: Must): void {
  SIDES.forEach((id, side) => {
    must(
      basicPool(g, side).every((count) => count >= 0),
      () => `${id} has Basic tiles that do not exist`,
    );
    must(
      bonusPool(g, side).every((count) => count >= 0),
      () => `${id} has Bonus tiles that do not exist`,
    );
    for (let theatre = 0; theatre < THEATRES_PER_WAR; theatre++) {
      const slot = bonusSlot(side, theatre, 0);
      const [first, second] = [g.secret.bonus[slot], g.secret.bonus[slot + 1]];
      must(first >= 0 || second < 0, () => `${id} has a gap in theatre ${theatre}`);
      const isThere = theatre < theatreCount(g);
      must(isThere || first < 0, () => `${id} has Bonus tiles in no theatre`);
      must(isThere || g.secret.basic[theatreSlot(side, theatre)] < 0, () => `${id} has Basic tiles in no theatre`);
    }
  });
}
