import { describe, expect, it } from 'vitest';
import { SPACE } from '../src/data/map/spaces.ts';
import { JACOBITE_UPRISINGS } from '../src/data/ministries.ts';
import type { Trial } from './kit.ts';
import { inTheatre, strengthsIn, type WarTable } from './war-kit.ts';

const losses = (t: Trial) => t.told('squadron-leaves').map(({ side, from, to }) => `${side} ${from} ${to}`);

describe('rule 43: Atlantic Dominance', () => {
  const dominance = (margin: number) =>
    inTheatre('7YW-1', {
      lay: (table) =>
        table
          .lead('britain', '7YW-1', margin)
          .navyBox('france', 1)
          .navyBox('britain', 0)
          .flag('france', 'hooghly-river')
          .lead('britain', '7YW-2', 1),
    });

  it('a win by 1 brings nothing', () => {
    const t = dominance(1);
    expect(t.g.atlantic).toBe(-1);
    expect(losses(t)).toEqual([]);
  });

  it('a win by 2 gives two more strength in the third theatre', () => {
    const t = dominance(2);
    expect(t.told('atlantic-dominance')).toMatchObject([{ side: 'britain' }]);
    expect(losses(t)).toEqual([]);
    expect(strengthsIn(t, '7YW-3')).toEqual([1, 3]);
  });

  it('a win by 3 costs the loser a squadron, of the map or the Navy Box, to be built again', () => {
    const t = dominance(3);
    expect(t.key).toBe('squadron-losses.giveUp');
    expect(t.asked).toBe('france');
    expect(t.offers()).toEqual(['give-up navy-box', 'give-up hooghly-river']);
    const unbuilt = t.g.unbuilt[0];
    t.play('france', 'give-up hooghly-river');
    expect(t.flag('hooghly-river')).toBe('nobody');
    expect(t.g.unbuilt[0]).toBe(unbuilt + 1);
    expect(losses(t)).toEqual(['france hooghly-river unbuilt']);
  });

  it('a win by 5 costs two', () => {
    const t = dominance(5);
    t.play('france', 'give-up navy-box');
    expect(losses(t)).toEqual(['france navy-box unbuilt', 'france hooghly-river unbuilt']);
  });

  it('ruling 62: who has none gives up none', () => {
    const t = inTheatre('7YW-1', {
      lay: (table) => table.lead('britain', '7YW-1', 6).navyBox('france', 0).lead('france', '7YW-3', 2),
    });
    expect(losses(t)).toEqual([]);
  });
});

describe('rule 44: the Antilles War', () => {
  const antilles = (margin: number) =>
    inTheatre('AWI-3', {
      lay: (table) => table.lead('france', 'AWI-3', margin).navyBox('britain', 2).flag('britain', 'biscay'),
    });

  it('takes a squadron of the loser out of the game for each point of margin, at most two, before the conquest', () => {
    const one = antilles(1);
    one.play('britain', 'give-up biscay');
    expect(one.key).toBe('conquest.take');
    expect(one.g.lost).toEqual([0, 1]);
    const two = antilles(4);
    two.play('britain', 'give-up navy-box', 'give-up navy-box');
    expect(two.g.lost).toEqual([0, 2]);
    expect(two.flag('biscay')).toBe('britain');
    expect(two.key).toBe('conquest.take');
  });
});

describe('The flag a result row takes', () => {
  it('ruling 60: any opposing flag of its kind, Conflict and Isolation or not, after the conquest', () => {
    const t = inTheatre('WSS-3', {
      lay: (table) =>
        table
          .navyBox('france', 0)
          .lead('france', 'WSS-3', 6)
          .flag('britain', 'northern-colonies', 'hudson-valley', 'albany', 'iroquois', 'halifax', 'havana')
          .conflict('albany'),
    });
    t.play('france', 'no-more');
    expect(t.key).toBe('theatre.unflag');
    expect(t.offers()).toEqual(['target hudson-valley', 'target albany']);
    t.play('france', 'target hudson-valley');
    expect(t.flag('hudson-valley')).toBe('nobody');
  });

  it('ruling 59: squadrons given up, conquest, then the flag', () => {
    const t = inTheatre('AWI-3', {
      lay: (table) => table.lead('france', 'AWI-3', 3).navyBox('britain', 1).flag('britain', 'georgia', 'havana'),
    });
    expect(t.told('squadron-leaves').length).toBe(1);
    t.play('france', 'conquer havana');
    expect(t.flag('georgia')).toBe('nobody');
    const order = t.events
      .map(({ t: kind }) => kind)
      .filter((kind) => kind === 'squadron-leaves' || kind === 'conquered');
    expect(order).toEqual(['squadron-leaves', 'conquered']);
  });

  it('in the Jacobite theatre a Political space of Europe', () => {
    const t = inTheatre('WAS-4', {
      lay: (table) => table.lead('france', 'WAS-4', 2).flag('britain', 'savoy', 'russia', 'minorca', 'iroquois'),
    });
    expect(t.offers()).toEqual(['target russia', 'target savoy']);
  });

  it('is passed over where there is none', () => {
    const t = inTheatre('WAS-4', { lay: (table) => table.lead('france', 'WAS-4', 2) });
    expect(t.key).toBeNull();
  });
});

