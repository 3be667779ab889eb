import { Table } from '@cabinet-wars/kernel';
import { expect, it } from 'vitest';
import { askedSeats, isSnapshotBetween, isSnapshotDue, splitStory } from '../src/index.ts';
import { played, teaching } from './played.ts';

it('keeps a table whole every 25 entries, and when the game is over', () => {
  const due = (from: number, version: number) => isSnapshotDue(from, { version, result: null });
  expect([due(0, 24), due(24, 25), due(25, 26), due(24, 60)]).toEqual([false, true, false, true]);
  expect(isSnapshotDue(25, { version: 26, result: { places: [] } })).toBe(true);
  expect([isSnapshotBetween(24, 24), isSnapshotBetween(24, 25)]).toEqual([false, true]);
});

it('knows who is asked, also where others may not', () => {
  const table = played('asked', 12);
  for (const seat of table.seats.keys()) expect(askedSeats(table).includes(seat)).toBe(table.asks(seat).own !== null);
  expect(askedSeats(table).length).toBeGreaterThan(0);
  expect(askedSeats(played('asked'))).toEqual([]);
});

it('keeps the story apart from the table, and the table goes on without it', () => {
  const table = played('story', 30);
  const { header, journal } = table.save();
  const { story, snapshot } = splitStory(table.save().snapshot);
  expect(story.map(({ id }) => id)).toEqual(Array.from({ length: table.shown }, (_, id) => id));
  const again = Table.load(teaching, { header, journal, forgotten: 0, snapshot }) as Table;
  expect(again.save().snapshot.state).toEqual(table.save().snapshot.state);
  expect(again.heldFrom).toBe(table.shown);
  expect(again.events(0, table.shown)).toEqual(table.events(0, table.shown));
});
