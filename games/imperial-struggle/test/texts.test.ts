import { hasRange, languages, playAtRandom, Seeded, type Watch } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../src/data/events.ts';
import { dataReasons } from '../src/data/load.ts';
import type { SpaceId } from '../src/data/map/spaces.ts';
import { tablesOf } from '../src/data/tables.ts';
import { flow } from '../src/flow.ts';
import { game } from '../src/game.ts';
import { glossary, sectionOfEvent, sectionOfPrompt, texts } from '../src/i18n/index.ts';
import { ENDINGS } from '../src/scoring/victory.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import { EVENT_KINDS } from '../src/vocabulary/event-kinds.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { prompts } from '../src/vocabulary/prompts.ts';
import { playing } from './card-kit.ts';
import { inRound, settled, type Trial } from './kit.ts';

const telling = { name: (seat: number) => `seat ${seat}` };

describe('Prompts', () => {
  it('are there for every question the rules put', () => {
    expect([...prompts].sort()).toEqual(flow.asks().sort());
  });
});

describe.each(languages)('In %s', (language) => {
  const said = texts[language];

  it('whole games can be told: every prompt, choice and event that random play meets, to both sides', () => {
    const lines: string[] = [];
    const log = (event: unknown) => {
      for (const viewer of [0, 1] as const) {
        const seen = game.redact(event as Event, viewer);
        const line = seen === null ? null : said.event(seen, telling);
        if (line !== null) lines.push(line);
      }
    };
    const watch: Watch = (g, question) => {
      if (question === null) return;
      const { seat, options } = question.waiting[0];
      const view = game.view(g as State, seat);
      lines.push(said.prompt(question.key, view, seat, { ...telling, view }));
      for (const option of options.slice(0, 3))
        if (!hasRange(option)) lines.push(said.choice(option as Choice, { ...telling, view }));
    };
    const all = { spanishEmpire: true, bid: true, allotBasicTiles: true, swapBasicTiles: true };
    for (const [i, given] of [{}, all].entries())
      playAtRandom(game, settled(given), new Seeded(`told ${i}`), { watch, log });
    expect(lines.length).toBeGreaterThan(2000);
    for (const line of new Set(lines)) expect(line).not.toMatch(/undefined|null|NaN|\[object|^\s*$/);
  });

  it('every card has an effect for both sides in words, and every ministry an ability', () => {
    for (const event of EVENTS) {
      const text = glossary[language].events[event];
      const halves = 'both' in text ? [text.both] : [text.france, text.britain];
      for (const { effect, bonus } of halves)
        for (const line of [effect, ...(bonus === undefined ? [] : [bonus])])
          expect(line, event).toMatch(/^[A-Z0-9].*\.$/);
    }
    for (const [id, { abilities }] of Object.entries(glossary[language].ministries))
      for (const line of abilities) expect(line, id).toMatch(/^[A-Z0-9È].*\.$/);
  });

  it('every Bonus War tile has a name of its own', () => {
    const { bonusCounts } = tablesOf({ data: 'second-printing' });
    for (const sides of Object.values(glossary[language].bonusTiles))
      for (const names of Object.values(sides)) {
        expect(names.map((kind) => kind.length)).toEqual(bonusCounts);
        expect(new Set(names.flat()).size).toBe(12);
      }
  });

  it('reasons are sentences, those of data sets too', () => {
    const t = inRound({ side: 'britain', lay: (on) => on.faceDown('robert-walpole') });
    for (const reason of t.reasons('britain', { t: 'ability', ability: 'walpole-draw' }))
      expect(said.reason(reason, telling)).toMatch(/Walpole.*\.$/);
    for (const why of dataReasons)
      expect(said.reason({ why, at: 'costs.albany', given: 'x', wanted: 9 }, telling)).toMatch(/\.$/);
  });

  it('every option, ending and seat has a name', () => {
    for (const key of Object.keys(game.options.fields)) expect(said.option(key).hint, key).toMatch(/\.$/);
    for (const ending of ENDINGS) expect(said.ending!(ending)).not.toBe(ending);
    for (const { id } of game.orders) expect(said.order(id).hint, id).toMatch(/\.$/);
    for (const side of ['france', 'britain', 'either']) expect(said.plays(side)).toBeTruthy();
    for (const group of ['main', 'variants']) expect(said.group!(group)).toBeTruthy();
  });

  it('the rules have each section once, with something to read', () => {
    const ids = said.rules!.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title, body } of said.rules!) {
      expect(title, id).toMatch(/\S/);
      for (const text of body.flat()) expect(text, id).toMatch(/^[A-Z0-9+«“ÈL].*[.:)]$/);
    }
  });

  it('the rules can be reached from every prompt and every event', () => {
    const ids = said.rules!.map(({ id }) => id);
    for (const key of prompts) {
      expect(ids).toContain(sectionOfPrompt[key]);
      expect(
        [key, key.split('.')[0]].some((id) => ids.includes(id)),
        key,
      ).toBe(true);
    }
    for (const t of EVENT_KINDS) expect(ids).toContain(sectionOfEvent({ t }));
    expect(sectionOfEvent({ t: 'event-played', event: 'tax-reform' })).toBe('tax-reform');
  });
});

