import { languages, playAtRandom, Seeded, settle, type Viewer } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { ALLIANCES } from '../src/data/alliances.ts';
import { dataReasons } from '../src/data/load.ts';
import { EDITIONS, type Edition } from '../src/data/numbers.ts';
import { POWERS, type PowerId } from '../src/data/powers.ts';
import { PLACES, REGIONS } from '../src/data/regions.ts';
import { TILES } from '../src/data/tiles.ts';
import { game } from '../src/game.ts';
import { english } from '../src/i18n/en/index.ts';
import { glossary, glossaryFor, terms, texts } from '../src/i18n/index.ts';
import { italian } from '../src/i18n/it/index.ts';
import { optionReasons, type Tables } from '../src/i18n/tables.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import { EVENT_KINDS } from '../src/vocabulary/event-kinds.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { PROMISES } from '../src/vocabulary/promises.ts';
import { prompts } from '../src/vocabulary/prompts.ts';

const setting = (edition: Edition) => ({ edition, counter: () => null });
const makers: Readonly<Record<(typeof languages)[number], (edition: Edition) => Tables>> = {
  en: (edition) => english(setting(edition)),
  it: (edition) => italian(setting(edition)),
};

/** A sentence that no value has fallen out of. */
const isSaid = (text: string | null | undefined, of: unknown = '') => {
  expect(text, JSON.stringify(of)).toMatch(/\S/);
  expect(text, JSON.stringify(of)).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|\s\s|\s[.,;:?]|\.\./);
};

/** English words that Italian never has, other than in the title and in words both languages share. */
/** Without what is printed on a tile, which is English. */
const ours = (name: string): string => name.replace(/ \([^)]*\)$/, '');
const englishWords =
  /\b(the|and|with|army|armies|navy|navies|fort|forts|unrest|war|tile|tiles|token|tokens|marker|markers|you|your|of|from|gold|powers?)\b/i;

function optionsOf(given: Record<string, unknown>) {
  const settled = settle(game.options, given);
  if (!settled.ok) throw new Error(JSON.stringify(settled.reasons));
  return settled.options;
}

const tables = [
  { players: 2, edition: 'deluxe', surrender: true },
  { players: 3, edition: 'original' },
  { players: 4, edition: 'deluxe', originalSeaMove: true, draftStart: true },
  { players: 5, edition: 'original', navalTrainingCopies: '3' },
  { players: 7, edition: 'deluxe', openUnrest: true },
];

describe('The list of prompts', () => {
  it('is every question the rules can put, and no other', () => {
    expect([...prompts].sort()).toEqual(game.flow.asks().sort());
  });
});

