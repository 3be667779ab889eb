import type { Ended, Viewer } from '@cabinet-wars/kernel';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import type { ProgressRow } from '../store/schema.ts';
import { delayOf, isDelayed } from '../tables/audience/delay.ts';
import { type PoolOptions, WorkerPool } from '../threads/worker-pool.ts';
import type { Who } from '../who.ts';
import { findViewer } from './find-viewer.ts';
import type { PastAnswer, PastAsk, Played } from './past-protocol.ts';

/** Who wants to see the past of which table, and where from. */
export interface Wanted {
  readonly table: string;
  readonly who: Who | null;
  readonly link: string | undefined;
  readonly address: string;
}

/** A game as far as whoever asks may know of it, before its journal is read. */
interface Kept {
  readonly table: string;
  readonly viewer: Viewer;
  readonly version: number;
  /** Null while it is being played, or where the reader may not know all of it yet. */
  readonly ended: Ended | null;
  /** As the transcript names them: somebody deleted since has no name. */
  readonly players: readonly string[];
}

const MOST_TEXTS = 16;
const usual: PoolOptions = { threads: 1, timeout: 60_000, module: new URL('./past-thread.ts', import.meta.url) };

/** Games played through again, in a thread of their own; what was made lately is kept. */
export class Pasts {
  readonly #services: Services;
  readonly #pool: WorkerPool<PastAsk, PastAnswer>;
  readonly #texts = new Map<string, Promise<string>>();

  constructor(services: Services, over: Partial<PoolOptions> = {}) {
    this.#services = services;
    this.#pool = new WorkerPool({ ...usual, ...over });
    services.onClose(() => this.#pool.close());
  }

  /** A game as text: whole when it is over, before that what the viewer knows anyway. */
  async transcript(wanted: Wanted): Promise<string> {
    const kept = await this.#kept(wanted);
    const name = nameOf(kept);
    const text = this.#texts.get(name) ?? this.#write(wanted, kept);
    this.#texts.delete(name);
    this.#texts.set(name, text);
    if (this.#texts.size > MOST_TEXTS) this.#texts.delete(this.#texts.keys().next().value!);
    // What failed is not kept: it may go better the next time.
    text.catch(() => this.#texts.delete(name));
    return text;
  }

  async timeline(wanted: Wanted) {
    const answer = await this.#history(wanted, (name, played) => ({ t: 'timeline', name, played }));
    if (answer.t !== 'timeline') throw new TypeError(`asked for a timeline, answered ${answer.t}`);
    return answer.timeline;
  }

  async past(wanted: Wanted, at: number) {
    const answer = await this.#history(wanted, (name, played) => ({ t: 'past', name, played, at }));
    if (answer.t !== 'state') throw new TypeError(`asked for a moment, answered ${answer.t}`);
    return answer.state;
  }

  async #write(wanted: Wanted, kept: Kept): Promise<string> {
    const answer = await this.#ask(wanted, { t: 'transcript', played: await this.#played(kept) });
    if (answer.t !== 'text') throw new TypeError(`asked for a transcript, answered ${answer.t}`);
    return answer.text;
  }

  async #history(wanted: Wanted, ask: (name: string, played: Played | null) => PastAsk): Promise<PastAnswer> {
    const found = await this.#kept(wanted);
    const kept: Kept = found.ended === null ? found : { ...found, viewer: 'open' };
    const answer = await this.#ask(wanted, ask(nameOf(kept), null));
    return answer.t === 'unknown' ? this.#ask(wanted, ask(nameOf(kept), await this.#played(kept))) : answer;
  }

  async #ask({ who, address }: Wanted, ask: PastAsk): Promise<PastAnswer> {
    const answer = await this.#pool.ask(who?.user ?? address, ask);
    if (answer.t === 'cannot-replay') throw refused('cannot-replay', { at: answer.at });
    return answer;
  }

  async #kept({ table, who, link }: Wanted): Promise<Kept> {
    const { viewer } = await findViewer(this.#services, table, who, link);
    const { store, now } = this.#services;
    const row = await store.db
      .selectFrom('headers')
      .innerJoin('tables', 'tables.id', 'headers.table_id')
      .select(['tables.delay', 'headers.header'])
      .where('headers.table_id', '=', table)
      .executeTakeFirst();
    if (row === undefined) throw refused('not-playing');
    const last = await store.db
      .selectFrom('journal')
      .select(['first', 'count'])
      .where('table_id', '=', table)
      .where('at', '<=', now() - (viewer === 'spectator' ? delayOf(row) : 0))
      .orderBy('first', 'desc')
      .limit(1)
      .executeTakeFirst();
    const version = last === undefined ? 0 : last.first + last.count;
    const progress = await store.db
      .selectFrom('progress')
      .selectAll()
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    const isLate = viewer === 'spectator' && isDelayed(row, progress, now());
    const { players } = fromJson('header', row.header);
    return { table, viewer, version, players, ended: isLate ? null : endOf(progress, version) };
  }

  async #played({ table, viewer, version, ended }: Kept): Promise<Played> {
    const { db } = this.#services.store;
    const row = await db
      .selectFrom('headers')
      .innerJoin('tables', 'tables.id', 'headers.table_id')
      .select(['headers.header', 'tables.game'])
      .where('headers.table_id', '=', table)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('journal')
      .select(['entries', 'at'])
      .where('table_id', '=', table)
      .where('first', '<', version)
      .orderBy('first')
      .execute();
    const written = rows.flatMap(({ entries, at }) => fromJson('entries', entries).map((entry) => ({ entry, at })));
    const journal = written.map(({ entry }) => entry);
    const times = written.map(({ at }) => at);
    return { game: row.game, header: JSON.parse(row.header), journal, times, viewer, ended };
  }
}

const nameOf = ({ table, viewer, version, ended, players }: Kept): string =>
  JSON.stringify([table, viewer, version, ended, players]);

/** That a game is over, and how where its rules did not end it. */
function endOf({ status, result, version }: ProgressRow, known: number): Ended | null {
  if (version !== known) return null;
  if (status === 'abandoned') return { how: 'abandoned', result: null };
  return status === 'finished' ? { how: 'resigned', result: result === null ? null : JSON.parse(result) } : null;
}
