import type { LobbyMessage } from '@cabinet-wars/protocol/messages';
import { describe, expect, it } from 'vitest';
import { afterMessage, type Filter, type LobbyLists, PAGE, pageOf, withPage } from '../src/online/lobby-lists.ts';
import { row } from './table-rows.ts';

const all: Filter = { game: null, pace: null };

const lists: LobbyLists = {
  mine: [row('m1', { changed: 5 })],
  open: { rows: [row('b'), row('d')], hasMore: false },
  playing: { rows: [], hasMore: false },
};
const after = (message: LobbyMessage, filter = all, from = lists) => afterMessage(from, filter, message);
const idsOf = (rows: readonly { readonly id: string }[] | undefined | null) => rows?.map(({ id }) => id);

describe('a change the server tells', () => {
  it('puts a table at its place in the list, once', () => {
    const told = after({ t: 'listed', table: row('c') });
    expect(idsOf(told.open?.rows)).toEqual(['b', 'c', 'd']);
    const moved = after({ t: 'listed', table: row('d', { place: 'place-a' }) }, all, told);
    expect(idsOf(moved.open?.rows)).toEqual(['d', 'b', 'c']);
  });

  it('moves a table whose game has begun among those to watch, and takes it out at the end', () => {
    const begun = after({ t: 'listed', table: row('b', { status: 'playing' }) });
    expect([idsOf(begun.open?.rows), idsOf(begun.playing?.rows)]).toEqual([['d'], ['b']]);
    const over = after({ t: 'unlisted', id: 'b' }, all, begun);
    expect(idsOf(over.playing?.rows)).toEqual([]);
  });

  it('leaves out what the filter leaves out', () => {
    const filter: Filter = { game: 'other', pace: null };
    expect(after({ t: 'listed', table: row('c') }, filter).open?.rows).toHaveLength(2);
    expect(idsOf(after({ t: 'listed', table: row('c', { game: 'other' }) }, filter).open?.rows)).toContain('c');
    const slow = row('c', { pace: { kind: 'days', each: 86_400_000, late: 'bot' } });
    expect(idsOf(after({ t: 'listed', table: slow }, { game: null, pace: 'live' }).open?.rows)).not.toContain('c');
  });

  it('waits for its page where that has not been fetched', () => {
    const paged: LobbyLists = { ...lists, open: { rows: [row('b'), row('d')], hasMore: true } };
    expect(idsOf(after({ t: 'listed', table: row('e') }, all, paged).open?.rows)).toEqual(['b', 'd']);
    expect(idsOf(after({ t: 'listed', table: row('e') }).open?.rows)).toEqual(['b', 'd', 'e']);
  });

  it('puts my tables in order: my turn first, then the newest', () => {
    const newer = after({ t: 'mine', table: row('m2', { changed: 9 }) });
    expect(idsOf(newer.mine)).toEqual(['m2', 'm1']);
    const turn = after({ t: 'mine', table: row('m1', { changed: 5, myTurn: true }) }, all, newer);
    expect(idsOf(turn.mine)).toEqual(['m1', 'm2']);
    expect(idsOf(after({ t: 'not-mine', id: 'm1' }, all, turn).mine)).toEqual(['m2']);
  });

  it('says nothing about lists that have not been fetched', () => {
    const empty: LobbyLists = { mine: null, open: null, playing: null };
    expect(after({ t: 'listed', table: row('a') }, all, empty)).toEqual(empty);
    expect(after({ t: 'mine', table: row('a') }, all, empty)).toEqual(empty);
  });
});

describe('pages', () => {
  it('begin after the last table that is there, and hold no table twice', () => {
    expect(pageOf('open', { game: 'teaching', pace: 'days' }, null)).toBe(
      `tables/open?limit=${PAGE}&game=teaching&pace=days`,
    );
    expect(pageOf('playing', all, lists.open)).toBe(`tables/playing?limit=${PAGE}&after=place-d`);
    const next = withPage(lists.open, [row('d'), row('e')]);
    expect([idsOf(next.rows), next.hasMore]).toEqual([['b', 'd', 'e'], false]);
    const full = Array.from({ length: PAGE }, (_, i) => row(`x${i}`));
    expect(withPage(null, full).hasMore).toBe(true);
  });
});
