import type { ListedTable, LobbyMessage, Pace, TableSummary } from '@cabinet-wars/protocol/messages';

/** As much of a list of the lobby as has been fetched. */
export interface TableList {
  readonly rows: readonly ListedTable[];
  /** Whether the server has further ones. */
  readonly hasMore: boolean;
}

export const listNames = ['open', 'playing'] as const;
export type ListName = (typeof listNames)[number];

/** Null where nothing has been fetched yet. */
export interface LobbyLists extends Readonly<Record<ListName, TableList | null>> {
  readonly mine: readonly TableSummary[] | null;
}

export interface Filter {
  readonly game: string | null;
  readonly pace: Pace['kind'] | null;
}

export const PAGE = 20;

/** The address of a page of a list, from the beginning or after what is there already. */
export function pageOf(name: ListName, { game, pace }: Filter, list: TableList | null): `tables/${ListName}?${string}` {
  const query = new URLSearchParams({ limit: String(PAGE) });
  if (game !== null) query.set('game', game);
  if (pace !== null) query.set('pace', pace);
  const last = list?.rows.at(-1);
  if (last !== undefined) query.set('after', last.place);
  return `tables/${name}?${query}`;
}

/** The list with a page that was fetched at its end. */
export function withPage(list: TableList | null, page: readonly ListedTable[]): TableList {
  const ids = new Set(page.map(({ id }) => id));
  const before = list?.rows.filter(({ id }) => !ids.has(id)) ?? [];
  return { rows: [...before, ...page], hasMore: page.length === PAGE };
}

/** The lists after the server has told a change. */
export function afterMessage(lists: LobbyLists, filter: Filter, message: LobbyMessage): LobbyLists {
  switch (message.t) {
    case 'ready':
      return lists;
    case 'mine':
      return { ...lists, mine: lists.mine && byTurn([...without(lists.mine, message.table.id), message.table]) };
    case 'not-mine':
      return { ...lists, mine: lists.mine && without(lists.mine, message.id) };
    case 'unlisted':
      return { ...lists, open: unlisted(lists.open, message.id), playing: unlisted(lists.playing, message.id) };
    case 'listed': {
      const { table } = message;
      const place = (name: ListName) =>
        table.status === name && isWanted(table, filter) ? listed(lists[name], table) : unlisted(lists[name], table.id);
      return { ...lists, open: place('open'), playing: place('playing') };
    }
  }
}

const without = <T extends { readonly id: string }>(rows: readonly T[], id: string): readonly T[] =>
  rows.filter((row) => row.id !== id);

/** Those that wait for oneself first, then the newest. */
const byTurn = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  tables.toSorted((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.changed - a.changed);

const isWanted = (table: TableSummary, { game, pace }: Filter): boolean =>
  (game === null || table.game === game) && (pace === null || table.pace.kind === pace);

const unlisted = (list: TableList | null, id: string): TableList | null =>
  list && { ...list, rows: without(list.rows, id) };

/** A table that stands after all that have been fetched comes with a later page. */
function listed(list: TableList | null, table: ListedTable): TableList | null {
  if (list === null) return null;
  const others = without(list.rows, table.id);
  const at = others.findIndex(({ place }) => place > table.place);
  if (at < 0 && list.hasMore) return { ...list, rows: others };
  return { ...list, rows: others.toSpliced(at < 0 ? others.length : at, 0, table) };
}
