import type { Entry, Viewer } from '@cabinet-wars/kernel';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { delayOf } from '../tables/delay.ts';
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
}

const MOST_TEXTS = 16;
const usual: PoolOptions = { threads: 1, patience: 60_000, module: new URL('./past-thread.ts', import.meta.url) };

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
    const isOver = await this.#services.tables.read(
      wanted.table,
      ({ table }) => table.result !== null && table.version === found.version,
    );
    const kept: Kept = isOver ? { ...found, viewer: 'open' } : found;
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
      .select('tables.delay')
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
    return { table, viewer, version: last === undefined ? 0 : last.first + last.count };
  }

  async #played({ table, viewer, version }: Kept): Promise<Played> {
    const { db } = this.#services.store;
    const row = await db
      .selectFrom('headers')
      .innerJoin('tables', 'tables.id', 'headers.table_id')
      .select(['headers.header', 'tables.game'])
      .where('headers.table_id', '=', table)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('journal')
      .select('entries')
      .where('table_id', '=', table)
      .where('first', '<', version)
      .orderBy('first')
      .execute();
    const journal = rows.flatMap(({ entries }) => JSON.parse(entries) as Entry[]);
    return { game: row.game, header: JSON.parse(row.header), journal, viewer };
  }
}

const nameOf = ({ table, viewer, version }: Kept): string => `${table} ${viewer} ${version}`;