describe('rule 48: Jacobites', () => {
  const rebellion = (theatre: 'WSS-4' | 'WAS-4', side: 'france' | 'britain', margin: number, held = true) =>
    inTheatre(theatre, {
      lay: (table) => {
        table.lead(side, theatre, margin);
        if (held) table.ministry('john-law').faceDown('jacobite-uprisings');
      },
    });

  it('a French win by 3 in the Spanish Succession places a marker, a smaller one does not', () => {
    expect(rebellion('WSS-4', 'france', 2).g.jacobiteVictories).toBe(0);
    const t = rebellion('WSS-4', 'france', 3);
    expect(t.g.jacobiteVictories).toBe(1);
    expect(t.g.thirdMinistry).toBe(false);
    expect(rebellion('WSS-4', 'britain', 6).g.jacobitesGone).toBe(false);
  });

  it('any French win in the Austrian Succession places one and allows a third ministry', () => {
    const t = rebellion('WAS-4', 'france', 1);
    expect(t.g.jacobiteVictories).toBe(1);
    expect(t.g.thirdMinistry).toBe(true);
  });

  it('a British win by 2 there ends them, a win by 1 does not', () => {
    expect(rebellion('WAS-4', 'britain', 1).g.jacobitesGone).toBe(false);
    const t = rebellion('WAS-4', 'britain', 2);
    expect(t.told('jacobite-defeat').length).toBe(1);
    expect(t.g.jacobitesGone).toBe(true);
    expect(t.g.secret.ministries[0]).not.toContain(JACOBITE_UPRISINGS);
    expect(t.g.ministryCount[0]).toBe(1);
  });

  it('the ministry is gone though France did not hold it', () => {
    const t = rebellion('WAS-4', 'britain', 3, false);
    expect(t.g.jacobitesGone).toBe(true);
    expect(t.g.ministryCount[0]).toBe(0);
  });
});

describe('rule 47: the United States', () => {
  const revolution = (margin: number, lay: (table: WarTable) => void = () => {}) =>
    inTheatre('AWI-1', {
      lay: (table) => lay(table.lead('france', 'AWI-1', margin).flag('britain', 'northern-colonies', 'carolinas')),
    });

  it('France puts American flags where it likes, then takes Forts of either side', () => {
    const t = revolution(5, (table) =>
      table.flag('britain', 'halifax').flag('france', 'ohio-forks', 'louisbourg').damaged('halifax'),
    );
    expect(t.key).toBe('usa.territories');
    expect(t.asked).toBe('france');
    expect(t.offers()).toEqual([
      'american-flag northern-colonies',
      'american-flag carolinas',
      'american-flag san-agustin',
      'american-flag quebec-montreal',
      'no-more',
    ]);
    t.play('france', 'american-flag carolinas', 'no-more');
    expect(t.flag('carolinas')).toBe('usa');
    expect(t.flag('northern-colonies')).toBe('britain');
    expect(t.offers()).toEqual(['raze-fort halifax', 'raze-fort ohio-forks', 'no-more']);
    t.play('france', 'raze-fort halifax');
    expect(t.flag('halifax')).toBe('nobody');
    expect(t.g.damaged[SPACE.halifax]).toBe(0);
    expect(t.told('refused')).toEqual([]);
  });

  it('Canada only for a win by 5', () => {
    expect(revolution(4).offers()).not.toContain('american-flag quebec-montreal');
    expect(revolution(5).offers()).toContain('american-flag quebec-montreal');
  });

  it('France may do the one, the other, or neither', () => {
    const neither = revolution(2, (table) => table.flag('britain', 'halifax'));
    neither.play('france', 'no-more', 'no-more');
    expect([neither.flag('carolinas'), neither.flag('halifax')]).toEqual(['britain', 'britain']);
    const forts = revolution(3, (table) => table.flag('britain', 'halifax'));
    forts.play('france', 'no-more', 'raze-fort halifax');
    expect(forts.flag('halifax')).toBe('nobody');
  });

  it('Markets cut off by it lose their flags, those Isolated before keep them', () => {
    const t = revolution(1, (table) =>
      table
        .flag('britain', 'chesapeake', 'hudson-valley', 'albany', 'niagara', 'georgia', 'bahamas-run-west')
        .flag('france', 'oswego', 'quebec-montreal', 'cataraqui'),
    );
    t.play('france', 'american-flag northern-colonies', 'american-flag carolinas', 'american-flag san-agustin');
    for (const market of ['chesapeake', 'hudson-valley', 'albany', 'georgia', 'bahamas-run-west'] as const)
      expect(t.flag(market), market).toBe('nobody');
    expect(t.flag('niagara')).toBe('britain');
    expect(t.flag('oswego')).toBe('france');
    expect(t.flag('cataraqui')).toBe('france');
  });

  it('a Market with another hold keeps its flag', () => {
    const t = revolution(1, (table) =>
      table.flag('britain', 'massachusetts-bay', 'gulf-of-maine', 'cabot-strait').lead('france', 'AWI-1', 4),
    );
    t.play('france', 'american-flag northern-colonies', 'no-more');
    expect(t.flag('massachusetts-bay')).toBe('britain');
  });

  it('a French chain may be cut, too, when Quebec goes', () => {
    const t = revolution(6, (table) =>
      table.flag('france', 'quebec-montreal', 'cataraqui').huguenots('quebec-montreal'),
    );
    t.play('france', 'american-flag quebec-montreal', 'no-more');
    expect(t.flag('cataraqui')).toBe('nobody');
    expect(t.g.huguenots[0], 'ruling 99').toBe(-2);
  });

  it('ruling 72: Britain may take San Agustin when it wins', () => {
    const t = inTheatre('AWI-1', { lay: (table) => table.lead('britain', 'AWI-1', 2).flag('britain', 'carolinas') });
    expect(t.offers()).toContain('conquer san-agustin');
  });
});
