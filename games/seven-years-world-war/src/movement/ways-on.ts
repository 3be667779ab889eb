import type { Frame, Option } from '@cabinet-wars/kernel';
import { NOWHERE, SQUARES } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { EMBARK_COST } from '../data/terrain.ts';
import { cargoOf } from '../pieces.ts';
import { NO_PIECE, type Piece, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { distinct, nameOf } from '../vocabulary/piece-names.ts';
import type { Move } from './move-under-way.ts';
import { isOpenPort, mayStopIn, stepTo } from './movement.ts';

const STEP = SQUARES.map((square) => ({ t: 'step', square }) as const);
const STOP = { t: 'stop' } as const;

/** What a force on its way may do: enter a square, leave somebody behind, put cargo ashore, stop. */
export function waysOn(g: State, f: Frame<Move>): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  if (f.left > 0)
    for (let direction = 0; direction < 4; direction++) {
      const to = stepTo(g, f, direction);
      if (to !== NOWHERE) options.push(STEP[to]);
    }
  if (!mayStopIn(g, f, f.at)) return options;
  addPartings(g, f, options);
  options.push(STOP);
  return options;
}

/** 14.13; minor units are moved together (4.72, ruling 99). */
function addPartings(g: State, f: Frame<Move>, options: Option<Choice>[]): void {
  if (!f.minor && f.at !== f.from && f.force.length > 1)
    for (const piece of distinct(g, f.force)) options.push({ t: 'drop', piece: nameOf(g, piece) });
  if (f.naval && mayDebark(g, f))
    for (const cargo of distinct(g, cargoAboard(g, f))) options.push({ t: 'debark', piece: nameOf(g, cargo) });
}

/** 18.51: on a coast; without an open port it costs two points, once per square. */
const mayDebark = (g: State, f: Frame<Move>): boolean =>
  tablesOf(g).isLand[f.at] && (f.loading || isOpenPort(g, f.at) || f.left >= EMBARK_COST);

/** The land units that a naval force carries. */
export function cargoAboard(g: State, f: Frame<Move>): Piece[] {
  const cargo: Piece[] = [];
  for (const fleet of f.force) {
    const piece = cargoOf(g, fleet);
    if (piece !== NO_PIECE) cargo.push(piece);
  }
  return cargo;
}
