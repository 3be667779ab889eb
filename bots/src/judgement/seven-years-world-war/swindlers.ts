import type { Deal } from '@cabinet-wars/kernel';
import { inTurn } from '../../swindling/in-turn.ts';
import type { Prey, Script } from '../../swindling/swindler.ts';

const NOTHING = {
  ...{ points: null, marker: null, power: null, neutral: null },
  ...{ pointsBack: null, markerBack: null, powerBack: null, neutralBack: null },
  ...{ clause: null, binds: null, land: null, square: null, sum: null, until: null },
} as const;
const trade =
  (terms: Readonly<Record<string, string | number>>) =>
  ({ seat: from, to }: Prey): Deal => ({ t: 'trade', from, to, ...NOTHING, ...terms });
/** In Seven Years World War points, markers, powers and what is written down can all be part of one bargain. */
export const swindlers: Readonly<Record<string, Script>> = {
  splitter: {
    offer: inTurn(
      trade({ pointsBack: 1 }),
      trade({ points: 1, pointsBack: 2 }),
      trade({ points: 2, markerBack: 'diplomacy-1' }),
    ),
  },
  'repeat asker': { offer: trade({ points: 1, pointsBack: 6 }) },
  'chain of tiny gains': {
    offer: inTurn(
      trade({ points: 5, pointsBack: 6 }),
      trade({ points: 3, pointsBack: 4 }),
      trade({ points: 1, pointsBack: 1 }),
    ),
  },
  'promise breaker': {
    offer: inTurn(
      trade({ pointsBack: 3, clause: 'no-attack', binds: 'from', until: 7 }),
      trade({ pointsBack: 5, clause: 'pay', binds: 'from', sum: 9, until: 7 }),
      trade({ pointsBack: 1, clause: 'no-entry', land: 'FR', binds: 'from', until: 7 }),
    ),
  },
  'one of a ring': {
    offer: inTurn(
      trade({ pointsBack: 2, clause: 'no-attack', binds: 'both', until: 7 }),
      trade({ points: 2, powerBack: 'FR' }),
      trade({ points: 2, neutralBack: 'RU' }),
      trade({ points: 1, pointsBack: 2, clause: 'pay', binds: 'from', sum: 3, until: 7 }),
    ),
  },
};
