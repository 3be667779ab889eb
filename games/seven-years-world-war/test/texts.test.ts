import { languages, playAtRandom, Seeded, type Viewer } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { dataReasons } from '../src/data/faults.ts';
import { MARKERS } from '../src/data/markers.ts';
import { LANDS, POWERS, type PowerId } from '../src/data/powers.ts';
import { SQUARES } from '../src/data/squares.ts';
import { UNITS } from '../src/data/units.ts';
import { game } from '../src/game.ts';
import { english } from '../src/i18n/en/index.ts';
import { glossary, terms, texts } from '../src/i18n/index.ts';
import { italian } from '../src/i18n/it/index.ts';
import { DEALS, ORDERS } from '../src/i18n/terms.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import { CLAUSES } from '../src/vocabulary/clauses.ts';
import { EVENT_KINDS, type Event } from '../src/vocabulary/events.ts';
import { CHOICE_KINDS } from '../src/vocabulary/notation.ts';
import type { Options } from '../src/vocabulary/options.ts';
import { prompts } from '../src/vocabulary/prompts.ts';
import { settled } from './kit.ts';

const tables = { en: english, it: italian };

/** A sentence that no value has fallen out of. */
const isSaid = (text: string | null | undefined, of: unknown = '') => {
  expect(text, JSON.stringify(of)).toMatch(/\S/);
  expect(text, JSON.stringify(of)).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|\s\s|\s[.,;:?]|\.\./);
};

/** English words that Italian never has, other than in titles and in words both languages share. */
const englishWords =
  /\b(the|and|with|army|armies|fleets?|hordes?|squares?|markers?|you|your|of|from|treasury|powers?|lost|turn)\b/i;
const isItalian = (text: string | null, of: unknown) => expect(text, JSON.stringify(of)).not.toMatch(englishWords);

const everything: Partial<Options> = {
  legions: true,
  minorRecruiting: true,
  increasingTaxes: true,
  pillage: true,
  enlightenment: true,
};
const games: readonly Partial<Options>[] = [
  { players: 2, scenario: 'european' },
  { players: 3, scenario: 'worldwide', ...everything },
  { players: 4, scenario: 'free', ...everything },
];

describe('The lists texts are made from', () => {
  it('have every question the rules can put, and no other', () => {
    expect([...prompts].sort()).toEqual(game.flow.asks().sort());
  });

  it('have every kind of choice, event, deal and standing order', () => {
    for (const { choices, events } of Object.values(tables)) {
      expect(Object.keys(choices).sort()).toEqual([...CHOICE_KINDS].sort());
      expect(Object.keys(events).sort()).toEqual([...EVENT_KINDS].sort());
    }
    expect(game.deals.kinds.map(({ t }) => t)).toEqual([...DEALS]);
    expect(game.orders.map(({ id }) => id)).toEqual([...ORDERS]);
  });
});

