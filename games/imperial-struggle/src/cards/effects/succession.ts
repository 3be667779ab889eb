import { SOUTH_SEA_SQUADRON } from '../../peace/round.ts';
import { type CardEffects, forBoth, type Row } from './row.ts';

const caribbeanMarkets = { region: 'caribbean', type: 'market' } as const;
const taxes = (n: number): Row => ({ op: 'debt-or-points', n });
const nextToMarkets = (n: number): Row => ({ op: 'points', points: 'E', n, limit: 'flag-next-to-own-market' });

/** The Events of the Succession Era, by card. */
export const succession = {
  'carnatic-war': forBoth({
    standard: [
      { op: 'conflict', n: 'indian-local-alliances', where: { region: 'india', type: ['market', 'political'] } },
    ],
    bonus: [
      {
        op: 'either',
        ways: {
          'damage-fort': { op: 'damage-fort', where: { region: 'india', type: 'fort' } },
          shift: { op: 'shift', where: { region: 'india', type: 'market', commodity: 'cotton' } },
        },
      },
    ],
  }),
  'acts-of-union': {
    britain: {
      standard: [{ op: 'points', points: 'D', n: 1, limit: 'europe-unflag' }],
      bonus: [{ op: 'vp', n: 2 }],
    },
    france: {
      standard: [{ op: 'points', points: 'D', n: 2 }],
      bonus: [{ op: 'unflag', where: { region: 'europe', type: 'political', notCountries: ['spain', 'austria'] } }],
    },
  },
  'tropical-diseases': forBoth({
    standard: [
      { op: 'unflag', where: caribbeanMarkets },
      { op: 'own-flag-off', where: caribbeanMarkets },
    ],
    bonus: [{ op: 'unflag', where: caribbeanMarkets }],
  }),
  'south-sea-speculation': forBoth({
    standard: [{ op: 'unflag', where: { type: 'market' }, harmless: true }],
    bonus: [{ op: 'lasting', bit: SOUTH_SEA_SQUADRON }],
  }),
  'war-of-jenkins-ear': {
    britain: { standard: [{ op: 'debt', who: 'self', n: -2 }], bonus: [{ op: 'debt', who: 'opponent', n: 1 }] },
    france: {
      standard: [{ op: 'conflict', where: caribbeanMarkets, opposing: true }],
      bonus: [{ op: 'points', points: 'D', n: 1 }],
    },
  },
  'native-american-alliances': {
    britain: {
      standard: [{ op: 'shift', where: { region: 'north-america', local: true } }],
      bonus: [{ op: 'use-advantage', in: ['north-america'] }],
    },
    france: {
      standard: [{ op: 'points', points: 'E', n: 2, limit: 'north-america' }],
      bonus: [{ op: 'unflag', where: { region: 'north-america', local: true } }],
    },
  },
  'austro-spanish-rivalry': {
    britain: {
      standard: [{ op: 'conflict', where: { countries: ['spain'] } }],
      bonus: [{ op: 'return-tile' }],
    },
    france: {
      standard: [{ op: 'unflag', where: { countries: ['dutch-republic'] } }],
      bonus: [
        {
          op: 'either',
          ways: {
            'diplomatic-points': { op: 'points', points: 'D', n: 2, limit: 'india' },
            'economic-points': { op: 'points', points: 'E', n: 2, limit: 'india' },
          },
        },
      ],
    },
  },
  'tax-reform': forBoth({ standard: [taxes(2)], bonus: [taxes(1)] }),
  'great-northern-war': {
    britain: {
      standard: [
        { op: 'shift', where: { countries: ['german-states'] } },
        { op: 'vp', n: 2, if: 'german-states-british' },
      ],
      bonus: [{ op: 'points', points: 'D', n: 1 }],
    },
    france: {
      standard: [
        { op: 'vp', n: 2, if: 'russia-french' },
        { op: 'shift', where: { spaces: ['russia'] } },
      ],
      bonus: [{ op: 'points', points: 'D', n: 1 }],
    },
  },
  'vatican-politics': {
    britain: {
      standard: [{ op: 'points', points: 'D', n: 2, limit: 'german-states-prussia-dutch' }],
      bonus: [{ op: 'points', points: 'D', n: 1, limit: 'europe' }],
    },
    france: {
      standard: [{ op: 'shift', where: { countries: ['spain', 'austria'] } }],
      bonus: [{ op: 'vp', n: 2, if: 'no-british-spain-or-austria' }],
    },
  },
  'calico-acts': {
    britain: {
      standard: [{ op: 'points', points: 'E', n: 2, limit: 'unflag-markets' }],
      bonus: [{ op: 'score-demand', commodity: 'cotton' }],
    },
    france: {
      standard: [{ op: 'unflag', where: { type: 'market', commodity: 'cotton' } }],
      bonus: [{ op: 'squadron-leaves', whose: 'opponent', to: 'navy-box' }],
    },
  },
  'military-spending-overruns': forBoth({ standard: [{ op: 'opponent-loses' }], bonus: [{ op: 'opponent-loses' }] }),
  'alberonis-ambition': {
    britain: { standard: [nextToMarkets(2)], bonus: [nextToMarkets(1)] },
    france: {
      standard: [{ op: 'shift', where: { countries: ['austria', 'dutch-republic', 'spain'], alliance: true } }],
      bonus: [{ op: 'vp', n: 3, if: 'savoy-and-sardinia-french' }],
    },
  },
  'famine-in-ireland': {
    britain: { standard: [{ op: 'unflag', where: { countries: ['ireland', 'scotland'] } }] },
    france: { standard: [{ op: 'war-tile', n: 'french-ireland', jacobite: true }] },
  },
  'interest-payments': forBoth({
    // Ruling 27: the test is of how things were before; so what hangs on it comes first.
    standard: [
      { op: 'vp', n: 1, if: 'opponent-at-limit' },
      { op: 'debt', who: 'opponent', n: -1, if: 'opponent-at-limit' },
      { op: 'debt-limit', n: -1 },
    ],
    bonus: [{ op: 'debt', who: 'self', n: -2 }],
  }),
} as const satisfies Record<string, CardEffects>;
