import { describe, expect, test } from 'vitest';
import { Seeded, Table } from '../src/index.ts';
import { game } from './teaching/src/index.ts';

function played(choices: number) {
  const table = Table.open(game, { options: { players: 2 }, chance: new Seeded('steps') });
  for (let n = 0; n < choices; n++) {
    const seat = [0, 1].find((each) => table.asks(each).own !== null)!;
    const { askId, options } = table.asks(seat).own!;
    const choice = Object.fromEntries(
      Object.entries(options[n % options.length]).map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null ? (value as { from: number }).from : value,
      ]),
    );
    expect(table.choose(seat, askId, choice).ok).toBe(true);
  }
  return table;
}

describe('stepping through a recorded game', () => {
  test('shows the table as it was after every entry', () => {
    const seen = played(0);
    const whole = played(12);
    const views = [...Table.steps(game, whole.header, whole.journal)].map((table) => table.version);
    expect(views).toHaveLength(whole.journal.length + 1);
    const [first] = Table.steps(game, whole.header, whole.journal);
    expect(first.view(0)).toEqual(seen.view(0));
  });

  test('ends at the table itself', () => {
    const whole = played(12);
    let last = null;
    for (const table of Table.steps(game, whole.header, whole.journal)) last = table;
    expect(last?.view(0)).toEqual(whole.view(0));
    expect(last?.asks(1)).toEqual(whole.asks(1));
  });
});

describe('asking whether one could undo', () => {
  test('agrees with undoing, and changes nothing', () => {
    for (let n = 0; n < 30; n++)
      for (const seat of [0, 1]) {
        const table = played(n);
        const before = JSON.stringify(table.save());
        const why = table.whyNoUndo(seat);
        expect(JSON.stringify(table.save())).toBe(before);
        const undone = table.undo(seat);
        expect(undone.ok ? null : undone.reason).toEqual(why);
      }
  });
});
