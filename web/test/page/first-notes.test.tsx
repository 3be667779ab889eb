// @vitest-environment happy-dom
import { games } from '@cabinet-wars/games';
import { languages } from '@cabinet-wars/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BoardModule } from '../../src/boards/kit/board.ts';
import type { FirstNote } from '../../src/boards/kit/first-notes.ts';
import { boardOf } from '../../src/boards/registry.ts';
import { forgetNotes, hasSeenNotes, noteAt, putAway } from '../../src/notes/seen-notes.ts';
import { change } from '../../src/settings.ts';
import { FirstNoteBox } from '../../src/shell/notes/first-note.tsx';
import { notesNow } from '../../src/shell/notes/notes-now.ts';
import { friend, me } from '../office.ts';
import { click, named, textOf, textsOf, the } from './dom.ts';
import { sitDown } from './table.tsx';

const note = (id: string, of: Partial<FirstNote>): FirstNote => ({ id, title: id, text: `about ${id}`, ...of });

beforeEach(() => {
  localStorage.clear();
  forgetNotes();
  change({ notes: true });
});

describe('the notes of a question', () => {
  const notes = [
    note('one', { asks: ['auction.bid'] }),
    note('all', { asks: ['auction'] }),
    note('war', { after: ['war-ends'] }),
  ];
  it('are those about it, then those about what has happened', () => {
    expect(notesNow(notes, 'auction.bid', ['war-ends']).map(({ id }) => id)).toEqual(['one', 'all', 'war']);
    expect(notesNow(notes, 'auction.pass', []).map(({ id }) => id)).toEqual(['all']);
    expect(notesNow(notes, 'auctions.bid', ['moved'])).toEqual([]);
  });
});

describe('a first-time note', () => {
  it('comes once, and stays while its question stands', () => {
    expect(noteAt('table 1', ['a', 'b'])).toBe('a');
    expect(noteAt('table 1', ['a', 'b'])).toBe('a');
    expect(noteAt('table 2', ['a', 'b'])).toBe('b');
    expect(noteAt('table 3', ['a', 'b'])).toBeNull();
    expect(localStorage.getItem('cabinet-wars notes')).toBe('["a","b"]');
  });

  it('is gone when it is put away, and comes again when all are wanted again', () => {
    noteAt('table 1', ['a']);
    putAway();
    expect(noteAt('table 1', ['a'])).toBeNull();
    expect(hasSeenNotes()).toBe(true);
    forgetNotes();
    expect(hasSeenNotes()).toBe(false);
    expect(noteAt('table 1', ['a'])).toBe('a');
  });
});

describe('beside a question', () => {
  const open = (board: BoardModule) =>
    sitDown({ seats: [me, friend], choices: 3, as: 0 }, ({ sitting }) => (
      <FirstNoteBox sitting={{ ...sitting, loaded: { ...sitting.loaded, board } }} onClose={() => undefined} />
    ));
  const asked = async () => {
    const { now } = await open({});
    return now.picking.ask!.key;
  };

  it('a note stands until it is put away', async () => {
    const key = await asked();
    await open({ firstNotes: () => [note('other', { asks: ['nothing'] }), note('mine', { asks: [key] })] });
    expect(textOf('.first-note')).toContain('about mine');
    expect(textsOf('[role=status]').join()).toContain('about mine');
    await click(the('.first-note button', 'Got it'));
    expect(named('.first-note', /./)).toEqual([]);
  });

  it('one comes after what has happened, too', async () => {
    const { client } = await open({});
    const kinds = client.state().told.flatMap((each) => ('event' in each ? [each.event.t] : []));
    await open({ firstNotes: () => [note('never', { after: ['no-such-thing'] }), note('since', { after: kinds })] });
    expect(textOf('.first-note')).toContain('about since');
  });

  it('none stands where they are not wanted', async () => {
    const key = await asked();
    change({ notes: false });
    await open({ firstNotes: () => [note('mine', { asks: [key] })] });
    expect(named('.first-note', /./)).toEqual([]);
  });
});

const played = games.filter(({ loadLessons }) => loadLessons !== undefined);

describe.each(played)('the notes of $id', ({ id, load }) => {
  it.each(languages)('speak of questions, events and rules that exist, in %s', async (language) => {
    const { texts } = await load();
    const notes = (await boardOf(id)).firstNotes!(language);
    const vocabulary: { prompts: readonly string[] } = await import(`../../../games/${id}/src/vocabulary/prompts.ts`);
    const sections = new Set((texts[language].rules ?? []).map((section) => section.id));
    expect(notes.length).toBeGreaterThan(12);
    for (const { id: name, asks = [], after = [], section, title, text } of notes) {
      for (const pattern of asks)
        expect(
          vocabulary.prompts.some((key) => key === pattern || key.startsWith(`${pattern}.`)),
          `${name}: ${pattern}`,
        ).toBe(true);
      expect(asks.length + after.length, name).toBeGreaterThan(0);
      if (section !== undefined) expect(sections, name).toContain(section);
      expect(title.split(' ').length, name).toBeLessThan(9);
      expect(text.split(' ').length, name).toBeLessThan(46);
    }
  });

  it('come after events that exist', async () => {
    const tables = await Promise.all(
      EVENTS[id].map((file) => import(`../../../games/${id}/src/vocabulary/${file}.ts`)),
    );
    const known = new Set(tables.flatMap((table: object) => Object.values(table)).flatMap(namesIn));
    const notes = (await boardOf(id)).firstNotes!('en');
    for (const kind of notes.flatMap(({ after = [] }) => after)) expect(known, kind).toContain(kind);
  });
});

/** Where a game lists its kinds of events. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  'struggle-of-empires': ['event-kinds'],
  'imperial-struggle': ['event-kinds'],
  'seven-years-world-war': ['events'],
};

/** The names in a list, or in a record by name. */
const namesIn = (table: unknown): string[] =>
  Array.isArray(table) ? table.map(String) : typeof table === 'object' && table !== null ? Object.keys(table) : [];
