import { Table, type Viewer } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { History } from '../src/history/index.ts';
import { played, teaching } from './played.ts';

const finished = played('history');
const halfway = played('history', 40);
const everybody: readonly Viewer[] = [0, 1, 2, 'spectator'];
const replayed = ({ header, journal }: Table, entries: number): Table =>
  Table.replay(teaching, header, journal.slice(0, entries)) as Table;

describe('the history of a table', () => {
  it('is long enough here to be told from its frames, and has something taken back', () => {
    expect(finished.result).not.toBeNull();
    expect(finished.journal.length).toBeGreaterThan(100);
    expect(finished.journal.some(({ t }) => t === 'undo')).toBe(true);
  });

  it('equals the game replayed after every entry', () => {
    const history = new History(teaching, finished, everybody);
    expect(history.length).toBe(finished.version);
    for (let entries = 0; entries <= history.length; entries++) {
      const [table, same] = [history.table(entries), replayed(finished, entries)];
      expect(table.save().snapshot.state).toEqual(same.save().snapshot.state);
      expect(table.version).toBe(entries);
      for (const viewer of everybody) {
        expect(table.asks(viewer)).toEqual(same.asks(viewer));
        const { at, view, waitsFor } = history.past(entries, viewer);
        expect({ at, view }).toEqual({ at: entries, view: same.view(viewer) });
        expect(waitsFor).toEqual(same.asks('spectator').waitsFor ?? []);
      }
    }
  });

  it.each([...everybody.map((viewer) => [viewer, halfway] as const), ['open', finished] as const])(
    'tells %s the whole story, each event from when it was known',
    (viewer, table) => {
      const history = new History(teaching, table, [viewer]);
      const { told, at, length } = history.timeline(viewer);
      expect(told).toEqual(table.events(viewer));
      expect(length).toBe(table.version);
      expect(at).toEqual([...at].sort((a, b) => a - b));
      if (viewer === 'open') return;
      for (const [i, { id }] of told.entries()) {
        const isKnown = (entries: number) => replayed(table, entries).events(viewer, id)[0]?.id === id;
        expect(isKnown(at[i])).toBe(true);
        expect(at[i] === 0 || !isKnown(at[i] - 1)).toBe(true);
      }
    },
  );

  it('says which event comes next at a moment', () => {
    const history = new History(teaching, halfway, [0]);
    for (let entries = 0; entries <= history.length; entries += 3) {
      const known = replayed(halfway, entries).events(0);
      expect(history.past(entries, 0).next).toBe((known.at(-1)?.id ?? -1) + 1);
    }
  });

  it('lies open from the first moment on where the host says so', () => {
    const history = new History(teaching, finished, ['open']);
    const { view } = history.past(3, 'open');
    expect(view).toEqual(teaching.view(replayed(finished, 3).save().snapshot.state, 'open'));
    expect(view).not.toEqual(replayed(finished, 3).view('spectator'));
  });

  it('tells whoever may see everything a thing as soon as anybody knew it', () => {
    const all = new History(teaching, finished, ['open']).timeline('open');
    const known = everybody.map((viewer) => new History(teaching, finished, [viewer]).timeline(viewer));
    for (const [i, { id }] of all.told.entries()) {
      const moments = known.flatMap(({ told, at }) => told.flatMap((each, k) => (each.id === id ? [at[k]] : [])));
      if (moments.length > 0) expect(all.at[i]).toBe(Math.min(...moments));
    }
  });

  it('stays within its bounds, and tells nobody it has not listened for', () => {
    const history = new History(teaching, halfway, [1]);
    expect(history.past(-5, 1)).toEqual(history.past(0, 1));
    expect(history.past(9999, 1).at).toBe(history.length);
    expect(() => history.past(0, 2)).toThrow('nobody has listened for 2');
  });
});
