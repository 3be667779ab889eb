import { BONUS_TILES_PER_THEATRE } from '../data/numbers.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { NO_WAR } from '../data/turns.ts';
import { THEATRES, THEATRES_OF } from '../data/wars.ts';
import type { Context } from '../procedure.ts';
import { bonusSlot, kindSlot, type State, THEATRES_PER_WAR, TILE_KINDS, theatreSlot } from '../state.ts';

/** Theatres of the War to come are numbered from 0 within it; this is one as `THEATRES` has it. */
export const theatreId = (g: State, theatre: number): (typeof THEATRES)[number] =>
  THEATRES[THEATRES_OF[g.war][theatre]];
export const theatreIndex = (g: State, id: (typeof THEATRES)[number]): number =>
  g.war === NO_WAR ? -1 : THEATRES_OF[g.war].indexOf(THEATRES.indexOf(id));
export const theatreCount = (g: State): number => (g.war === NO_WAR ? 0 : THEATRES_OF[g.war].length);

/** By kind: a side's Basic tiles in its pool, so all that are neither placed, in hand nor out of the game. */
export function basicPool(g: State, side: Side): number[] {
  const pool = tablesOf(g).basicCounts.slice();
  for (let kind = 0; kind < TILE_KINDS; kind++) pool[kind] -= g.basicOut[kindSlot(side, kind)];
  for (let theatre = 0; theatre < THEATRES_PER_WAR; theatre++) {
    const kind = g.secret.basic[theatreSlot(side, theatre)];
    if (kind >= 0) pool[kind]--;
  }
  if (g.secret.drawnBasic[side] >= 0) pool[g.secret.drawnBasic[side]]--;
  return pool;
}

/** By kind: a side's Bonus tiles of the War to come that are in its pool. */
export function bonusPool(g: State, side: Side): number[] {
  const pool = tablesOf(g).bonusCounts.slice();
  for (let slot = bonusSlot(side, 0, 0); slot < bonusSlot(side + 1, 0, 0); slot++)
    if (g.secret.bonus[slot] >= 0) pool[g.secret.bonus[slot]]--;
  if (g.secret.drawnBonus[side] >= 0) pool[g.secret.drawnBonus[side]]--;
  return pool;
}

/** One tile out of a pool given by kinds; the pool itself is not changed. */
export function drawKind(pool: readonly number[], x: Context): number {
  let total = 0;
  for (const count of pool) total += count;
  let at = x.chance.draw(total);
  let kind = 0;
  while (at >= pool[kind]) at -= pool[kind++];
  return kind;
}

/** A random Basic tile of each side into every theatre of the War to come (rule 46). */
export function dealBasicTiles(g: State, x: Context): void {
  for (let side = 0; side < SIDES.length; side++)
    for (let theatre = 0; theatre < theatreCount(g); theatre++) {
      const kind = drawKind(basicPool(g, side), x);
      g.secret.basic[theatreSlot(side, theatre)] = kind;
      x.log?.({
        t: 'basic-tile-dealt',
        seat: g.seatOf[side],
        side: SIDES[side],
        theatre: theatreId(g, theatre),
        tile: kind,
      });
    }
  x.reveal();
}

/** How many Bonus tiles a side has in a theatre. */
export function bonusTilesIn(g: State, side: Side, theatre: number): number {
  let count = 0;
  for (let slot = 0; slot < BONUS_TILES_PER_THEATRE; slot++)
    if (g.secret.bonus[bonusSlot(side, theatre, slot)] >= 0) count++;
  return count;
}
export function bonusTilesPlaced(g: State, side: Side): number {
  let count = 0;
  for (let theatre = 0; theatre < THEATRES_PER_WAR; theatre++) count += bonusTilesIn(g, side, theatre);
  return count;
}
/** Rule 26: with every theatre full no tile can be had. */
export const hasRoomForTile = (g: State, side: Side): boolean =>
  bonusTilesPlaced(g, side) < theatreCount(g) * BONUS_TILES_PER_THEATRE;

export function putBonusTile(g: State, side: Side, theatre: number, kind: number): void {
  g.secret.bonus[bonusSlot(side, theatre, bonusTilesIn(g, side, theatre))] = kind;
}

/** Takes a Bonus tile out of a theatre; the other, if any, moves to the first slot. Says its kind. */
export function takeBonusTile(g: State, side: Side, theatre: number, slot: number): number {
  const first = bonusSlot(side, theatre, 0);
  const kind = g.secret.bonus[first + slot];
  if (slot === 0) g.secret.bonus[first] = g.secret.bonus[first + 1];
  g.secret.bonus[first + 1] = -1;
  return kind;
}

/** A Bonus tile back to its owner's pool, unseen by the other. */
export function returnBonusTile(g: State, side: Side, theatre: number, slot: number, x: Context): void {
  const tile = takeBonusTile(g, side, theatre, slot);
  x.reveal();
  x.log?.({
    t: 'bonus-tile-returned',
    seat: g.seatOf[side],
    side: SIDES[side],
    theatre: theatreId(g, theatre),
    tile,
  });
}