describe.each(languages)('Texts in %s', (language) => {
  const text = texts[language];

  it.each(tables)('put whole games into words: %j', (given) => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const options = optionsOf(given);
      const seats = game.seats(options);
      const name = (seat: number) => text.plays(seats[seat].plays);
      let telling = { name, view: undefined as unknown };
      const { state } = playAtRandom(game, options, new Seeded(seed), {
        log: (logged) => {
          const event = logged as Event;
          kinds.add(event.t);
          for (const viewer of ['open', 'spectator'] as Viewer[]) {
            const seen = game.redact(event, viewer);
            const line = seen === null ? null : text.event(seen, telling);
            if (line === null) continue;
            isSaid(line, event);
            if (language === 'it') expect(line).not.toMatch(englishWords);
            expect(line).toMatch(/^[A-Z0-9ÀÈ].*\.$/);
          }
        },
        watch: (state, question, seat, choice) => {
          const view = game.view(state as State, seat);
          telling = { name, view };
          isSaid(text.choice(choice as Choice, telling), choice);
          if (language === 'it') expect(ours(text.choice(choice as Choice, telling))).not.toMatch(englishWords);
          if (question === null) return;
          for (const asked of question.waiting) {
            const line = text.prompt(question.key, view, asked.seat, telling);
            isSaid(line, question.key);
            expect(line).toMatch(/[.?]$/);
          }
        },
      });
      isSaid(text.ending?.(game.result(state as State)!.reason));
    }
    expect(kinds.size).toBeGreaterThan(30);
  });

  it('name every option, group and value', () => {
    for (const [key, field] of Object.entries(game.options.fields)) {
      isSaid(text.option(key).name, key);
      isSaid(text.option(key).hint, key);
      isSaid(text.group?.(field.group ?? 'main'), key);
      if (field.kind === 'one-of') for (const value of field.values) isSaid(text.value(key, value), value);
      if (language === 'it') expect(`${text.option(key).name} ${text.option(key).hint}`).not.toMatch(englishWords);
    }
  });

  it('name every standing order and every way to win', () => {
    for (const { id } of game.orders) isSaid(text.order(id)?.hint, id);
    for (const reason of ['most-points', 'least-unrest', 'shared']) isSaid(text.ending?.(reason), reason);
    const telling = { name: (seat: number) => `P${seat}` };
    isSaid(text.orderGiven?.({ order: 'pass-auction', auction: null }, telling));
    isSaid(text.orderGiven?.({ order: 'help', power: 'united-provinces', stance: 'never' }, telling));
  });

  it('label every form of a deal or a standing order', () => {
    const forms = [...game.orders, ...game.deals.kinds].flatMap((form) => Object.entries(form.terms));
    for (const { t } of game.deals.kinds) expect(terms.deal(t, language)).not.toBe(t);
    for (const [key, term] of forms) {
      expect(terms.term(key, language)).not.toBe(key);
      if (term.kind === 'one-of') for (const value of term.values) isSaid(terms.value(key, value, language), value);
      if (term.kind === 'one-of' && language === 'it')
        for (const value of term.values) expect(terms.value(key, value, 'it')).not.toBe(value);
    }
  });

  it('tell every deal', () => {
    const telling = { name: (seat: number) => `P${seat}` };
    const nothing = { promise: null, power: null, region: null };
    isSaid(text.deal?.({ t: 'gold', from: 0, to: 1, gold: 3, ...nothing }, telling));
    for (const promise of PROMISES)
      for (const power of [null, 'united-provinces'])
        for (const region of [null, 'caribbean']) {
          isSaid(text.deal?.({ t: 'promise', from: 0, to: 1, promise, power, region }, telling), promise);
          isSaid(text.deal?.({ t: 'gold', from: 0, to: 1, gold: 1, promise, power, region }, telling), promise);
        }
  });

  it.each(EDITIONS)('have words for every power, place, tile, alliance and promise of the %s edition', (edition) => {
    const all = glossary[language][edition];
    for (const id of POWERS) isSaid(all.fullNames[id], id);
    for (const id of PLACES) isSaid(all.places[id], id);
    for (const id of TILES) isSaid(`${all.tiles[id].name}: ${all.tiles[id].hint}`, id);
    for (const id of ALLIANCES) isSaid(`${all.alliances[id].name}: ${all.alliances[id].hint}`, id);
    for (const id of PROMISES) isSaid(all.promises[id].hint, id);
    if (language === 'it')
      for (const id of TILES) expect(`${ours(all.tiles[id].name)} ${all.tiles[id].hint}`).not.toMatch(englishWords);
    expect(all.tiles['slaves-company'].name).toBe(
      language === 'en' ? 'Gold Coast Commerce' : 'Commercio della Costa d’Oro (Gold Coast Commerce)',
    );
  });

  it.each(EDITIONS)('give a sentence for every reason, in the %s edition', (edition) => {
    const { reasons } = makers[language](edition);
    const facts = {
      gold: 3,
      most: 4,
      need: 2,
      have: 1,
      least: 3,
      unit: 'navy',
      place: 'german-states',
      region: 'east-indies',
      power: 'united-provinces',
      tile: 'reserve',
      alliance: 'cossacks',
      option: 'surrender',
      other: 'openUnrest',
      action: 'tile',
      armies: 1,
      navies: 0,
      given: 'x',
      allowed: 'y',
      from: 2,
      to: 7,
      at: 'counters',
      total: 64,
      wanted: 65,
      letter: 'A',
    };
    const say = reasons as unknown as Readonly<Record<string, (facts: object) => string>>;
    for (const why of Object.keys(reasons)) {
      isSaid(say[why](facts), why);
      if (language === 'it') expect(say[why](facts).replace('Struggle of Empires', ''), why).not.toMatch(englishWords);
    }
    for (const why of [...optionReasons, ...dataReasons]) expect(say).toHaveProperty(why);
  });

  it.each(EDITIONS)('have a line for every kind of event, in the %s edition', (edition) => {
    expect(Object.keys(makers[language](edition).events).sort()).toEqual([...EVENT_KINDS].sort());
  });
});

describe.each(languages)('In a game with variants, hints in %s', (language) => {
  const { original, deluxe } = glossary[language];
  const hints = (given: Record<string, unknown>) => {
    const { tiles, actions } = glossaryFor(language, optionsOf(given));
    return [tiles['improved-agriculture'].hint, tiles.industry.hint, actions.pass.hint];
  };
  const farms = 'improved-agriculture';

  it('speak of the old tiles and the old pass where those are played with', () => {
    expect(hints({})).toEqual([deluxe.tiles[farms].hint, deluxe.tiles.industry.hint, deluxe.actions.pass.hint]);
    expect(hints({ originalImprovedAgriculture: true })[0]).toBe(original.tiles[farms].hint);
    expect(hints({ originalIndustry: true })).toEqual([
      deluxe.tiles[farms].hint,
      original.tiles.industry.hint,
      deluxe.actions.pass.hint,
    ]);
    expect(hints({ originalPass: true })[2]).toBe(original.actions.pass.hint);
    expect(new Set([...hints({}), ...hints({ edition: 'original' })]).size).toBe(6);
  });
});

