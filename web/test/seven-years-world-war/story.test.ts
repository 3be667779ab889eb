import { FIRST_YEAR, NATIONS, POWER_COUNT } from '@cabinet-wars/seven-years-world-war/data';
import type { Event } from '@cabinet-wars/seven-years-world-war/view';
import { describe, expect, it } from 'vitest';
import { colourOf, colourOfLand } from '../../src/boards/seven-years-world-war/colours.ts';
import { namingOf } from '../../src/boards/seven-years-world-war/i18n/index.ts';
import { lookOf, squaresOf } from '../../src/boards/seven-years-world-war/map/looking.ts';
import { standings } from '../../src/boards/seven-years-world-war/read/standing.ts';
import { chapter, doer, headline, rulesFor, scores } from '../../src/boards/seven-years-world-war/story.ts';
import { EMBLEM_OF } from '../../src/counters/index.ts';
import { atQuestion } from './kit.ts';

const LANGUAGES = ['en', 'it'] as const;
const marching = atQuestion({ players: 3 }, 'movement-phase.act', 3);
const fighting = atQuestion({ players: 2 }, 'attack.table', 5);

describe('colours', () => {
  it('are every nation’s own, and each has an emblem', () => {
    const colours = NATIONS.map(colourOf);
    expect(new Set(colours).size).toBe(NATIONS.length);
    for (const colour of colours) expect(EMBLEM_OF[colour]).toBeDefined();
    expect([colourOfLand(-1), colourOfLand(NATIONS.indexOf('PR')), colourOfLand(POWER_COUNT)]).toEqual([
      null,
      'prussia',
      'minor',
    ]);
  });
});

describe('where one looks', () => {
  const { open } = marching.view;
  const moved: Event = { t: 'moved', seat: 0, from: 'C14', to: 'C15' };

  it('is where something happens, else at the arrow, else at what may be chosen', () => {
    const arrow = { from: 'B2', to: 'B3', final: false };
    expect(squaresOf(moved)).toEqual(['C14', 'C15']);
    expect(squaresOf({ t: 'turn-begins', turn: 2 })).toEqual([]);
    const [atEvent, atArrow] = [lookOf(open, moved, [arrow], []), lookOf(open, null, [arrow], [])];
    expect(atEvent!.x).toBeGreaterThan(atArrow!.x);
    expect(lookOf(open, null, [], [{ option: 0, things: [{ t: 'square', square: 'C14' }] }])).toMatchObject({
      x: atEvent!.x,
      y: atEvent!.y,
    });
    expect(lookOf(open, null, [], [{ option: 0, things: [{ t: 'route', route: 'china' }] }])).toBeNull();
  });

  it('is nowhere where it would only make everything small', () => {
    expect(lookOf(open, { ...moved, from: 'A1', to: 'C30' }, [], [])).toBeNull();
  });

  it('is around a force on its way, and at a fight under way', () => {
    const march = atQuestion({ players: 3 }, 'move.march', 3);
    const box = lookOf(march.view.open, null, [], [])!;
    const fight = lookOf(fighting.view.open, null, [], [])!;
    const side = Math.min(fight.w, fight.h);
    expect(box.w).toBeGreaterThan(side);
    expect(fight.w * fight.h).toBe(2 * side * side);
  });
});

describe.each(LANGUAGES)('the story (%s)', (language) => {
  const { own, game } = namingOf(language);
  const at = (more: object) => ({ ...marching.view, open: { ...marching.view.open, ...more } });

  it('says where the game is: in set-up, or in which year and phase', () => {
    expect(headline(at({ turn: 0 }), language)).toBe(own.setUp);
    expect(headline(at({ turn: 1, phase: 'movement' }), language)).toMatch(
      new RegExp(`^${FIRST_YEAR}.* · \\p{Lu}`, 'u'),
    );
  });

  it('has chapters: turns, and in them the phases one would jump to', () => {
    expect(chapter({ t: 'turn-begins', turn: 2 }, language)).toMatchObject({ level: 1 });
    expect(chapter({ t: 'phase-begins', phase: 'combat', seat: 1 }, language)).toEqual({
      level: 2,
      title: `${game.coalition(2)}: ${game.phases.combat}`,
    });
    expect(chapter({ t: 'phase-begins', phase: 'training', seat: 1 }, language)).toBeNull();
    expect(chapter({ t: 'phase-begins', phase: 'combat', seat: -1 }, language)).toBeNull();
  });
});

it('an event is the doing of the seat it names', () => {
  expect(doer({ t: 'phase-begins', phase: 'combat', seat: 1 })).toBe(1);
  expect(doer({ t: 'phase-begins', phase: 'combat', seat: -1 })).toBeNull();
  expect(doer({ t: 'turn-begins', turn: 1 })).toBeNull();
});

it('scores are ratios, and procedures without a section of the rules lead to one that tells of them', () => {
  expect(scores(marching.view)).toEqual(standings(marching.view.open, null).map(({ ratio }) => ratio));
  expect([rulesFor('famine.where'), rulesFor('upgrade.choose'), rulesFor('attack.table')]).toEqual([
    'recruiting-table',
    'attack',
    null,
  ]);
});
