import { game, texts } from '@cabinet-wars/imperial-struggle';
import { ADVANTAGE_SPACES, SPACE, SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { Event } from '@cabinet-wars/imperial-struggle/view';
import { describe, expect, it } from 'vitest';
import { namingIn } from '../../src/boards/imperial-struggle/i18n/index.ts';
import { facesOf } from '../../src/boards/imperial-struggle/read/faces.ts';
import { faceAfter, sheetOf, spaceOf } from '../../src/boards/imperial-struggle/read/motion.ts';
import { namesIn } from '../../src/boards/imperial-struggle/read/names-in.ts';
import { roundNow } from '../../src/boards/imperial-struggle/read/purchases/purse.ts';
import type { GameChoice, OwnAsk } from '../../src/boards/imperial-struggle/read/seen.ts';
import { sentence } from '../../src/boards/imperial-struggle/read/sentences.ts';
import { standings } from '../../src/boards/imperial-struggle/read/standing.ts';
import {
  marksOf,
  optionsAt,
  sheetFor,
  spacesOf,
  targetCounts,
  targetsOf,
} from '../../src/boards/imperial-struggle/read/targets.ts';
import { theatresNow } from '../../src/boards/imperial-struggle/read/theatre.ts';
import { wishesOf } from '../../src/boards/imperial-struggle/read/wish-list.ts';
import { wishAt } from '../../src/boards/imperial-struggle/read/wishes.ts';
import { warsOf } from '../../src/boards/imperial-struggle/war/war-of.ts';
import { partsOf } from '../../src/boards/kit/sentence-parts.ts';
import { type Moment, moments, momentWhen } from './kit.ts';

const spending = (moment: Moment): boolean => moment.ask.key === 'action.spend' && moment.ask.options.length > 5;
const asking = (...options: GameChoice[]): OwnAsk => {
  return { askId: 1, key: 'action.spend', seat: 0, mode: 'one', options, soFar: [], pass: null, hides: false };
};

describe('what may be chosen', () => {
  it('glows on the map with its number in the list', () => {
    const { ask } = momentWhen({}, 1, spending);
    const targets = targetsOf(ask);
    const marks = marksOf({ ask, highlighted: null, picked: null }, targets);
    for (const [space, mark] of Object.entries(marks)) {
      expect(spacesOf(ask.options[mark.number! - 1])).toContain(space);
      expect(optionsAt(targets, space as SpaceId)).toContain(mark.number! - 1);
    }
    expect(Object.keys(marks).length).toBeGreaterThan(0);
  });

  it('says what the pointer is on and what is picked', () => {
    const ask = asking({ t: 'shift', space: 'albany' }, { t: 'shift', space: 'niagara' });
    const picked: GameChoice = { t: 'shift', space: 'niagara' };
    const marks = marksOf({ ask, highlighted: 0, picked }, targetsOf(ask));
    expect(marks).toEqual({ albany: { state: 'picked', number: 1 }, niagara: { state: 'final', number: 2 } });
  });

  it('shows where a squadron would come from, while one looks at its voyage', () => {
    const ask = asking({ t: 'deploy', from: 'biscay', to: 'balearic' });
    const look = (highlighted: number | null) => marksOf({ ask, highlighted, picked: null }, targetsOf(ask));
    expect(look(null)).toEqual({ balearic: { state: 'may', number: 1 } });
    expect(look(0)).toEqual({ balearic: { state: 'picked', number: 1 }, biscay: { state: 'acts' } });
  });

  it('means all spaces of an Advantage, and where a squadron sails to', () => {
    const uses = spacesOf({ t: 'advantage', advantage: 'baltic-trade' });
    expect(uses.map((id) => SPACE[id])).toEqual(ADVANTAGE_SPACES[0]);
    expect(spacesOf({ t: 'deploy', from: 'navy-box', to: 'biscay' })).toEqual(['biscay']);
    expect(spacesOf({ t: 'give-up', from: 'navy-box' })).toEqual([]);
  });

  it('turns the sheet only if there is nothing to choose on it', () => {
    const ask = asking({ t: 'shift', space: 'albany' }, { t: 'shift', space: 'plassey' });
    const targets = targetsOf(ask);
    expect(sheetFor(ask, 'india')).toBe('india');
    expect(sheetFor(ask, 'europe')).toBe('north-america');
    expect(sheetFor(asking({ t: 'finish' }), 'caribbean')).toBe('caribbean');
    expect(targetCounts(targets)).toEqual({ europe: 0, 'north-america': 1, caribbean: 0, india: 1 });
  });
});

describe('an Advantage', () => {
  it('turns the sheet only if nothing else is to be chosen on any', () => {
    const use: GameChoice = { t: 'advantage', advantage: 'baltic-trade' };
    expect(sheetFor(asking(use, { t: 'shift', space: 'plassey' }), 'europe')).toBe('india');
    expect(sheetFor(asking(use, { t: 'pass' }), 'india')).toBe('europe');
  });
});

describe('pointing at what may not be chosen', () => {
  it('is answered with a reason, in words, whatever the space and the question', () => {
    const found = new Set<string>();
    let asked = 0;
    for (const { g, ask, view, seat } of moments({}, 7)) {
      if (asked++ > 120) break;
      for (const space of SPACES.slice(asked % 8).filter((_, i) => i % 8 === 0))
        for (const reason of game.explain(g, seat, wishAt(ask, view.open, space) as never)) {
          found.add(reason.why);
          expect(texts.en.reason(reason, { view } as never)).not.toBe('');
        }
    }
    expect([...found]).not.toContain('not-one-of-these');
    expect([...found]).toEqual(expect.arrayContaining(['own-flag', 'not-connected', 'action-first']));
  });

  it('lists what a player has and cannot use, never what is offered', () => {
    const { ask, view } = momentWhen({}, 3, (moment) => moment.ask.key === 'action-round.act');
    const offered = ask.options.map((option) => JSON.stringify(option));
    const wishes = wishesOf(ask, view);
    expect(wishes.length).toBeGreaterThan(0);
    expect(wishes.filter((wish) => offered.includes(JSON.stringify(wish)))).toEqual([]);
  });
});

describe('what is shown of both sides', () => {
  it('keeps a ministry secret from the other until it is revealed', () => {
    const { g } = momentWhen(
      {},
      5,
      ({ ask, g: state }) => ask.key === 'action-round.tile' && state.ministryCount[0] > 0,
    );
    const seat = g.seatOf[0];
    const [, mine] = standings(game.view(g, seat));
    const [, theirs] = standings(game.view(g, 1 - seat));
    expect(mine.ministries.every(({ id }) => id !== null)).toBe(true);
    expect(theirs.ministries.filter(({ revealed }) => !revealed).every(({ id }) => id === null)).toBe(true);
    expect(theirs.ministries.length).toBe(mine.ministries.length);
  });

  it('shows one’s own War tiles, and the other’s by their backs', () => {
    const { view } = momentWhen({}, 5, ({ ask }) => ask.key === 'action-round.tile');
    const [theatre] = theatresNow(view);
    const [mine, other] = view.own!.side === 0 ? [theatre.france, theatre.britain] : [theatre.britain, theatre.france];
    expect(typeof mine.basic).toBe('number');
    expect(other.basic).toBeNull();
  });

  it('counts the points of the tile, and what is left of those being spent', () => {
    const before = momentWhen({}, 2, ({ ask }) => ask.key === 'action-round.act');
    const now = roundNow(before.view.open)!;
    expect(now.points.map(({ of }) => of)).toEqual(['major', 'minor']);
    const later = momentWhen({}, 2, spending);
    const spent = roundNow(later.view.open)!;
    const { purse } = later.view.open.stack.at(-1) as unknown as { purse: { n: number }[] };
    const left = spent.points.filter(({ state }) => state === 'now').reduce((sum, { n }) => sum + n, 0);
    expect(left).toBeGreaterThanOrEqual(purse.reduce((sum, { n }) => sum + n, 0));
  });
});

describe('a space in words', () => {
  it('says what it is, whose, and what it costs', () => {
    const { view } = momentWhen({}, 1, ({ ask }) => ask.key === 'action-round.tile');
    const faces = facesOf(view.open);
    const face = { ...faces.albany, flag: 'france' as const, conflict: 1 };
    expect(sentence(namingIn('en'), face)).toMatch(/^Albany, Market: Furs.*French.*Conflict.*price 3$/);
    for (const id of SPACES) expect(sentence(namingIn('it'), faces[id])).not.toMatch(/undefined/);
  });
});

describe('a War', () => {
  it('is told theatre by theatre, with tiles, strengths and who won', () => {
    let events: readonly Event[] = [];
    for (const moment of moments({}, 11)) {
      events = moment.events;
      if (events.some(({ t }) => t === 'war-ends')) break;
    }
    const [war] = warsOf(events);
    expect(war.over).toBe(true);
    expect(war.theatres.length).toBe(4);
    for (const { tiles, strengths, winner, margin } of war.theatres) {
      expect(Object.keys(tiles).sort()).toEqual(['britain', 'france']);
      expect(Math.abs(strengths.france!.total - strengths.britain!.total)).toBe(margin);
      expect(winner).toBe(
        margin === 0 ? 'nobody' : strengths.france!.total > strengths.britain!.total ? 'france' : 'britain',
      );
    }
  });
});

describe('what happens', () => {
  it('is shown on the sheet of its space, its Region or its theatre', () => {
    expect(sheetOf({ t: 'conflict', space: 'plassey', strong: false })).toBe('india');
    expect(sheetOf({ t: 'region-scored', region: 'caribbean', france: 1, britain: 2, winner: 'britain' })).toBe(
      'caribbean',
    );
    expect(sheetOf({ t: 'war-tiles-shown', theatre: 'WSS-3', side: 'france', basic: 0, bonus: [] })).toBe(
      'north-america',
    );
    expect(sheetOf({ t: 'passed', side: 'france' })).toBeNull();
  });

  it('looks beforehand as it will look: the next view agrees', () => {
    let seen = 0;
    let before: Moment['view'] | null = null;
    let told = 0;
    for (const { view, events } of moments({}, 9)) {
      const fresh = events.slice(told).filter((event) => spaceOf(event) !== null);
      if (before !== null && fresh.length === 1) {
        const space = spaceOf(fresh[0])!;
        const after = faceAfter(fresh[0], facesOf(before.open)[space]);
        const { flag, conflict, damaged } = facesOf(view.open)[space];
        if (after !== null && ++seen) expect(after).toMatchObject({ flag, conflict, damaged });
      }
      before = view;
      told = events.length;
      if (seen > 40) break;
    }
    expect(seen).toBeGreaterThan(10);
  });
});

describe('a line of the log', () => {
  it('lets places and cards stand out, in both languages', () => {
    const bold = { en: 0, it: 0 };
    for (const { events } of moments({}, 13)) {
      if (events.length < 400) continue;
      for (const language of ['en', 'it'] as const)
        for (const event of events) {
          const words = texts[language].event(event, {} as never) ?? '';
          const parts = partsOf(words, namesIn(event, namingIn(language)));
          expect(parts.map(({ text }) => text).join('')).toBe(words);
          bold[language] += parts.filter(({ isName }) => isName).length;
        }
      break;
    }
    expect(bold.en).toBeGreaterThan(100);
    expect(bold.it).toBeGreaterThan(60);
  });
});
