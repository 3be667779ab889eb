import { type Chance, copy } from '@cabinet-wars/kernel';
import { EVENT_COUNT, EVENT_ERA } from '../data/events.ts';
import { ELIGIBLE, JACOBITE_UPRISINGS, MINISTRY_SIDE } from '../data/ministries.ts';
import { MINISTRIES_HELD } from '../data/numbers.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { eraOfTurn } from '../data/turns.ts';
import { kindSlot, type Secret, type State, TILE_KINDS } from '../state.ts';
import { FACE_DOWN, type GameView, type OpenView, type OwnView } from './view.ts';

/** A whole state that agrees with a seat's view; what the seat cannot know is filled in at random. */
export function sample({ open, own }: GameView, chance: Chance): State {
  const { handCounts: _h, pileCount: _p, basic, bonus, drawnBasic, drawnBonus, ...rest } = open;
  // The secrets come last, as in `newGame`, so that sampled states have the shape of all others.
  const g: State = {
    ...copy(rest),
    secret: {
      answers: own === null ? [] : copy(own.said),
      hands: [[], []],
      pile: [],
      known: [[], []],
      ministries: [[], []],
      basic: basic.slice(),
      bonus: bonus.slice(),
      drawnBasic: drawnBasic.slice(),
      drawnBonus: drawnBonus.slice(),
    },
  };
  if (own !== null) layOwn(g.secret, own);
  sampleEvents(g, open, own, chance);
  for (let side = 0; side < SIDES.length; side++) {
    if (side === own?.side) continue;
    g.secret.ministries[side] = sampleMinistries(g, side, chance);
    sampleTiles(g, side, chance);
  }
  return g;
}

function layOwn(secret: Secret, own: OwnView): void {
  const { side } = own;
  secret.hands[side] = own.hand.slice();
  secret.known[side] = own.known.slice();
  secret.known[1 - side] = own.knownToOther.slice();
  secret.ministries[side] = own.ministries.slice();
  secret.drawnBasic[side] = own.drawnBasic;
  secret.drawnBonus[side] = own.drawnBonus;
  own.basic.forEach((tile, i) => {
    secret.basic[side * own.basic.length + i] = tile;
  });
  own.bonus.forEach((tile, i) => {
    secret.bonus[side * own.bonus.length + i] = tile;
  });
}

const takeAny = (pile: number[], chance: Chance): number => pile.splice(chance.draw(pile.length), 1)[0];

/** Cards nobody has shown: for each hand those known to be there, then the old ones it must hold, then any; the rest is the pile. */
function sampleEvents(g: State, open: OpenView, own: OwnView | null, chance: Chance): void {
  const era = eraOfTurn(g.turn);
  const unseen: number[] = [];
  const seen = new Set([...g.discards, ...g.gone, ...(own?.hand ?? []), ...(own?.known ?? [])]);
  for (let card = 0; card < EVENT_COUNT; card++) if (EVENT_ERA[card] <= era && !seen.has(card)) unseen.push(card);
  for (let side = 0; side < SIDES.length; side++) {
    if (side === own?.side) continue;
    const hand = g.secret.hands[side];
    hand.push(...(own?.known ?? []));
    let old = g.oldCards[side] - hand.filter((card) => EVENT_ERA[card] < era).length;
    for (; old > 0; old--) {
      const candidates = unseen.filter((card) => EVENT_ERA[card] < era);
      const card = takeAny(candidates, chance);
      unseen.splice(unseen.indexOf(card), 1);
      hand.push(card);
    }
    while (hand.length < open.handCounts[side]) hand.push(takeAny(unseen, chance));
  }
  g.secret.pile = unseen;
}

/** Those face up, and for those face down any of the Era; three are held only with Jacobite Uprisings. */
function sampleMinistries(g: State, side: Side, chance: Chance): number[] {
  const chosen = [...g.revealed.keys()].filter((one) => g.revealed[one] === 1 && MINISTRY_SIDE[one] === side);
  const left = ELIGIBLE[side][eraOfTurn(g.turn)].filter(
    (one) => !chosen.includes(one) && !(one === JACOBITE_UPRISINGS && g.jacobitesGone),
  );
  const wanted = g.ministryCount[side];
  if (wanted > MINISTRIES_HELD && !chosen.includes(JACOBITE_UPRISINGS))
    chosen.push(left.splice(left.indexOf(JACOBITE_UPRISINGS), 1)[0]);
  while (chosen.length < wanted) chosen.push(takeAny(left, chance));
  return chosen;
}

/** War tiles face down, out of what each set holds besides those seen. */
function sampleTiles(g: State, side: Side, chance: Chance): void {
  const { basicCounts, bonusCounts } = tablesOf(g);
  const basicLeft = basicCounts.slice();
  for (let kind = 0; kind < TILE_KINDS; kind++) basicLeft[kind] -= g.basicOut[kindSlot(side, kind)];
  fillIn(g.secret.basic, g.secret.drawnBasic, side, basicLeft, chance);
  fillIn(g.secret.bonus, g.secret.drawnBonus, side, bonusCounts.slice(), chance);
}

function fillIn(tiles: number[], drawn: number[], side: Side, left: number[], chance: Chance): void {
  const half = tiles.length / SIDES.length;
  for (let i = side * half; i < (side + 1) * half; i++) if (tiles[i] >= 0) left[tiles[i]]--;
  for (let i = side * half; i < (side + 1) * half; i++) if (tiles[i] === FACE_DOWN) tiles[i] = takeKind(left, chance);
  if (drawn[side] === FACE_DOWN) drawn[side] = takeKind(left, chance);
}

function takeKind(left: number[], chance: Chance): number {
  let total = 0;
  for (const count of left) total += count;
  let at = chance.draw(total);
  let kind = 0;
  while (at >= left[kind]) at -= left[kind++];
  left[kind]--;
  return kind;
}