describe('Italian', () => {
  const telling = { name: () => '' };
  const line = (event: Event) => texts.it.event(event, telling);
  const attack = (power: PowerId, against: string) =>
    line({ t: 'attack-declared', power, region: 'caribbean', against, free: false });

  it('gives powers their articles, and the United Provinces a plural verb', () => {
    expect(attack('austria', 'united-provinces')).toBe('L’Austria attacca i Paesi Bassi nei Caraibi.');
    expect(attack('united-provinces', 'britain')).toBe('I Paesi Bassi attaccano la Gran Bretagna nei Caraibi.');
    expect(line({ t: 'gold-given', power: 'france', to: 'austria', gold: 2 })).toBe('La Francia dà 2 PO all’Austria.');
    expect(line({ t: 'turn-begins', power: 'united-provinces' })).toBe('Turno dei Paesi Bassi.');
  });

  it('joins prepositions to regions', () => {
    const places = REGIONS.map((region) =>
      line({ t: 'unit-placed', power: 'spain', unit: 'navy', place: region })?.replace(
        'La Spagna piazza una flotta ',
        '',
      ),
    );
    expect(places).toContain('nelle Indie dell’Est.');
    expect(places).toContain('negli Stati tedeschi.');
    expect(places).toContain('in Nord America.');
    expect(places).toContain('nell’Impero ottomano.');
  });

  it('says where and to what a unit was lost', () => {
    const lost = (cause: 'seven' | 'sea') =>
      line({ t: 'unit-lost', power: 'france', unit: 'navy', place: 'india', cause });
    expect(lost('seven')).toBe('La Francia perde una flotta di stanza in India, per un lancio di 7.');
    expect(lost('sea')).toBe('La Francia perde una flotta in mare.');
  });

  it('makes participles agree with the unit', () => {
    const sunk = (unit: 'army' | 'navy') =>
      line({ t: 'voyage-ended', power: 'russia', unit, from: 'home', to: 'india', outcome: 'lost' });
    expect(sunk('navy')).toBe('La flotta della Russia è perduta in mare.');
    expect(sunk('army')).toBe('L’esercito della Russia è perduto in mare.');
  });
});

describe('English', () => {
  const telling = { name: () => '' };
  const line = (event: Event) => texts.en.event(event, telling);

  it('gives the United Provinces an article and a plural', () => {
    expect(line({ t: 'turn-begins', power: 'united-provinces' })).toBe('The United Provinces’ turn.');
    expect(line({ t: 'taxed', power: 'united-provinces', times: 2, gold: 4 })).toBe(
      'The United Provinces taxed their people twice: 4 gold.',
    );
    expect(line({ t: 'taxed', power: 'france', times: 1, gold: 2 })).toBe('France taxed its people once: 2 gold.');
    expect(line({ t: 'non-player-marker', power: 'united-provinces', region: 'africa' })).toBe(
      'The United Provinces, which nobody plays, hold a marker in Africa in place of that unit.',
    );
  });

  it('says where and to what a unit was lost', () => {
    const lost = (cause: 'combat' | 'seven' | 'sea') =>
      line({ t: 'unit-lost', power: 'france', unit: 'navy', place: 'india', cause });
    expect(lost('combat')).toBe('France lost a navy stationed in India.');
    expect(lost('seven')).toBe('France lost a navy stationed in India, to a roll of 7.');
    expect(lost('sea')).toBe('France lost a navy at sea.');
  });

  it('calls things as the edition does', () => {
    expect(glossary.en.original.tiles.reserve.name).toBe('Reserve');
    expect(glossary.en.deluxe.tiles.reserve.name).toBe('Reserves');
    expect(glossary.en.original.places.baltic).toBe('Baltic');
    expect(glossary.en.deluxe.places.baltic).toBe('Baltic States');
    expect(glossary.en.deluxe.fullNames.britain).toBe('Great Britain');
  });

  it('names a neutral by its defence and prize where the data set is known', () => {
    const options = optionsOf({ players: 5, edition: 'original' });
    const g = game.setup(options, { roll: () => 0, draw: () => 0 });
    const choice: Choice = { t: 'attack', region: 'india', against: 'india-5' };
    expect(texts.en.choice(choice, { ...telling, view: game.view(g, 0) })).toBe(
      'attack the neutral of defence 3 (3 gold) in India',
    );
    expect(texts.en.choice(choice, telling)).toBe('attack a neutral country in India');
  });
});
