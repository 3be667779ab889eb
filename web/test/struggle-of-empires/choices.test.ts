import { choiceIn, isOffered } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { bidding, proposable, proposalRequest } from '../../src/boards/struggle-of-empires/auction/proposal.ts';
import { keyOf } from '../../src/boards/struggle-of-empires/map/position.ts';
import { carryRequest, goalsIn } from '../../src/boards/struggle-of-empires/read/dragging.ts';
import { arrowsOf, marksOf, optionsAt } from '../../src/boards/struggle-of-empires/read/marks-of.ts';
import { positionOf } from '../../src/boards/struggle-of-empires/read/position-of.ts';
import type { GameChoice } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { stackOf } from '../../src/boards/struggle-of-empires/read/sentences.ts';
import { targetsOf } from '../../src/boards/struggle-of-empires/read/things.ts';
import { wishAt, wishesOf } from '../../src/boards/struggle-of-empires/read/wishes.ts';
import { commits } from '../../src/boards/struggle-of-empires/story.ts';
import { isForGood } from '../../src/shell/table-state/is-for-good.ts';
import { aheadOf, atQuestion, type Moment, moments, momentWhen } from './kit.ts';

const ON_THE_MAP = [
  'place',
  'to',
  'move',
  'rebuild',
  'attack',
  'colonize',
  'commerce',
  'lose',
  'raid',
  'trade',
  'blockade',
];
const both = [{ edition: 'original' as const }, { edition: 'deluxe' as const }];

describe.each(both)('pointing at the map, $edition', (options) => {
  it('means the choice with the same number in the list', () => {
    for (const { view, ask } of moments({ ...options, players: 5 }, 11)) {
      const targets = targetsOf(ask, view.open);
      const marks = marksOf({ ask, highlighted: null, picked: null }, targets);
      for (const { option, things } of targets)
        for (const thing of things) {
          expect(optionsAt(targets, thing)).toContain(option);
          expect(marks[keyOf(thing)].number).toBe(optionsAt(targets, thing)[0] + 1);
        }
    }
  });

  it('finds something that is there for every choice about the map', () => {
    for (const { view, ask } of moments({ ...options, players: 5 }, 12)) {
      const position = positionOf(view.open);
      targetsOf(ask, view.open).forEach(({ option, things }) => {
        if (!ON_THE_MAP.includes(ask.options[option].t)) return;
        expect(things.length, JSON.stringify(ask.options[option])).toBeGreaterThan(0);
        for (const thing of things) {
          if (thing.t === 'unit') expect(stackOf(position, thing.place, thing.power)?.[thing.unit]).toBeGreaterThan(0);
          if (thing.t === 'stack') expect(stackOf(position, thing.place, thing.power)).not.toBeNull();
        }
      });
    }
  });
});

describe('marks', () => {
  const { view, ask } = atQuestion({ players: 5 }, 'attack.declare', 2);
  const [first] = targetsOf(ask, view.open);
  const state = (highlighted: number | null, picked: GameChoice | null) =>
    marksOf({ ask, highlighted, picked: picked as never }, targetsOf(ask, view.open))[keyOf(first.things[0])].state;

  it('glow, light up under the pointer, and turn to wax when picked for good', () => {
    expect(state(null, null)).toBe('may');
    expect(state(0, null)).toBe('picked');
    expect(state(null, ask.options[0] as never)).toBe('final');
  });

  it('draw an arrow from who attacks to what is aimed at', () => {
    expect(arrowsOf({ ask, highlighted: null, picked: null }, view.open)).toEqual([]);
    const [arrow] = arrowsOf({ ask, highlighted: 0, picked: null }, view.open);
    expect(arrow).toMatchObject({ from: { t: 'stack' }, final: false });
    expect(arrow.to).toEqual(first.things[0]);
  });
});

