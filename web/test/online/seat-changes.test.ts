// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { stampsIn } from '../../src/online/online-client.ts';
import { seatChanges } from '../../src/online/seat-changes.ts';
import { type Line, linesOf, type Stamped, stampedLines, withSeatChanges } from '../../src/shell/time/story.ts';

beforeEach(() => localStorage.clear());

const ada = { name: 'Ada', bot: null };
const ben = { name: 'Ben', bot: null };
const bot = { name: '', bot: 'captain' };
const told = [0, 1, 2, 3].map((id) => ({ id, event: { t: `e${id}` } }));

it('whoever leaves is told once, before what comes next, and still after a reload', () => {
  expect(seatChanges('t', [ada, ben], 0, 5)).toEqual([]);
  const change = { seat: 1, from: 2, at: 9, before: ben, after: bot };
  expect(seatChanges('t', [ada, bot], 2, 9)).toEqual([change]);
  expect(seatChanges('t', [ada, bot], 4, 20)).toEqual([change]);
  expect(seatChanges('another', [ada, bot], 4, 20)).toEqual([]);
  const lines = withSeatChanges(linesOf(told), [change]);
  expect(lines.map((line) => (line.kind === 'event' ? line.event.t : line.kind))).toEqual([
    'e0',
    'e1',
    'seat',
    'e2',
    'e3',
  ]);
  const [, , noted] = stampedLines(lines, [], () => null, new WeakMap());
  expect(noted.at).toBe(9);
});

it('another level of bot is no news of a person, a bot that becomes a person is', () => {
  seatChanges('t', [bot], 0, 1);
  expect(seatChanges('t', [{ name: '', bot: 'marshal' }], 1, 2)).toEqual([]);
  expect(seatChanges('t', [ada], 1, 2)).toMatchObject([{ before: bot, after: ada }]);
});

it('what was kept by somebody else’s hand is passed over', () => {
  localStorage.setItem('cabinet-wars sitters t', '{"seats": 3}');
  expect(seatChanges('t', [ada], 0, 1)).toEqual([]);
});

it('lines told before the page was opened have their hours by the server’s book, also when these come late', () => {
  const timeline = { length: 2, told, at: [0, 1, 1, 2], times: [60_000, 60_000, 180_000] };
  const stamps = stampsIn(timeline);
  expect(stamps).toEqual([
    { from: 0, at: 60_000 },
    { from: 3, at: 180_000 },
  ]);
  const kept = new WeakMap<Line, Stamped>();
  const lines = linesOf(told);
  expect(stampedLines(lines, [], () => null, kept).map(({ at }) => at)).toEqual([null, null, null, null]);
  expect(stampedLines(lines, stamps, () => null, kept).map(({ at }) => at)).toEqual([60_000, 60_000, 60_000, 180_000]);
  const { times: _, ...without } = timeline;
  expect(stampsIn(without)).toEqual([]);
});
