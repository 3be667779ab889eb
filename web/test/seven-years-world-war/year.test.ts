import { Seeded, Table, type ToldEvent } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/seven-years-world-war';
import { scoreNow } from '@cabinet-wars/seven-years-world-war/reckoning';
import { type Choice, type Event, sumOfPoints } from '@cabinet-wars/seven-years-world-war/view';
import { describe, expect, it } from 'vitest';
import { gameEndOf } from '../../src/boards/seven-years-world-war/ceremony/game-end.ts';
import { ceremony } from '../../src/boards/seven-years-world-war/ceremony/index.tsx';
import { yearEndOf } from '../../src/boards/seven-years-world-war/ceremony/year.ts';
import { breakdownOf } from '../../src/boards/seven-years-world-war/read/breakdown.ts';
import { holdingsOf } from '../../src/boards/seven-years-world-war/read/map/land.ts';
import { reckonings, storyOf } from '../../src/boards/seven-years-world-war/read/story.ts';
import { chosen } from './kit.ts';

const all = { players: 3, pillage: true, enlightenment: true };

/** A whole game by lot, with everything the first seat was told. */
function wholeGame(seed: string) {
  const chance = new Seeded(seed);
  const table = Table.open(game, { options: all, chance: new Seeded(seed) });
  for (let acts = 0; table.result === null && acts < 40_000; acts++) {
    const seat = table.seats.findIndex((_, each) => table.asks(each).own !== null);
    const own = table.asks(seat).own!;
    const said: Choice = chosen(own.options, chance);
    table.choose(seat, own.askId, said);
  }
  const told: readonly ToldEvent<Event>[] = table.events(0, 0);
  return { table, told, view: table.view(0) };
}

describe('the end of a year', () => {
  const { told, view } = wholeGame('years');
  const story = storyOf(told);
  const open = view.open;

  it('is reckoned once a year, and once when the war begins', () => {
    expect(reckonings(story).map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(reckonings(story)[0].parts.map(sumOfPoints)).toEqual([...open.startingPoints]);
  });

  it('tells from spring to winter what the log tells', () => {
    const paid = new Map<number, number>();
    for (const event of story)
      if (event.t === 'treasury' && event.for === 'provisioning')
        paid.set(event.seat, (paid.get(event.seat) ?? 0) - event.points);
    const years = [1, 2, 3, 4, 5, 6, 7].map((turn) => yearEndOf(story, turn, open)!);
    for (const seat of open.hands.keys())
      expect(years.reduce((sum, year) => sum + year.provisioned[seat].paid, 0)).toBe(paid.get(seat) ?? 0);
    const count = (t: Event['t']) => story.filter((event) => event.t === t).length;
    expect(years.flatMap(({ pillage }) => pillage ?? [])).toHaveLength(count('pillage-tried'));
    expect(years.flatMap(({ enlightenment }) => enlightenment ?? [])).toHaveLength(count('enlightenment-tried'));
    const starved = story.filter((event) => event.t === 'unit-lost' && event.cause === 'provisioning').length;
    expect(years.flatMap(({ provisioned }) => provisioned.flatMap(({ lost }) => lost)).length).toBeGreaterThanOrEqual(
      starved,
    );
    for (const [i, year] of years.entries()) if (i > 0) expect(year.before).toEqual(years[i - 1].after);
    expect(years[0].before).toEqual([100, 100, 100]);
    expect(years[6].after).toEqual(scoreNow(open).map(({ ratio }) => ratio));
  });

  it('has no columns for rules that are not played with', () => {
    const plain = { ...open, options: { ...open.options, pillage: false, enlightenment: false } };
    expect(yearEndOf(story, 3, plain)).toMatchObject({ pillage: null, enlightenment: null });
    expect(yearEndOf(story, 0, open)).toBeNull();
    expect(yearEndOf(story, 8, open)).toBeNull();
  });

  it('opens a ceremony with the year, and another with the peace', () => {
    const at = (t: Event['t']) => story.filter((event) => event.t === t).at(-1)!;
    const tells = (event: Event) => ceremony([event], view, view, 0, told);
    expect(tells(at('reckoned'))).toMatchObject({ events: 1, steps: [null] });
    expect(tells(at('game-ends'))).toMatchObject({ events: 1, steps: [null] });
    expect(tells(reckonings(story)[0])).toBeNull();
    expect(tells(at('turn-begins'))).toBeNull();
  });
});

describe('peace', () => {
  const { told, view } = wholeGame('peace');
  const end = gameEndOf(storyOf(told), view.open)!;

  it('ranks by ratio and tells the way there', () => {
    const ratios = end.places.map(({ ratio }) => ratio);
    expect(ratios).toEqual([...ratios].sort((a, b) => b - a));
    expect(end.course.map((line) => line.length)).toEqual([8, 8, 8]);
    for (const { seat, ratio } of end.places) {
      expect(end.course[seat][0]).toBe(100);
      expect(end.course[seat].at(-1)).toBe(ratio);
      expect(sumOfPoints(end.partsEnd[seat])).toBe(end.places.find((each) => each.seat === seat)!.points);
    }
  });

  it('has a table of what points were made of, in either language', () => {
    const table = breakdownOf(storyOf(told), 'en')!;
    expect(breakdownOf(storyOf(told), 'it')!.rows).toEqual(table.rows);
    for (const [seat, row] of table.rows.entries()) {
      expect(row).toHaveLength(table.columns.length);
      expect(row[4]).toBe(end.places.find((each) => each.seat === seat)!.points);
      expect(row[5]).toBe(view.open.startingPoints[seat]);
    }
    expect(breakdownOf([], 'en')).toBeNull();
  });

  it('has none before the game is over', () => {
    expect(gameEndOf(storyOf(told), { ...view.open, final: null })).toBeNull();
  });
});

describe('colour by coalition', () => {
  it('shows every square somebody holds, in as many hatches as there are coalitions', () => {
    const { view } = wholeGame('colours');
    const held = holdingsOf(view.open);
    expect(held.length).toBeGreaterThan(10);
    expect(new Set(held.map(({ coalition }) => coalition)).size).toBe(3);
    expect(new Set(held.map(({ hue }) => hue)).size).toBe(3);
  });
});
