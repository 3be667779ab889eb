import type { Context } from '@cabinet-wars/kernel';
import { NOWHERE, SQUARES } from './data/squares.ts';
import { cargoOf, isNaval, lift } from './pieces.ts';
import { NO_PIECE, type Piece, type State } from './state.ts';
import type { LossCause } from './vocabulary/events/war.ts';
import type { Event } from './vocabulary/events.ts';
import { nameOf } from './vocabulary/piece-names.ts';

/** Takes a piece off the map into the stock, where it may be recruited again (11.41). Cargo shares its fleet's fate (18.64). */
export function eliminate(g: State, piece: Piece, cause: LossCause, x: Context<Event>): void {
  const cargo = isNaval(g, piece) ? cargoOf(g, piece) : NO_PIECE;
  if (cargo !== NO_PIECE) eliminate(g, cargo, cause === 'combat' || cause === 'retreat' ? 'sunk' : cause, x);
  x.log?.({ t: 'unit-lost', piece: nameOf(g, piece), square: SQUARES[g.where[piece]], cause });
  lift(g, piece);
  g.aboard[piece] = NO_PIECE;
  g.done[piece] = 0;
  g.origin[piece] = NOWHERE;
}
