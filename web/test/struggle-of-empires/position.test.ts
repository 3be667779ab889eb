import { HOME, POWERS, REGIONS } from '@cabinet-wars/struggle-of-empires/data';
import { scoreNow } from '@cabinet-wars/struggle-of-empires/reckoning';
import { at, ON_MAP } from '@cabinet-wars/struggle-of-empires/view';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../src/boards/struggle-of-empires/read/position-of.ts';
import { moments } from './kit.ts';

const editions = ['original', 'deluxe'] as const;

describe.each(editions)('the map of the %s edition', (edition) => {
  const every = (n: number) => [...moments({ edition, players: 4 }, 7)].filter((_, i) => i % n === 0);

  it('shows each piece in its place and none besides', () => {
    for (const { g, view } of moments({ edition, players: 4 }, 3)) {
      const { regions, homes } = positionOf(view.open);
      REGIONS.forEach((region, r) => {
        const stacks = regions[region]!.stacks!;
        POWERS.forEach((power, p) => {
          const stack = stacks.find((each) => each.power === power);
          const here = [g.tokens, g.armies, g.navies, g.forts].map((list) => list[at(p, r)]);
          expect([stack?.control ?? 0, stack?.army ?? 0, stack?.navy ?? 0, stack?.fort ?? 0]).toEqual(here);
        });
      });
      POWERS.forEach((power, p) => {
        expect(homes[power]).toEqual({
          army: g.armies[at(p, HOME)],
          navy: g.navies[at(p, HOME)],
          fort: g.forts[at(p, HOME)],
        });
      });
    }
  });

  it('shows every neutral on the map once', () => {
    for (const { view } of every(40)) {
      const shown = Object.values(positionOf(view.open).regions).flatMap((region) => region!.neutrals!);
      expect(shown.length).toBe(view.open.counters.filter((where) => where === ON_MAP).length);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    }
  });

  it('puts on each medal whoever would score it now', () => {
    for (const { view } of every(40)) {
      const { regions } = positionOf(view.open);
      for (const { power, regions: scores } of scoreNow(view.open))
        REGIONS.forEach((region, r) => {
          const medal = regions[region]!.medals!.find(({ holders }) => holders.includes(POWERS[power]));
          expect(medal?.vp ?? 0).toBe(scores[r]);
        });
    }
  });

  it('dots the counters of powers nobody plays', () => {
    for (const { view } of every(100))
      for (const region of Object.values(positionOf(view.open).regions))
        for (const { power, nonPlayer } of region!.stacks!)
          expect(nonPlayer).toBe(view.open.seatOf[POWERS.indexOf(power)] < 0);
  });
});

describe('local alliances', () => {
  it('are shields on the board in the deluxe edition, and show when taken in the original', () => {
    const count = (edition: (typeof editions)[number]) => {
      const [{ view }] = moments({ edition, players: 5 }, 1);
      return Object.values(positionOf(view.open).regions).flatMap((region) => region!.alliances!).length;
    };
    expect(count('deluxe')).toBe(14);
    expect(count('original')).toBe(0);
  });
});
