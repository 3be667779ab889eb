import type { Seat, Viewer } from '@cabinet-wars/kernel';
import type { Kysely } from 'kysely';
import { fromJson } from '../../store/json-columns.ts';
import type { Database } from '../../store/schema.ts';
import type { Live } from '../live.ts';
import { readStory } from '../read-story.ts';
import { type Known, partsText } from './known.ts';

interface Welcomed {
  readonly viewer: Viewer;
  readonly seat: Seat | null;
  readonly known: Known;
  readonly since: number;
}

/** Those who have come, among them seats. */
type Here = ReadonlySet<unknown>;

/** The first message on a socket: everything its viewer may know, and the story from where it knows it. */
export async function welcome(
  db: Kysely<Database>,
  live: Live,
  here: Here,
  { viewer, seat, known, since }: Welcomed,
): Promise<string> {
  const told = await readStory(db, live, viewer, since);
  const unseen = seat === null ? 0 : fromJson('unseen', live.progress.unseen)[seat];
  const head = { t: 'welcome', viewer, seat, facts: factsOf(live), seats: sittersOf(live, here) };
  const tail = { told, unseenFrom: unseen, shown: live.table.shown };
  const rest = `"open":${openText(known.open)},${partsText(known, live, viewer)}`;
  return `${JSON.stringify(head).slice(0, -1)},${rest},${JSON.stringify(tail).slice(1)}`;
}

let lastOpen: unknown;
let lastText = '';

/** The last one is kept: after a restart all who sit at a table come back to it at once, and most see the same. */
function openText(open: unknown): string {
  if (open !== lastOpen) {
    lastOpen = open;
    lastText = JSON.stringify(open);
  }
  return lastText;
}

export const seatsMessage = (live: Live, here: Here): string =>
  JSON.stringify({ t: 'seats', seats: sittersOf(live, here) });

function factsOf({ row, seedHash, table }: Live) {
  const { id, name, game, created, delay } = row;
  const { source, options, data } = table.header;
  const { nonces, shuffle = null } = source.kind === 'sealed' ? source : { nonces: [] };
  const pace = JSON.parse(row.pace);
  const components = data === undefined || row.components === null ? null : { hash: row.components, name: data.id };
  return { id, name, game, options, created, seedHash, nonces, shuffle, pace, delay, components };
}

const sittersOf = ({ seats }: Live, here: Here) =>
  seats.map(({ seat, plays, sitter, name, bot, program }) => {
    return { plays, sitter, name, bot, program: sitter === 'person' && program === 1, here: here.has(seat) };
  });
