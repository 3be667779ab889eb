import { type CardEffects, forBoth, type Row } from './row.ts';

const strongConflicts = (n: number): Row => ({
  op: 'conflict',
  n,
  where: { region: 'caribbean', type: 'market', commodity: 'sugar' },
  strong: true,
});
const inNorthernColonies = (n: number): Row => ({
  op: 'conflict',
  n,
  where: { subregion: 'northern-colonies', type: ['market', 'political'] },
});
const lessDebt: Row = { op: 'debt', who: 'self', n: -2 };
const trade = (n: number): Row => ({ op: 'points', points: 'E', n });

/** The Events of the Revolution Era, by card. */
export const revolution = {
  'nootka-incident': {
    britain: {
      standard: [
        {
          op: 'either',
          ways: { 'diplomatic-points': { op: 'points', points: 'D', n: 2 }, 'economic-points': trade(2) },
        },
      ],
      bonus: [
        { op: 'vp', n: 'twice-british-spanish-alliances' },
        { op: 'own-flags-off', where: { countries: ['spain'], alliance: true } },
      ],
    },
    france: {
      standard: [{ op: 'squadron-leaves', whose: 'opponent', to: 'navy-box' }],
      bonus: [{ op: 'build-squadron' }],
    },
  },
  'haitian-revolution': forBoth({ standard: [strongConflicts(1)], bonus: [strongConflicts(2)] }),
  'loge-des-neuf-soeurs': {
    britain: {
      standard: [inNorthernColonies(1)],
      bonus: [{ op: 'vp', n: 3, if: 'britain-leads-north-america' }],
    },
    france: {
      standard: [{ op: 'use-advantage', in: ['north-america', 'caribbean', 'india'] }],
      bonus: [{ op: 'points', points: 'D', n: 2 }],
    },
  },
  'la-gabelle': {
    britain: { standard: [{ op: 'exhaust', n: 2 }], bonus: [trade(2)] },
    france: { standard: [trade(2)], bonus: [{ op: 'vp', n: 'gabelle-vp' }] },
  },
  'jesuit-abolition': {
    britain: {
      standard: [{ op: 'unflag', where: { type: 'market', commodity: 'sugar' } }],
      bonus: [{ op: 'points', points: 'E', n: 3, limit: 'caribbean' }],
    },
    france: { standard: [lessDebt], bonus: [{ op: 'vp', n: 2 }] },
  },
  'wealth-of-nations': forBoth({ standard: [lessDebt], bonus: [trade(3)] }),
  'debt-crisis': forBoth({
    standard: [{ op: 'points', points: 'E', n: 3, limit: 'unflag-markets', if: 'more-available-debt' }],
    bonus: [{ op: 'vp', n: 2 }],
  }),
  'east-asia-piracy': forBoth({ standard: [{ op: 'vp', n: 3, if: 'mightier-in-india' }] }),
  'stamp-act': {
    britain: { standard: [lessDebt], bonus: [trade(2)] },
    // Three in place of one: two more.
    france: { standard: [inNorthernColonies(1)], bonus: [inNorthernColonies(2)] },
  },
  'falklands-crisis': {
    britain: {
      standard: [{ op: 'vp', n: 1, if: 'british-spain' }],
      bonus: [{ op: 'unflag', where: { countries: ['spain'] } }],
    },
    france: {
      standard: [{ op: 'points', points: 'M', n: 'french-spain' }],
      bonus: [{ op: 'squadron-leaves', whose: 'opponent', navyBox: true, to: 'lost' }],
    },
  },
  'cook-and-bougainville': {
    britain: {
      standard: [{ op: 'points', points: 'E', n: 'half-british-squadrons' }],
      bonus: [{ op: 'war-tile', n: 1 }],
    },
    france: { standard: [{ op: 'build-squadron' }], bonus: [lessDebt] },
  },
} as const satisfies Record<string, CardEffects>;
