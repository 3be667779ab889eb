import type { Seat } from '@cabinet-wars/kernel';
import { NOWHERE, type Square } from '../data/squares.ts';
import type { Marching } from './movement.ts';

export interface Move extends Marching {
  forced: boolean;
  /** Where the force set out. */
  from: Square;
  /** Whether cargo has gone up or down in this square: the cost is paid once (ruling 73). */
  loading: boolean;
  /** Who countermarches and from where; `NOWHERE`: nobody. */
  counter: Seat;
  counterFrom: Square;
}

export const moving = (seat: Seat, at: Square, how: Partial<Move> = {}): Move => ({
  seat,
  minor: false,
  forced: false,
  naval: false,
  expedition: false,
  force: [],
  at,
  left: 0,
  from: at,
  loading: false,
  counter: -1,
  counterFrom: NOWHERE,
  ...how,
});