describe('Both languages', () => {
  it('card M17, ruling 49: Merchant Banks says exactly what it does', () => {
    const [en] = glossary.en.ministries['merchant-banks'].abilities;
    expect(en).toMatch(/face up.*first two Debt of each Peace turn.*economic points.*leave its Debt as it is/);
    expect(en).toMatch(/at the Debt Limit too, in one round or in several\.$/);
    const [it] = glossary.it.ministries['merchant-banks'].abilities;
    expect(it).toMatch(
      /scoperto.*primi due debiti di ogni turno di pace.*punti economici.*lasciano il suo debito com’è/,
    );
    expect(it).toMatch(/anche al limite, in uno o più round\.$/);
  });

  it('rule 13: passing takes up to 2 Debt off, and no more than there is', () => {
    expect(texts.en.choice({ t: 'pass' }, telling)).toBe('pass (up to 2 Debt less)');
    expect(texts.it.choice({ t: 'pass' }, telling)).toBe('passa (fino a 2 debiti in meno)');
    const passes = (debt: number) =>
      inRound({ tile: 'inv-01', lay: (on) => on.debt('france', debt) })
        .play('france', 'pass')
        .debt('france');
    expect([0, 1, 2, 3].map(passes)).toEqual([0, 0, 0, 1]);
  });

  it('card 17, ruling 29: Pacte de Famille refreshes two Advantages, whoever holds them', () => {
    const effects = languages.map((language) => glossary[language].events['pacte-de-famille']);
    expect(effects.map((card) => 'france' in card && card.france.effect)).toEqual([
      'Refresh up to two exhausted European Advantages, whoever holds them.',
      'Ripristina fino a due vantaggi europei esauriti, di chiunque siano.',
    ]);
  });

  it('say the same rules, paragraph by paragraph', () => {
    const shape = (language: (typeof languages)[number]) =>
      texts[language].rules!.map(({ id, body }) => [
        id,
        body.map((part) => (typeof part === 'string' ? 1 : part.length)),
      ]);
    expect(shape('it')).toEqual(shape('en'));
  });

  it('keep English words out of the Italian texts', () => {
    const english = /\b(the|and|with|market|flag|fort|squadron|tile|you|your|from|Debt|Treaty|Conflict)\b/;
    for (const { id, title, body } of texts.it.rules!)
      for (const text of [title, ...body.flat()]) expect(text, id).not.toMatch(english);
  });
});

describe('In English', () => {
  const line = (choice: Choice) => texts.en.choice(choice, telling);

  it('choices read like what one would say', () => {
    expect(line({ t: 'tile', tile: 'inv-05' })).toBe('take 3 E, 2 D Minor, Event');
    expect(line({ t: 'deploy', from: 'navy-box', to: 'biscay' })).toBe('deploy a squadron from the Navy Box to Biscay');
    expect(line({ t: 'lose-tile', theatre: 'WSS-2', tile: 3 })).toBe('the Bonus War tile +1, Debt in Spain');
    expect(line({ t: 'pay', with: 'europe' })).toBe('pay a point for Europe');
  });

  it('a shift that may be bought is said to be the one or the other', () => {
    const t = inRound({ tile: 'inv-09' }).play('france', 'begin major');
    const view = game.view(t.g, 0);
    const said = (language: 'en' | 'it', space: SpaceId) =>
      texts[language].choice({ t: 'shift', space }, { ...telling, view });
    expect([said('en', 'savoy'), said('en', 'dutch-prestige')]).toEqual([
      'flag Savoy (2 D)',
      'unflag the Dutch Republic (prestige) (3 D)',
    ]);
    expect(said('it', 'dutch-prestige')).toBe('togli la bandiera: Province Unite (prestigio) (3 D)');
    expect(line({ t: 'shift', space: 'savoy' })).toBe('shift Savoy');
  });

  it('an Event says what is done with the space it asks for', () => {
    const asked = (t: Trial) => {
      const view = game.view(t.g, 0);
      return texts.en.prompt(t.key!, view, 0, { ...telling, view });
    };
    const t = playing('france', 'tropical-diseases', { lay: (on) => on.flag('britain', 'antigua') });
    expect(asked(t)).toBe('“Tropical Diseases”: which opposing flag do you take off?');
    expect(asked(t.play('france', 'target antigua'))).toBe(
      '“Tropical Diseases”: which of your own flags do you take off?',
    );
    const drawn = playing('france', 'co-hong-system', { numbers: [0] });
    expect(asked(drawn)).toBe('“Co-Hong System”: which commodity makes room for Spice?');
  });

  it('no verb hangs on the name of a space', () => {
    const told = (event: Event) => texts.en.event(event, telling);
    expect(told({ t: 'flag', space: 'privateers', from: 'nobody', to: 'france' })).toBe(
      'The French flag went up in the Privateers.',
    );
    expect(told({ t: 'flag', space: 'vandavasi', from: 'nobody', to: 'britain' })).toBe(
      'A British Fort stands at Vandavasi.',
    );
    expect(told({ t: 'vp', side: 'britain', n: 2, cause: 'east-india-company', now: 13 })).toBe(
      'Britain scored 2 VP (East India Company). The track is at 13.',
    );
  });

  it('the price of a shift names what it is made of', () => {
    const text = texts.en.reason(
      {
        why: 'price',
        space: 'albany',
        price: 2,
        base: 1,
        bared: 'conflict',
        less: 1,
        by: 'wheat',
        protected: true,
        region: true,
      },
      telling,
    );
    expect(text).toBe('2 for Albany: base 1, because of the Conflict, −1 Wheat, +1 Protected, +1 another Region.');
  });
});
