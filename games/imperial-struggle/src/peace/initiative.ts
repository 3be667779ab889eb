import { START_VP } from '../data/numbers.ts';
import { BRITAIN, FRANCE, isSideId, SIDES, sideOf } from '../data/sides.ts';
import { procedure } from '../procedure.ts';

/** The side behind in VP has the Initiative (at the middle it stays where it is) and names who takes the first Action Round. */
export const initiative = procedure('initiative')({
  who: (g, _f, x) => {
    if (g.turn > 1 && g.vp !== START_VP) g.initiative = g.vp < START_VP ? FRANCE : BRITAIN;
    x.log?.({ t: 'initiative', side: SIDES[g.initiative] });
  },
  first: {
    who: (g) => g.seatOf[g.initiative],
    options: () => SIDES.map((side) => ({ t: 'first' as const, side })),
    choose: (g, _f, choice, x) => {
      if (choice.t !== 'first' || !isSideId(choice.side)) return;
      g.first = sideOf(choice.side);
      x.log?.({ t: 'goes-first', side: choice.side });
    },
  },
});
