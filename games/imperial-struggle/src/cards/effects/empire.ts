import { PACTE_DE_FAMILLE } from '../../peace/round.ts';
import { type CardEffects, forBoth, type Row } from './row.ts';

const caribbeanMarket: Row = { op: 'conflict', where: { region: 'caribbean', type: 'market' } };
const inIndia = { region: 'india', type: ['market', 'political'] } as const;
const indianTrade: Row = { op: 'points', points: 'E', n: 2, limit: 'india' };
const european = { region: 'europe', type: 'political' } as const;
const europeanDiplomacy = (n: number): Row => ({ op: 'points', points: 'D', n, limit: 'europe' });
const forcedDebt = (n: number): Row => ({ op: 'debt', who: 'opponent', n });

/** The Events of the Empire Era, by card. */
export const empire = {
  'caribbean-slave-unrest': forBoth({ standard: [caribbeanMarket], bonus: [caribbeanMarket] }),
  'pacte-de-famille': {
    britain: {
      standard: [{ op: 'lasting', bit: PACTE_DE_FAMILLE }],
      bonus: [{ op: 'points', points: 'D', n: 1 }],
    },
    france: {
      standard: [{ op: 'refresh', n: 2, region: 'europe' }],
      bonus: [{ op: 'points', points: 'D', n: 2, limit: 'spain-austria' }],
    },
  },
  'byngs-trial': {
    britain: { standard: [{ op: 'byng' }] },
    france: { standard: [{ op: 'squadron-leaves', whose: 'opponent', navyBox: true, to: 'away' }] },
  },
  'le-beau-monde': {
    britain: {
      standard: [{ op: 'add-demand', commodities: ['furs', 'cotton'] }],
      bonus: [{ op: 'points', points: 'E', n: 1 }],
    },
    france: { standard: [europeanDiplomacy(1)], bonus: [europeanDiplomacy(2)] },
  },
  'hyder-ali': forBoth({
    standard: [
      {
        op: 'either',
        ways: {
          'take-control': { op: 'take-control', where: { region: 'india', local: true } },
          conflicts: { op: 'conflict', n: 2, where: inIndia, unprotected: true },
        },
      },
    ],
    bonus: [indianTrade],
  }),
  'co-hong-system': forBoth({ standard: [{ op: 'swap-demand' }], bonus: [indianTrade] }),
  'corsican-crisis': {
    britain: {
      standard: [{ op: 'shift', where: { spaces: ['sardinia', 'savoy'] } }],
      bonus: [{ op: 'vp', n: 1, if: 'no-french-squadron-in-europe' }],
    },
    france: { standard: [{ op: 'unflag', where: european }], bonus: [{ op: 'vp', n: 1, if: 'no-british-spain' }] },
  },
  'european-panic': forBoth({
    standard: [{ op: 'vp', n: 'debt-difference' }],
    bonus: [{ op: 'unflag', where: european }],
  }),
  'west-african-gold-mining': forBoth({
    standard: [{ op: 'points', points: 'E', n: 1 }],
    bonus: [{ op: 'points', points: 'E', n: 2, limit: 'caribbean' }],
  }),
  'war-of-the-quadruple-alliance': {
    britain: {
      standard: [{ op: 'squadron-leaves', whose: 'self', navyBox: true, to: 'away', vp: 2 }],
      bonus: [
        { op: 'build-squadron' },
        {
          op: 'either',
          ways: { debt: { op: 'debt', who: 'self', n: 1 }, treaty: { op: 'treaty', n: -1 } },
        },
      ],
    },
    france: {
      standard: [{ op: 'shift', where: { countries: ['spain'] } }],
      bonus: [{ op: 'points', points: 'D', n: 1 }],
    },
  },
  'salon-dhercule': {
    britain: { standard: [forcedDebt(1)], bonus: [forcedDebt(2)] },
    france: { standard: [europeanDiplomacy(2)], bonus: [europeanDiplomacy(2)] },
  },
  'bengal-famine': forBoth({ standard: [{ op: 'conflict', n: 2, where: inIndia, upTo: true }] }),
  'father-le-loutre': {
    britain: {
      standard: [{ op: 'conflict', where: { type: 'market', commodity: 'fish' } }],
      bonus: [{ op: 'points', points: 'M', n: 2, limit: 'north-america' }],
    },
    france: {
      standard: [{ op: 'conflict', where: { type: 'market' }, opposing: true }],
      bonus: [{ op: 'points', points: 'E', n: 2, limit: 'north-america' }],
    },
  },
  'war-of-the-polish-succession': {
    britain: {
      standard: [{ op: 'treaty', n: 2 }],
      bonus: [{ op: 'shift', where: { spaces: ['russia'] } }],
    },
    france: {
      standard: [{ op: 'vp', n: 2 }],
      bonus: [{ op: 'shift', where: { spaces: ['russia', 'sweden'] } }],
    },
  },
  'jonathans-coffee-house': forBoth({
    standard: [{ op: 'points', points: 'E', n: 2 }],
    bonus: [
      { op: 'points', points: 'E', n: 1 },
      { op: 'debt', who: 'self', n: -1 },
    ],
  }),
} as const satisfies Record<string, CardEffects>;
