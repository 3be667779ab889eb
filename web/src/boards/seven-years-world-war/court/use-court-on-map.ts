import { POWER, SQUARES, type SquareId, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { useMemo } from 'react';
import type { Mark, Marks } from '../read/map/marks.ts';
import { keyOf } from '../read/map/things.ts';
import type { BoardProps, OpenView } from '../read/seen.ts';
import { bestLay, laysOf, type Suitor, suitorsOf } from './chances.ts';
import { courting } from './courting.ts';

/** Diplomacy as the map sees it: the lands one may court, the picked one framed; pointing at one picks its best cell. */
export interface CourtOnMap {
  readonly marks: Marks;
  /** The squares of the power that is picked. */
  readonly picked: readonly SquareId[];
  pick(square: SquareId): boolean;
}

const homeOf = (open: OpenView, { power }: Suitor): SquareId[] =>
  tablesOf(open).squaresOf[POWER[power]].map((square) => SQUARES[square]);

export function useCourtOnMap({ ask, view }: BoardProps): CourtOnMap | null {
  const power = courting.useLater((all) => all.power);
  return useMemo(() => {
    if (ask?.key !== 'diplomacy.hub') return null;
    const { open } = view;
    const lays = laysOf(view);
    const suitors = lays.length === 0 ? [] : suitorsOf(open, ask.seat).filter(({ seat }) => seat === null);
    const picked = suitors.find((suitor) => suitor.power === power);
    const marks: Record<string, Mark> = {};
    for (const suitor of suitors)
      for (const square of homeOf(open, suitor))
        marks[keyOf({ t: 'square', square })] = { state: suitor === picked ? 'picked' : 'may' };
    return {
      marks,
      picked: picked === undefined ? [] : homeOf(open, picked),
      pick: (square) => {
        const suitor = suitors.find((each) => homeOf(open, each).includes(square));
        if (suitor !== undefined) courting.set({ power: suitor.power, lay: bestLay(suitor, lays) });
        return suitor !== undefined;
      },
    };
  }, [ask, view, power]);
}