describe.each(languages)('Texts in %s', (language) => {
  const text = texts[language];
  const telling = { name: (seat: number) => text.plays(`coalition-${seat + 1}`) };

  it.each(games)('put whole games into words: %j', (given) => {
    const kinds = new Set<string>();
    const options = settled(given);
    const { state } = playAtRandom(game, options, new Seeded(7), {
      log: (logged) => {
        const event = logged as Event;
        kinds.add(event.t);
        for (const viewer of ['open', 'spectator'] as Viewer[]) {
          const seen = game.redact(event, viewer);
          const line = seen === null ? null : text.event(seen, telling);
          if (line === null) continue;
          isSaid(line, event);
          if (language === 'it') isItalian(line, event);
          expect(line).toMatch(/^[A-ZÈ0-9].*\.$/);
        }
      },
      watch: (seen, question, seat, choice) => {
        const line = text.choice(choice as Choice, telling);
        isSaid(line, choice);
        if (language === 'it') isItalian(line, choice);
        if (question === null) return;
        const prompt = text.prompt(question.key, game.view(seen as State, seat), seat, telling);
        isSaid(prompt, question.key);
        expect(prompt).toMatch(/[.?]$/);
      },
    });
    isSaid(text.ending?.(game.result(state as State)!.reason));
    expect(kinds.size).toBeGreaterThan(25);
  });

  it('name every option, group and value', () => {
    for (const [key, field] of Object.entries(game.options.fields)) {
      isSaid(`${text.option(key).name}: ${text.option(key).hint}`, key);
      isSaid(text.group?.(field.group ?? 'main'), key);
      if (field.kind === 'one-of') for (const value of field.values) isSaid(text.value(key, value), value);
      if (language === 'it') isItalian(`${text.option(key).name} ${text.option(key).hint}`, key);
    }
  });

  it('have words for every square, land, unit and marker', () => {
    const all = glossary[language];
    expect(Object.keys(all.squares)).toEqual([...SQUARES]);
    expect(new Set(Object.values(all.squares)).size).toBe(SQUARES.length);
    for (const id of SQUARES) isSaid(all.squares[id], id);
    for (const id of LANDS) isSaid(all.lands[id], id);
    for (const id of UNITS) isSaid(all.units[id], id);
    for (const id of MARKERS) {
      isSaid(`${all.markers[id].name}: ${all.markers[id].hint}`, id);
      if (language === 'it') isItalian(all.markers[id].hint, id);
    }
    expect(all.turn(1)).toBe('1756-57');
  });

  it('give a sentence for every reason', () => {
    const facts = {
      marker: 'attrition',
      phase: 'combat',
      square: 'K25',
      table: 'linear',
      power: 'UP',
      kind: 'army',
      points: 3,
      has: 1,
      cost: 3,
      left: 1,
      most: 4,
      turn: 2,
      given: 'x',
      from: 'C16',
      to: 7,
      at: 'map',
      squares: 29,
      wanted: 30,
      needed: 4,
    };
    const reasons = tables[language].reasons as unknown as Readonly<Record<string, (facts: object) => string>>;
    for (const why of Object.keys(reasons)) {
      isSaid(reasons[why](facts), why);
      if (language === 'it') isItalian(reasons[why](facts), why);
    }
    for (const why of dataReasons) expect(reasons).toHaveProperty(why);
  });

  it('label every form of a deal or a standing order', () => {
    for (const { t } of game.deals.kinds) expect(terms.deal(t, language)).not.toBe(t);
    for (const [key, term] of [...game.orders, ...game.deals.kinds].flatMap((form) => Object.entries(form.terms))) {
      expect(terms.term(key, language)).not.toBe(key);
      if (term.kind === 'one-of')
        for (const value of term.values) expect(terms.value(key, value, language)).not.toBe(value);
    }
  });

  it('tell every deal and every standing order', () => {
    const deal = (given: object) => text.deal?.({ t: '', from: 0, to: 1, ...given }, telling);
    const nothing = { points: null, marker: null, power: null, neutral: null };
    const back = { pointsBack: null, markerBack: null, powerBack: null, neutralBack: null };
    isSaid(deal({ t: 'points', points: 3 }));
    isSaid(deal({ t: 'trade', ...nothing, ...back, points: 3, power: 'FR' }));
    isSaid(deal({ t: 'trade', ...nothing, ...back, neutral: 'UP', markerBack: 'attrition', powerBack: 'OT' }));
    isSaid(deal({ t: 'trade', ...nothing, ...back, pointsBack: 2 }));
    for (const clause of CLAUSES)
      for (const binds of ['from', 'to', 'both'])
        isSaid(deal({ t: 'agreement', clause, binds, land: 'ME', square: null, sum: 4, until: 3 }), clause);
    isSaid(deal({ t: 'agreement', clause: 'leave', binds: 'to', land: null, square: 'K25', sum: null, until: 3 }));
    for (const { t, withNobody } of game.deals.kinds)
      if (withNobody) isSaid(deal({ t, to: null, marker: 'attrition', power: null, seat: null }), t);
    isSaid(deal({ t: 'show-hand', to: null, marker: null, seat: 1 }));
    const written = { clause: 'no-attack', binds: 'to', land: null, square: null, sum: null, until: 3 };
    isSaid(deal({ t: 'trade', ...nothing, ...back, ...written, points: 3 }));
    isSaid(deal({ t: 'trade', ...nothing, ...back, ...written }));
    for (const spec of game.orders) {
      isSaid(`${text.order(spec.id).name}: ${text.order(spec.id).hint}`, spec.id);
      for (const order of spec.initial ?? []) isSaid(text.orderGiven?.(order, telling), order);
    }
    isSaid(text.orderGiven?.({ order: 'let-pass', power: null }, telling));
    isSaid(text.orderGiven?.({ order: 'ask-marker', marker: null, by: 1 }, telling));
    isSaid(text.orderGiven?.({ order: 'ask-honours', as: 'attacker' }, telling));
    isSaid(text.orderGiven?.({ order: 'ask-countermarch', square: 'K25' }, telling));
  });

  it('explain the rules in sections of their own', () => {
    const rules = text.rules ?? [];
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { id, title, body } of rules) {
      isSaid(title, id);
      for (const paragraph of body.flat()) {
        isSaid(paragraph, id);
        if (language === 'it') isItalian(paragraph, id);
      }
    }
    expect(rules.map(({ id }) => id)).toEqual(texts.en.rules!.map(({ id }) => id));
  });
});

