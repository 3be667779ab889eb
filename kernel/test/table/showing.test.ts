import { describe, expect, test } from 'vitest';
import { type Choice, type Option, randomChoice, type Seat, Seeded, Table, type Viewer } from '../../src/index.ts';
import { market } from '../market.ts';
import { game as borderForts } from '../teaching/src/index.ts';
import { open, say } from './at-market.ts';

describe('what a table is showing', () => {
  test('is the same through a half-made move and its undoing, and another when the move is shown', () => {
    const table = open();
    const { showing } = table;
    say(table, 0, { t: 'earn' });
    expect(table.isAhead(0)).toBe(true);
    expect(table.showing).toBe(showing);
    table.undo(0);
    expect(table.showing).toBe(showing);
    say(table, 0, { t: 'end' });
    expect(table.showing).not.toBe(showing);
  });

  test.each([
    ['the market', market],
    ['Border Forts', borderForts],
  ])('is another whenever somebody sees something else, in %s', (_, game) => {
    let same = 0;
    for (const seed of ['a', 'b', 'c', 'd']) {
      const chance = new Seeded(seed);
      const table = Table.open(game, { chance: new Seeded(`${seed} dice`) });
      const viewers: Viewer[] = [...table.seats.keys(), 'spectator'];
      const seen = () => viewers.map((each) => (table.isAhead(each) ? null : JSON.stringify(table.view(each))));
      let before = { showing: table.showing, views: seen() };
      for (let acts = 0; acts < 400 && table.result === null; acts++) {
        act(table, chance);
        const after = { showing: table.showing, views: seen() };
        if (after.showing === before.showing) {
          same++;
          for (const [i, view] of after.views.entries())
            if (view !== null && before.views[i] !== null) expect(view).toBe(before.views[i]);
        }
        before = after;
      }
    }
    expect(same).toBeGreaterThan(0);
  });
});

/** Somebody who is asked chooses, or takes back. */
function act(
  table: {
    readonly seats: readonly unknown[];
    asks(seat: Seat): { readonly own: { readonly askId: number; readonly options: readonly Option<Choice>[] } | null };
    choose(seat: Seat, askId: number, said: unknown): unknown;
    undo(seat: Seat): unknown;
  },
  chance: Seeded,
): void {
  const seats = [...table.seats.keys()];
  if (chance.next(4) === 0) {
    table.undo(seats[chance.next(seats.length)]);
    return;
  }
  const asked = seats.filter((seat) => table.asks(seat).own !== null);
  const seat = asked[chance.next(asked.length)];
  const { askId, options } = table.asks(seat).own!;
  try {
    table.choose(seat, askId, randomChoice(options, chance));
  } catch (fault) {
    // The market has a choice that is a fault of its rules: it leaves the table as it was.
    expect(fault).toHaveProperty('message', 'boom');
  }
}
