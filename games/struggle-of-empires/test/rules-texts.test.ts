import { languages, type RulesSection } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '../src/data/numbers.ts';
import { TILES } from '../src/data/tiles.ts';
import { sectionOfAction, sectionOfEvent, sectionOfPrompt, sectionOfTile, texts } from '../src/i18n/index.ts';
import { ACTIONS } from '../src/vocabulary/choices.ts';
import { EVENT_KINDS } from '../src/vocabulary/event-kinds.ts';
import { prompts } from '../src/vocabulary/prompts.ts';

const shown = (language: (typeof languages)[number], edition: Edition): readonly RulesSection[] =>
  texts[language].rules!.filter((section) => section.edition === undefined || section.edition === edition);

describe.each(languages)('The rules in %s', (language) => {
  describe.each(EDITIONS)('of the %s edition', (edition) => {
    const sections = shown(language, edition);
    const ids = sections.map(({ id }) => id);

    it('have each section once, with a title and something to read', () => {
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, title, body } of sections) {
        expect(title, id).toMatch(/\S/);
        expect(body.length, id).toBeGreaterThan(0);
        for (const text of body.flat()) expect(text, id).toMatch(/^[A-Z0-9+«“È].*[.)]$/);
      }
    });

    it('can be reached from every tile and action', () => {
      for (const tile of TILES) expect(ids).toContain(sectionOfTile(tile));
      for (const action of ACTIONS) expect(ids).toContain(sectionOfAction[action]);
    });

    it('can be reached from every prompt and every event that can occur in it', () => {
      for (const key of prompts) expect(ids).toContain(sectionOfPrompt[key]);
      for (const t of EVENT_KINDS)
        if (edition === 'deluxe' || !t.startsWith('non-player')) expect(ids).toContain(sectionOfEvent({ t }));
    });
  });

  it('lead from any prompt by its name, or the part before the dot', () => {
    const ids = shown(language, 'deluxe').map(({ id }) => id);
    for (const key of prompts)
      expect(
        [key, key.split('.')[0]].some((id) => ids.includes(id)),
        key,
      ).toBe(true);
  });
});

describe('Links into the rules', () => {
  it('lead from an event about a tile to that tile, and from a combat at sea to the sea', () => {
    expect(sectionOfEvent({ t: 'tile-used', tile: 'reserve' })).toBe('reserve');
    expect(sectionOfEvent({ t: 'built', tile: null })).toBe('build');
    expect(sectionOfEvent({ t: 'combat-begins', combat: 'naval' })).toBe('naval-combat');
    expect(sectionOfEvent({ t: 'combat-begins', combat: 'land' })).toBe('land-combat');
  });
});

describe('Both languages', () => {
  it('say the same, paragraph by paragraph', () => {
    const shape = (language: (typeof languages)[number]) =>
      texts[language].rules!.map(({ id, edition, body }) => [
        id,
        edition,
        body.map((part) => (typeof part === 'string' ? 1 : part.length)),
      ]);
    expect(shape('it')).toEqual(shape('en'));
  });

  it('keep English words out of the Italian rules', () => {
    const english = /\b(the|and|with|army|armies|navy|navies|unrest|tile|tiles|token|marker|you|your|from|gold)\b/i;
    // A tile's title has what is printed on it beside our name.
    for (const { id, title, body } of texts.it.rules!)
      for (const text of [title.replace(/ \([^)]*\)$/, ''), ...body.flat()]) expect(text, id).not.toMatch(english);
  });
});