describe('Italian', () => {
  const line = (event: Event) => texts.it.event(event, { name: (seat) => `P${seat}` });

  it('joins prepositions to the articles of powers', () => {
    const said = POWERS.map((power) => line({ t: 'invaded', seat: 0, power })!.replace('P0 viola la neutralità ', ''));
    expect(said).toEqual([
      'della Gran Bretagna.',
      'della Francia.',
      'della Prussia.',
      'dell’Austria.',
      'della Russia.',
      'della Confederazione maratha.',
      'dell’Impero manciù.',
      'delle Province Unite.',
      'della Spagna.',
      'dell’Impero ottomano.',
    ]);
    const land = (id: 'japan' | 'german-states' | 'tauregs' | 'timbuktu' | 'oman') =>
      line({ t: 'minor-recruiting', seat: 0, land: id, result: 'nothing' })!.replace('P0 arma truppe ', '');
    expect([land('japan'), land('german-states'), land('tauregs'), land('timbuktu'), land('oman')]).toEqual([
      'in Giappone. Nessun effetto.',
      'negli Stati tedeschi. Nessun effetto.',
      'fra i Tuareg. Nessun effetto.',
      'a Timbuctù. Nessun effetto.',
      'in Oman. Nessun effetto.',
    ]);
    const rebels = (land: PowerId) => texts.it.choice({ t: 'rebel-in', land }, { name: String });
    expect(POWERS.map(rebels)).toEqual([
      'rivolta in Gran Bretagna',
      'rivolta in Francia',
      'rivolta in Prussia',
      'rivolta in Austria',
      'rivolta in Russia',
      'rivolta nella Confederazione maratha',
      'rivolta nell’Impero manciù',
      'rivolta nelle Province Unite',
      'rivolta in Spagna',
      'rivolta nell’Impero ottomano',
    ]);
  });

  it('makes adjectives agree with units, and counts them', () => {
    const moves = (...pieces: string[]) => line({ t: 'force-moves', seat: 0, square: 'C14', pieces });
    expect(moves('GB:army-veteran', 'GB:army-veteran', 'PR:base')).toBe(
      'P0 muove 2 eserciti britannici (veterani) e una base prussiana dalla casella Inghilterra (C14).',
    );
    expect(moves('UP:fleet-recruit+SP:horde-recruit')).toBe(
      'P0 muove una flotta olandese (reclute) con a bordo un’orda spagnola (reclute) dalla casella Inghilterra (C14).',
    );
    expect(line({ t: 'control', power: 'UP', seat: null, cause: 'diplomacy' })).toBe(
      'Le Province Unite sono neutrali.',
    );
  });

  it('writes decimals with a comma', () => {
    expect(line({ t: 'odds', table: 'linear', attacker: 7, defender: 4, odds: '1.5:1' })).toBe(
      'Tabella Lineare, 7 a 4: 1,5:1.',
    );
    expect(glossary.it.ratio(119)).toBe('1,19');
  });
});

describe('English', () => {
  const line = (event: Event) => texts.en.event(event, { name: (seat) => `P${seat}` });

  it('names squares by what they are called and where they lie', () => {
    expect(line({ t: 'fortified', seat: 1, square: 'K25' })).toBe('P1 fortifies Java (K25).');
    expect(line({ t: 'moved', seat: 1, from: 'C14', to: 'F10' })).toBe('On to Atlantic (F10).');
  });

  it('counts units that are alike', () => {
    const moves = (...pieces: string[]) => line({ t: 'force-moves', seat: 0, square: 'C14', pieces });
    expect(moves('GB:army-veteran', 'GB:army-veteran', 'AU:base')).toBe(
      'P0 moves 2 British veteran armies and an Austrian base from England (C14).',
    );
    expect(moves('UP:fleet-recruit+OT:horde-recruit', 'GB:army-recruit@sea')).toBe(
      'P0 moves a Dutch recruit fleet with an Ottoman recruit horde aboard and a British recruit army (aboard) from England (C14).',
    );
  });

  it('gives powers their articles and verbs', () => {
    const control = (power: 'UP' | 'FR' | 'ME') => line({ t: 'control', power, seat: null, cause: 'diplomacy' });
    expect([control('UP'), control('FR'), control('ME')]).toEqual([
      'The United Provinces are neutral.',
      'France is neutral.',
      'The Manchu Empire is neutral.',
    ]);
  });
});
