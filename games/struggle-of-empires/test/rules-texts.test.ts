import { languages, type RulesSection } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { ALLIANCES, ALLIANCES_IN, MAY_BE_NAVY } from '../src/data/alliances.ts';
import { EDITIONS, type Edition } from '../src/data/numbers.ts';
import { regionOf } from '../src/data/regions.ts';
import { TILES } from '../src/data/tiles.ts';
import { glossary, sectionOfAction, sectionOfEvent, sectionOfPrompt, sectionOfTile, texts } from '../src/i18n/index.ts';
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

describe.each(languages)('In %s', (language) => {
  const said = (id: string, edition: Edition): string =>
    shown(language, edition)
      .filter((section) => section.id === id)
      .flatMap(({ body }) => body.flat())
      .join(' ');

  it('nothing stands there twice: what both editions say alike is one section', () => {
    const all = texts[language].rules!.map(({ title, body }) => JSON.stringify([title, body]));
    expect(all.filter((each, i) => all.indexOf(each) !== i)).toEqual([]);
  });

  it.each(EDITIONS)('2005 Gold, 2020 p.10, %s: the help on taxes knows no end but one’s own', (edition) => {
    const gold = said('gold', edition);
    expect(gold).toMatch(language === 'en' ? /always spend what you want/ : /spendere sempre quanto vuoi/);
    expect(gold).toContain('99');
    // The ends the table once shared.
    expect(gold).not.toMatch(/\b(60|90)\b/);
  });

  it.each(EDITIONS)(
    '2005 Pirates, 2020 p.23 and 26, %s: the help on raids names the alliances that defend',
    (edition) => {
      const raids = said('raid', edition);
      const nameOf = (alliance: number) => glossary[language][edition].alliances[ALLIANCES[alliance]].name;
      const americas = (['north-america', 'caribbean', 'south-america'] as const).flatMap(
        (id) => ALLIANCES_IN[regionOf(id)],
      );
      const atSea = (['africa', 'india', 'east-indies'] as const)
        .flatMap((id) => ALLIANCES_IN[regionOf(id)])
        .filter((alliance) => MAY_BE_NAVY[alliance]);
      // In Italian the name printed on the tile stands in brackets behind ours.
      for (const alliance of [...americas, ...atSea]) expect(raids).toContain(nameOf(alliance).replace(/ \(.*/, ''));
      const navies = language === 'en' ? /navies add nothing/ : /le flotte non aggiungono niente/;
      if (edition === 'deluxe') expect(raids).toMatch(navies);
      else expect(raids).not.toMatch(navies);
    },
  );
});

describe('Both languages', () => {
  it.each(EDITIONS)('say the same, paragraph by paragraph (%s)', (edition) => {
    const shape = (language: (typeof languages)[number]) =>
      shown(language, edition).map(({ id, body }) => [
        id,
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
