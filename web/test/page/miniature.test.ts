// @vitest-environment happy-dom
import { games } from '@cabinet-wars/games';
import { LessonRun } from '@cabinet-wars/host/lessons';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawn, type Miniature } from '../../src/boards/kit/miniature.ts';
import { boardOf } from '../../src/boards/registry.ts';
import { keepMiniature, miniatureOf } from '../../src/miniature/kept-miniatures.ts';

beforeEach(() => localStorage.clear());

describe('a board in little', () => {
  it('is a picture of its own, in the colours it was drawn in', () => {
    const little: Miniature = {
      w: 10,
      h: 8,
      water: [{ x: 0, y: 0, w: 10, h: 8 }],
      land: 'M0 0h4v4z',
      dots: [{ x: 3.4, y: 2.6, power: 'france' }],
      dot: 2,
    };
    const svg = drawn(little, (token) => `[${token}]`);
    expect(svg).toContain('viewBox="0 0 10 8"');
    expect(svg).toContain('<circle cx="3" cy="3" r="2" fill="[france]"/>');
    expect(svg).toContain('fill="[sea]"');
    expect(svg).toContain('<path fill="[land]" d="M0 0h4v4z"/>');
  });

  it('is kept for the tables that were left last', () => {
    for (let table = 0; table < 14; table++) keepMiniature(`t${table}`, `<svg>${table}</svg>`);
    expect(miniatureOf('t1')).toBeNull();
    expect(miniatureOf('t2')).toBe('data:image/svg+xml,%3Csvg%3E2%3C%2Fsvg%3E');
    keepMiniature('t2', '<svg>new</svg>');
    keepMiniature('t14', '<svg/>');
    expect(miniatureOf('t2')).toContain('new');
    expect(miniatureOf('t3')).toBeNull();
  });

  it('is nothing where what was kept means nothing', () => {
    for (const text of ['{', '[]', '{"t":3}']) {
      localStorage.setItem('cabinet-wars miniatures', text);
      expect(miniatureOf('t')).toBeNull();
    }
  });
});

describe.each(games.filter(({ loadLessons }) => loadLessons !== undefined))('the board of $id in little', (entry) => {
  it('shows who stands where, within its edges', async () => {
    const [{ game }, [{ lesson }], board] = await Promise.all([entry.load(), entry.loadLessons!(), boardOf(entry.id)]);
    const run = new LessonRun(game, lesson);
    const { w, h, dots, land } = board.miniature!(run.table.view(run.seat) as never);
    expect(land.length).toBeGreaterThan(200);
    expect(dots.length).toBeGreaterThan(5);
    expect(new Set(dots.map(({ power }) => power)).size).toBeGreaterThan(1);
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(w);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(h);
    }
  });
});
