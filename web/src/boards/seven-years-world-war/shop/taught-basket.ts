import type { SquareId } from '@cabinet-wars/seven-years-world-war/data';
import type { Purchase, Ware } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { BoardProps, GameChoice } from '../read/seen.ts';

/** Something a lesson means to be bought, and where it is to go; null where it can go to one square only, or is not placed. */
export interface Due {
  readonly ware: Pick<Ware, 't' | 'power' | 'kind'>;
  readonly square: SquareId | null;
}

/** What a lesson means to be bought, in its order. */
function meantIn(wanted: readonly GameChoice[]): readonly Due[] {
  return wanted.flatMap((choice, i): Due[] => {
    const next = wanted[i + 1];
    if (choice.t === 'buy-marker') return [{ ware: { t: 'marker', power: null, kind: null }, square: null }];
    if (choice.t !== 'recruit') return [];
    const { power, kind } = choice;
    return [{ ware: { t: 'unit', power, kind }, square: next?.t === 'place' ? next.square : null }];
  });
}

const isSuch = ({ ware, square }: Due, purchase: Purchase): boolean =>
  purchase.t === 'unit'
    ? ware.t === 'unit' &&
      ware.power === purchase.power &&
      ware.kind === purchase.kind &&
      (square === null || square === purchase.square)
    : ware.t === purchase.t;

/** In a lesson: what of it is not in the basket yet. */
export function dueIn({ taught }: Pick<BoardProps, 'taught'>, basket: readonly Purchase[]): readonly Due[] {
  const left = [...basket];
  return meantIn(taught?.wanted ?? []).filter((due) => {
    const at = left.findIndex((purchase) => isSuch(due, purchase));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
