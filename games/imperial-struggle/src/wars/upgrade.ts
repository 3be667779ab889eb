import { DONE } from '@cabinet-wars/kernel';
import { FEWEST_BASIC_TILES, UPGRADE_LAST_TURN_TRP } from '../data/numbers.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { NO_WAR } from '../data/turns.ts';
import { changeTreaty } from '../money/accounts.ts';
import { type Context, procedure } from '../procedure.ts';
import { kindSlot, type State, theatreSlot } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { basicPool, drawKind, theatreCount, theatreId, theatreIndex } from './war-tiles.ts';

export interface Upgrade {
  side: Side;
  theatre: number;
}

/** Rule 27: the theatre is named, a Basic tile drawn, one of the two kept; the other goes to the pool or out of the game. */
export const upgrade = procedure<Upgrade>('upgrade')({
  lastTurn: (g, f, x) => {
    if (g.war !== NO_WAR) return;
    changeTreaty(g, f.side, UPGRADE_LAST_TURN_TRP, 'upgrade', x);
    return DONE;
  },
  theatre: {
    who: (g, f) => g.seatOf[f.side],
    options: (g, f) => [...upgrades(g, f.side), ...swaps(g)],
    choose: (g, f, choice, x) => {
      if (choice.t === 'swap-tiles') {
        swap(g, f.side, choice, x);
        return DONE;
      }
      if (choice.t === 'upgrade') draw(g, f, theatreIndex(g, choice.theatre), x);
    },
  },
  keep: {
    who: (g, f) => g.seatOf[f.side],
    options: (g, f) => {
      const ways: Choice[] = [];
      for (const keep of ['drawn', 'placed'] as const)
        for (const rest of ['pool', 'out'] as const)
          if (rest === 'pool' || mayThrowOut(g, f.side)) ways.push({ t: 'keep-tile', keep, rest });
      return ways;
    },
    choose: (g, f, choice, x) => {
      if (choice.t === 'keep-tile') keep(g, f, choice.keep, choice.rest, x);
    },
  },
});

const hasPool = (g: State, side: Side): boolean => basicPool(g, side).some((count) => count > 0);

function upgrades(g: State, side: Side): Choice[] {
  if (!hasPool(g, side)) return [];
  return Array.from({ length: theatreCount(g) }, (_, theatre) => ({ t: 'upgrade', theatre: theatreId(g, theatre) }));
}

/** An optional rule: two own Basic tiles change places. */
function swaps(g: State): Choice[] {
  const choices: Choice[] = [];
  if (!g.options.swapBasicTiles) return choices;
  for (let one = 0; one < theatreCount(g); one++)
    for (let two = one + 1; two < theatreCount(g); two++)
      choices.push({ t: 'swap-tiles', theatre: theatreId(g, one), with: theatreId(g, two) });
  return choices;
}

/** Whether Military Upgrade has anything to do. */
export const mayUpgrade = (g: State, side: Side): boolean =>
  g.war === NO_WAR || hasPool(g, side) || g.options.swapBasicTiles;

function swap(g: State, side: Side, choice: Extract<Choice, { t: 'swap-tiles' }>, x: Context): void {
  const one = theatreSlot(side, theatreIndex(g, choice.theatre));
  const two = theatreSlot(side, theatreIndex(g, choice.with));
  const { basic } = g.secret;
  [basic[one], basic[two]] = [basic[two], basic[one]];
  x.log?.({ t: 'basic-tiles-swapped', side: SIDES[side], theatre: choice.theatre, with: choice.with });
}

function draw(g: State, f: Upgrade, theatre: number, x: Context): void {
  f.theatre = theatre;
  const tile = drawKind(basicPool(g, f.side), x);
  g.secret.drawnBasic[f.side] = tile;
  x.reveal();
  x.log?.({ t: 'upgrade-drawn', seat: g.seatOf[f.side], side: SIDES[f.side], theatre: theatreId(g, theatre), tile });
}

/** A side keeps at least four Basic tiles. */
function mayThrowOut(g: State, side: Side): boolean {
  let left = -1;
  for (const count of basicPool(g, side)) left += count;
  // Those placed, and the one drawn.
  return left + theatreCount(g) + 1 >= FEWEST_BASIC_TILES;
}

function keep(g: State, f: Upgrade, which: 'drawn' | 'placed', rest: 'pool' | 'out', x: Context): void {
  const slot = theatreSlot(f.side, f.theatre);
  const drawn = g.secret.drawnBasic[f.side];
  const placed = g.secret.basic[slot];
  g.secret.basic[slot] = which === 'drawn' ? drawn : placed;
  g.secret.drawnBasic[f.side] = -1;
  const theatre = theatreId(g, f.theatre);
  x.log?.({ t: 'upgrade-kept', seat: g.seatOf[f.side], side: SIDES[f.side], theatre, keep: which, rest });
  if (rest === 'pool') return;
  const out = which === 'drawn' ? placed : drawn;
  g.basicOut[kindSlot(f.side, out)]++;
  x.reveal();
  x.log?.({ t: 'basic-tile-out', side: SIDES[f.side], tile: out });
}
