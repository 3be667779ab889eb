import { exportTranscript, journalOf, readTranscript, type Table, writeTranscript } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { game, played, seal } from './played.ts';

const told = (table: Table, viewer: number | 'spectator') =>
  exportTranscript(game, table.header, table.journal, viewer);

/** The cards a text names. */
const cardsIn = (text: string) => new Set(text.match(/(musket|cannon|drum)-\d/g));

describe('a transcript of a game still being played', () => {
  const tables = [1, 2, 3, 4].map((seed) => played(seed, 45));

  it('says in its header that it is redacted and cannot be replayed', () => {
    expect(writeTranscript(told(tables[0], 0))).toContain('\nkind: redacted, as red may know it, not replayable\n');
    expect(writeTranscript(told(tables[0], 'spectator'))).toContain('\nkind: redacted, as a spectator may know it');
    expect(journalOf(game, told(tables[0], 0))).toMatchObject({ ok: false });
  });

  it('keeps the seed, hidden outcomes, standing orders and the result to itself', () => {
    for (const text of tables.flatMap((table) => [0, 1, 2].map((seat) => writeTranscript(told(table, seat))))) {
      expect(text).not.toContain(seal.seed);
      expect(text).not.toMatch(/\d\/\d+ hidden/);
      expect(text).toMatch(/\?\/\d+ hidden/);
      expect(text).not.toMatch(/orders? |by order/);
      expect(text).toContain('\nresult: none\nend\n');
    }
    const byOrder = tables.flatMap(({ journal }) => journal.filter((entry) => entry.t === 'choose' && entry.byOrder));
    expect(byOrder.length).toBeGreaterThan(0);
  });

  it('shows the dice that everybody saw', () => {
    expect(tables.some((table) => / = #\d+ [0-5]\/6/.test(writeTranscript(told(table, 'spectator'))))).toBe(true);
  });

  it('names no card a viewer has not seen: a card put aside unseen is a choice, too', () => {
    for (const table of tables)
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const known = cardsIn(JSON.stringify([table.view(viewer), table.events(viewer)]));
        for (const card of cardsIn(writeTranscript(told(table, viewer)))) expect(known).toContain(card);
      }
  });

  it("gives a seat its own choices, and of the others' none but what the events tell", () => {
    for (const table of tables) {
      const items = told(table, 1).items.filter((item) => item.t === 'choose');
      expect(items.length).toBeGreaterThan(0);
      expect(items.every((item) => item.seat === 1)).toBe(true);
    }
  });

  it('leaves out an answer that the others have not seen yet', () => {
    const table = tableWithOpenReaction();
    const { seat, choices } = table.journal.findLast((entry) => entry.t === 'choose')!;
    const before = told(table, seat).items.filter((item) => item.t === 'choose');
    const mine = table.journal.filter((entry) => entry.t === 'choose' && entry.seat === seat);
    expect(choices).toHaveLength(1);
    expect(before).toHaveLength(mine.length - 1);
  });

  it('shows a deal to its parties alone', () => {
    const table = played(1, 3);
    const made = table.propose(0, { t: 'gift', from: 0, to: 1, gold: 1 });
    expect(made.ok).toBe(true);
    expect(writeTranscript(told(table, 0))).toContain('red offers');
    expect(writeTranscript(told(table, 1))).toContain('red offers');
    expect(writeTranscript(told(table, 2))).not.toContain('offers');
  });

  it('comes back byte by byte from its own text', () => {
    for (const table of tables)
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const text = writeTranscript(told(table, viewer));
        const read = readTranscript(text);
        expect(read).toMatchObject({ ok: true });
        if (read.ok) expect(writeTranscript(read.transcript)).toBe(text);
      }
  });
});

/** A game stopped right after one seat has answered a quiet ask that another has still to answer. */
function tableWithOpenReaction(): Table {
  for (let seed = 1; seed < 50; seed++)
    for (let most = 5; most < 60; most += 1) {
      const table = played(seed, most);
      const own = [0, 1, 2].map((seat) => table.asks(seat).own).find((ask) => ask !== null);
      const last = table.journal.at(-1);
      const pending = table.save().snapshot.state.secret.answers;
      if (own?.mode === 'quiet' && last?.t === 'choose' && pending.some(({ seat }) => seat === last.seat)) return table;
    }
  throw new Error('no such game was found');
}
