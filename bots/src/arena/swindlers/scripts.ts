import type { Deal } from '@cabinet-wars/kernel';
import type { Prey, Script } from './swindler.ts';

/** One thing after the other, round and round. */
const inTurn =
  (...offers: readonly ((prey: Prey) => Deal | null)[]): Script['offer'] =>
  (prey) =>
    offers[prey.round % offers.length](prey);

const NEVER_HELPS: Script['always'] = ([option]) =>
  option.t === 'commit' ? { t: 'commit', armies: 0, navies: 0 } : null;

const promise =
  (promised: string) =>
  ({ seat: from, to }: Prey): Deal => ({ t: 'promise', from, to, promise: promised, power: null, region: null });
const gold =
  (amount: number, promised: string | null) =>
  ({ seat: from, to }: Prey): Deal => ({
    t: 'gold',
    from,
    to,
    gold: amount,
    promise: promised,
    power: null,
    region: null,
  });

/** In Struggle of Empires gold changes hands at once, and nothing holds anybody to what was promised for it. */
const empires: Readonly<Record<string, Script>> = {
  'promise breaker': { offer: inTurn(promise('help'), promise('peace'), promise('not-bid')), always: NEVER_HELPS },
  'repeat asker': { offer: gold(1, 'peace'), always: NEVER_HELPS },
  splitter: { offer: inTurn(gold(1, 'help'), gold(1, 'stay-out'), gold(1, 'attack')), always: NEVER_HELPS },
  'giver of little': { offer: inTurn(gold(1, null), promise('help'), promise('attack')), always: NEVER_HELPS },
  'one of a ring': { offer: inTurn(gold(2, 'help'), promise('help'), promise('peace')), always: NEVER_HELPS },
};

const NOTHING = {
  ...{ points: null, marker: null, power: null, neutral: null },
  ...{ pointsBack: null, markerBack: null, powerBack: null, neutralBack: null },
  ...{ clause: null, binds: null, land: null, square: null, sum: null, until: null },
} as const;
const trade =
  (terms: Readonly<Record<string, string | number>>) =>
  ({ seat: from, to }: Prey): Deal => ({ t: 'trade', from, to, ...NOTHING, ...terms });
/** In Seven Years World War points, markers, powers and what is written down can all be part of one bargain. */
const worldWar: Readonly<Record<string, Script>> = {
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

/** The swindlers of each game, by name. */
export const SWINDLERS: Readonly<Record<string, Readonly<Record<string, Script>>>> = {
  'struggle-of-empires': empires,
  'seven-years-world-war': worldWar,
};
