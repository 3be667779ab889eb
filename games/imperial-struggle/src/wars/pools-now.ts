import type { GameView } from '../know/view.ts';
import { imagined } from '../purchases/purchases-now.ts';
import { basicPool, bonusPool } from './war-tiles.ts';

/** By kind: the viewer's own War tiles that can still be drawn, as the viewer knows them. */
export interface PoolsNow {
  readonly basic: readonly number[];
  readonly bonus: readonly number[];
}

/** Null for those who sit nowhere. */
export function poolsNow(view: GameView): PoolsNow | null {
  if (view.own === null) return null;
  const g = imagined(view);
  return { basic: basicPool(g, view.own.side), bonus: bonusPool(g, view.own.side) };
}
