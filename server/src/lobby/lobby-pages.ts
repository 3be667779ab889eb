import { createHash } from 'node:crypto';
import type { LobbyMessage, TableSummary } from '@cabinet-wars/protocol';
import type { Services } from '../services.ts';
import { delayOf } from '../tables/audience/delay.ts';
import { pastSitters } from '../tables/audience/past-sitters.ts';
import { type Found, readTables } from '../tables/find-table.ts';
import { listedPlace } from './list-tables.ts';
import type { LobbyPage } from './lobby-page.ts';
import { summarise } from './summary.ts';
import { isOf } from './who-sits-where.ts';

/** Changes of one table that come so close together are told as one. */
const TOGETHER = 200;
type Readers = 'all' | ReadonlySet<string>;

/**
 * Everybody who has the lobby open in this process. A table that has changed is read once, however many look, and told as it
 * is now: nobody fetches a list again because of it.
 */
export class LobbyPages {
  readonly #services: Services;
  readonly #pages = new Set<LobbyPage>();
  /** The users of those pages. */
  readonly #users = new Map<string, Set<LobbyPage>>();
  /** Tables about to be told, and to whom. */
  readonly #due = new Map<string, Readers>();
  /** What was last told to everybody of a table, so that nothing is told where nothing shows. */
  readonly #told = new Map<string, string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** One thing after the other: what was read earlier is never told later. */
  #telling: Promise<void> = Promise.resolve();

  constructor(services: Services) {
    this.#services = services;
  }

  add(page: LobbyPage): void {
    this.#pages.add(page);
    if (page.who === null) return;
    const there = this.#users.get(page.who.user);
    if (there === undefined) this.#users.set(page.who.user, new Set([page]));
    else there.add(page);
  }

  remove(page: LobbyPage): void {
    this.#pages.delete(page);
    if (page.who === null) return;
    const there = this.#users.get(page.who.user);
    there?.delete(page);
    if (there?.size === 0) this.#users.delete(page.who.user);
  }

  /** The game has gone on: told to those of its people whose lists show it. */
  turned(table: string, users: readonly string[]): void {
    const here = users.filter((user) => this.#users.has(user));
    if (here.length > 0) this.#enqueue(table, new Set(here));
  }

  /** Seats, status or the like have changed: told to everybody who may see it. */
  changed(table: string): void {
    if (this.#pages.size > 0) this.#enqueue(table, 'all');
    else this.#told.delete(table);
  }

  sendAway(which: (page: LobbyPage) => boolean = () => true): void {
    for (const page of this.#pages) if (which(page)) page.sendAway();
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#due.clear();
  }

  #enqueue(table: string, readers: Readers): void {
    if (this.#due.size === 0) this.#after(TOGETHER, () => this.#tellDue());
    const before = this.#due.get(table) ?? new Set();
    this.#due.set(table, before === 'all' || readers === 'all' ? 'all' : before.union(readers));
  }

  #after(milliseconds: number, does: () => void | Promise<void>): void {
    const timer = setTimeout(async () => {
      this.#timers.delete(timer);
      try {
        await does();
      } catch (fault) {
        this.#services.fault(fault, 'live');
      }
    }, milliseconds);
    this.#timers.add(timer);
  }

  #tellDue(): Promise<void> {
    const telling = this.#telling.then(() => this.#tellAll());
    this.#telling = telling.catch(() => {});
    return telling;
  }

  async #tellAll(): Promise<void> {
    const due = [...this.#due];
    this.#due.clear();
    for (const [table, readers] of due) {
      const [found] = await readTables(this.#services, [table]);
      if (found === undefined) this.#tellGone(table);
      else await this.#tell(found, readers);
    }
  }

  async #tell(found: Found, readers: Readers): Promise<void> {
    const { id } = found.row;
    const seenBy = await summarise(this.#services, [found]);
    const listing = readers === 'all' ? await this.#listing(found, seenBy(null)[0]) : null;
    for (const page of [...this.#pagesOf(readers)]) {
      if (listing !== null) page.send(listing);
      if (page.who === null) continue;
      if (isOf(found, page.who.user)) page.tellMine(seenBy(page.who)[0]);
      else page.tellNotMine(id);
    }
  }

  #pagesOf(readers: Readers): Iterable<LobbyPage> {
    return readers === 'all' ? this.#pages : [...readers].flatMap((user) => [...(this.#users.get(user) ?? [])]);
  }

  /** What everybody hears of a table: nothing of one that stands in no list, and nothing where nothing new shows. */
  async #listing(found: Found, table: TableSummary): Promise<string | null> {
    if (found.row.access !== 'public') return null;
    const listed = await listedPlace(this.#services, found);
    // Whoever sees it late hears of the end when it is shown.
    if (listed !== null && listed.until !== null) {
      this.#after(listed.until - this.#services.now(), () => this.changed(table.id));
      return null;
    }
    await this.#tellSeatsLater(found);
    const message: LobbyMessage =
      listed === null ? { t: 'unlisted', id: table.id } : { t: 'listed', table: { ...table, place: listed.place } };
    const text = JSON.stringify(message);
    const digest = createHash('sha1').update(text).digest('base64');
    if (this.#told.get(table.id) === digest) return null;
    if (listed === null) this.#told.delete(table.id);
    else this.#told.set(table.id, digest);
    return text;
  }

  /** Who sits where now is told when those who see the game late may know it. */
  async #tellSeatsLater({ row }: Found): Promise<void> {
    if (row.delay === 0) return;
    const { store, now } = this.#services;
    const dueAt = (await pastSitters(store, [row.id])).map(({ until }) => until + delayOf(row));
    const next = dueAt.find((at) => at > now());
    if (next !== undefined) this.#after(next - now() + 1, () => this.changed(row.id));
  }

  #tellGone(id: string): void {
    this.#told.delete(id);
    const text = JSON.stringify({ t: 'unlisted', id } satisfies LobbyMessage);
    for (const page of this.#pages) {
      page.send(text);
      page.tellNotMine(id);
    }
  }
}
