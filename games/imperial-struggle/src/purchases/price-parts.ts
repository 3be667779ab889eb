import type { Reason } from '@cabinet-wars/kernel';
import { reducersOf } from '../cards/passives.ts';
import { ADVANTAGES } from '../data/advantages.ts';
import { SPACES, type Space } from '../data/map/spaces.ts';
import { BARED_PRICE } from '../data/numbers.ts';
import type { Point } from '../data/points.ts';
import type { Round } from '../peace/round.ts';
import type { Open } from '../state.ts';
import { because } from '../vocabulary/reasons.ts';
import {
  baseOfShift,
  type Discount,
  protectionSurcharge,
  reductionOfShift,
  regionSurcharge,
  shiftPrice,
} from './market-and-political-price.ts';

function baredBy(g: Open, space: Space): 'conflict' | 'isolated' | 'no' {
  if (g.conflicts[space] !== 0) return 'conflict';
  return g.isolated[space] === 1 ? 'isolated' : 'no';
}

const sourceOf = (discount: Discount): string => (discount < 0 ? 'new-world-huguenots' : ADVANTAGES[discount]);

/** Rule 20: the price of a shift with everything that makes it up, for those who ask why it is what it is. */
export function pricePartsOf(
  g: Open,
  round: Round,
  space: Space,
  points: Point,
  discounts: readonly number[] = [],
): Reason {
  const base = baseOfShift(g, space, discounts);
  return because({
    why: 'price',
    space: SPACES[space],
    price: shiftPrice(g, round, space, points, discounts),
    base,
    bared: base === BARED_PRICE ? baredBy(g, space) : 'no',
    less: reductionOfShift(g, round, space, discounts),
    by: [...reducersOf(g, round, space), ...discounts.map(sourceOf)].join(' '),
    protected: protectionSurcharge(g, round, space) > 0,
    region: regionSurcharge(round, space, points) > 0,
  });
}
