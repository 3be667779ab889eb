import type { Deal } from '@cabinet-wars/kernel';
import { POWERS, type PowerId } from '@cabinet-wars/seven-years-world-war/data';
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

/** What somebody asks who begins low and ends high, or the other way, by turns. */
const PRICES = [1, 4, 8, 12, 17, 23, 30, 38] as const;
const creeping = ({ round }: Prey): number => PRICES[round % PRICES.length];
const falling = ({ round }: Prey): number => PRICES[PRICES.length - 1 - (round % PRICES.length)];
const SOUGHT = ['diplomacy-1', 'diplomacy-2', 'attrition', 'expedition'] as const;
const soughtBy = ({ round }: Prey): string => SOUGHT[Math.floor(round / PRICES.length) % SOUGHT.length];

/** Every power in turn: what is not its own to give the table refuses before anybody hears of it. */
const powerBy = ({ round }: Prey): PowerId => POWERS[round % POWERS.length];

/** Whatever it has let go it courts again: what an option of diplomacy says is all there is to choose. */
const COURTS: Script['always'] = (options) => options.find(({ t }) => t === 'diplomacy') ?? null;

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
  'price creeper': {
    offer: inTurn(
      (prey) => trade({ points: creeping(prey), markerBack: soughtBy(prey) })(prey),
      (prey) => trade({ marker: soughtBy(prey), pointsBack: falling(prey) })(prey),
    ),
  },
  'buyer of lasting peace': {
    offer: (prey) => trade({ points: creeping(prey), clause: 'no-attack', binds: 'to', until: 7 })(prey),
  },
  lender: {
    offer: (prey) => {
      const points = creeping(prey);
      return trade({ points, clause: 'pay', binds: 'to', sum: points + 1 + (prey.round % 5), until: 7 })(prey);
    },
  },
  'seller of what it wins back': {
    offer: inTurn(
      (prey) => trade({ neutral: powerBy(prey), pointsBack: falling(prey) })(prey),
      (prey) => trade({ power: powerBy(prey), pointsBack: falling(prey) })(prey),
    ),
    always: COURTS,
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