describe('carrying a unit', () => {
  it('from the turn’s first question is the action, the unit and its goal in one gesture', () => {
    const moment = momentWhen(
      { players: 5 },
      4,
      ({ ask: { key, options } }) =>
        key === 'turn.act' && options.some((option) => option.t === 'action' && option.action === 'move'),
    );
    const { view, ask, seat } = moment;
    const position = positionOf(view.open);
    let carried = 0;
    for (const stack of Object.entries(position.regions).flatMap(([place, region]) =>
      region!.stacks!.map((each) => ({ place: place as never, ...each })),
    ))
      for (const unit of ['army', 'navy'] as const) {
        const request = carryRequest(ask, view.open, { t: 'unit', place: stack.place, power: stack.power, unit });
        const goals = request === null ? [] : goalsIn(aheadOf(moment, request), view.open, seat).values();
        for (const { choices } of goals) {
          expect(choices.map(({ t }) => t)).toEqual(['action', 'move', 'to']);
          expect(aheadOf(moment, { after: choices, depth: 0 }).start.choices).toEqual(choices);
          carried++;
        }
      }
    expect(carried).toBeGreaterThan(0);
  });

  it('is not possible with somebody else’s', () => {
    const { view, ask } = atQuestion({ players: 5 }, 'move.unit', 4);
    const other = { t: 'unit', place: 'india', power: 'prussia', unit: 'army' } as const;
    expect(carryRequest(ask, view.open, other)).toBeNull();
  });
});

describe('what is for good', () => {
  const isForGoodAt = (moment: Moment, choice: GameChoice) =>
    isForGood({ commits }, moment.ask.key, choice, async (request) => aheadOf(moment, request));

  it('is an attack, and whatever dice follow', async () => {
    const moment = atQuestion({ players: 5 }, 'attack.declare', 2);
    expect(await isForGoodAt(moment, choiceIn<GameChoice>(moment.ask.options[0])!)).toBe(true);
  });

  it('is not a bid, nor the end of a turn', async () => {
    const auction = atQuestion({ players: 5 }, 'auction.bid');
    expect(await isForGoodAt(auction, { t: 'bid', gold: 0 })).toBe(false);
  });

  it('is a voyage, not a march', async () => {
    const moment = momentWhen(
      { players: 5, edition: 'deluxe' },
      5,
      ({ ask: { key, options }, g }) =>
        key === 'move.to' &&
        (g.stack.at(-1) as unknown as { from: number }).from > 5 &&
        ['india', 'baltic'].every((place) => isOffered(options as object[], { t: 'to', place })),
    );
    expect(await isForGoodAt(moment, { t: 'to', place: 'india' })).toBe(true);
    expect(await isForGoodAt(moment, { t: 'to', place: 'baltic' })).toBe(false);
  });
});

describe('a bid with its proposal', () => {
  it('is one gesture the rules take as it is', () => {
    const moment = atQuestion({ players: 5 }, 'auction.bid');
    const ahead = aheadOf(moment, proposalRequest(1));
    const { a } = proposable(ahead, { a: null, b: null });
    const { b } = proposable(ahead, { a: a[0], b: null });
    expect(b).not.toContain(a[0]);
    expect(bidding(ahead, { a: null, b: null })).toEqual([{ t: 'bid', gold: 1 }]);
    expect(bidding(ahead, { a: a[0], b: null })).toHaveLength(2);
    expect(proposable(null, { a: null, b: null })).toEqual({ a: [], b: [] });
    expect(bidding(ahead, { a: a[0], b: b[0] })).toEqual([
      { t: 'bid', gold: 1 },
      { t: 'propose', box: 'a', power: a[0] },
      { t: 'propose', box: 'b', power: b[0] },
    ]);
  });
});

describe('wishes', () => {
  it('are never among the choices, and each has its reason', () => {
    for (const { view, ask } of [...moments({ players: 5 }, 6)].slice(0, 300))
      for (const wish of wishesOf(ask, view.open)) expect(isOffered(ask.options as object[], wish)).toBe(false);
  });

  it('come from things that cannot be chosen', () => {
    const { view, ask } = atQuestion({ players: 5 }, 'attack.declare', 2);
    expect(wishAt(ask, view.open, { t: 'neutral', place: 'india', id: 'india-1' })).toEqual({
      t: 'attack',
      region: 'india',
      against: 'india-1',
    });
    expect(wishAt(ask, view.open, { t: 'place', place: 'india' })).toBeNull();
  });
});
