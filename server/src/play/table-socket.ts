import type { Writable } from 'node:stream';
import type { Reason } from '@cabinet-wars/kernel';
import { type ClientMessage, type Closing, closeCode, isClosing } from '@cabinet-wars/protocol';
import type { WebSocket } from 'ws';
import { Refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Joined } from '../tables/actor.ts';
import type { Connection } from '../tables/audience/connection.ts';
import { no } from '../tables/do-act.ts';
import type { ChatPost } from '../tables/tables.ts';
import type { Who } from '../who.ts';
import { Bucket } from './bucket.ts';
import { type Found, findViewer } from './find-viewer.ts';
import { GatheredWrites } from './gather-writes.ts';
import type { Limits, MessageAllowance } from './limits.ts';
import { readMessage } from './read-message.ts';
import { textFrame } from './text-frame.ts';

/** A client that does not read what is sent is disconnected before its backlog fills the memory. */
const MOST_UNSENT = 4_000_000;

/** Where a socket leads, where it comes from, and what it may say. */
export interface Way {
  readonly table: string;
  /** The secret part of the invitation link it came by. */
  readonly link: string | undefined;
  readonly address: string;
  /** What the socket's frames are written to. */
  readonly stream: Writable;
  readonly limits: Limits;
  readonly allowance: MessageAllowance;
}

/** One socket at one table. */
export class TableSocket implements Connection {
  readonly #socket: WebSocket;
  readonly #services: Services;
  readonly #way: Way;
  readonly #bucket: Bucket;
  readonly #writes: GatheredWrites;
  #who: Who | null = null;
  #found: Found | null = null;
  /** As whom the table knows this socket, once it has joined. */
  #joined: Joined | null = null;
  #ended = false;

  constructor(socket: WebSocket, services: Services, way: Way) {
    this.#socket = socket;
    this.#services = services;
    this.#way = way;
    this.#bucket = new Bucket(way.limits.socket, services.elapsed());
    this.#writes = new GatheredWrites(way.stream);
  }

  get table(): string {
    return this.#way.table;
  }

  get user(): string | null {
    return this.#who?.user ?? null;
  }

  async join(who: Who | null, since: number): Promise<void> {
    this.#who = who;
    const found = await findViewer(this.#services, this.table, who, this.#way.link);
    this.#found = found;
    const actor = this.#services.tables.at(this.table);
    this.#joined = await actor.join(found.viewer, found.seat, this, since);
    if (this.#ended) await this.left();
  }

  async left(): Promise<void> {
    this.#ended = true;
    if (this.#joined === null) return;
    const { viewer, audience } = this.#joined;
    this.#joined = null;
    await audience.leave(viewer, this);
  }

  /** The table's seats have changed: a client whose seat is another now has to reconnect. */
  async lookAgain(): Promise<void> {
    if (this.#found === null) return;
    const { viewer } = await findViewer(this.#services, this.table, this.#who, this.#way.link);
    if (viewer !== this.#found.viewer) this.sendAway();
  }

  sendAway(): void {
    this.close('come-again');
  }

  /** What was sent, text or not. */
  async hear(data: Buffer, isBinary: boolean): Promise<void> {
    if (this.#ended) return;
    const now = this.#services.elapsed();
    if (!this.#bucket.take(now) || !this.#way.allowance.takes(this.user, this.#way.address, now))
      return this.close('too-many-requests');
    const read = isBinary ? null : readMessage(data);
    if (read?.ok !== true) return this.#refuseMalformed(read?.field ?? null);
    await this.#answer(read.message);
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#writes.unsent > MOST_UNSENT) this.close('too-slow');
    // Written past `ws`, which would frame the text anew for each socket. It keeps nothing back: it does not compress.
    else this.#writes.write(textFrame(text));
  }

  close(why: Closing): void {
    this.#end(closeCode(why), { why });
  }

  #refuseMalformed(field: string | null): void {
    this.#end(closeCode('malformed'), { why: 'malformed', ...(field === null ? {} : { field }) });
  }

  /** Closes with a reason that need not have a code of its own. */
  refuse({ why }: Reason): void {
    this.#end(closeCode(isClosing(why) ? why : 'not-allowed'), { why });
  }

  #end(code: number, reason: Reason): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#writes.flush();
    this.#socket.send(JSON.stringify({ t: 'bye', reason }));
    this.#socket.close(code, reason.why);
    void this.left();
  }

  async #answer(message: ClientMessage): Promise<void> {
    switch (message.t) {
      case 'ping':
        return this.send('{"t":"pong"}');
      case 'explain':
        return this.#explain(message.id, message.wish);
      case 'say':
        return this.#done(message.id, () => this.#say({ key: message.id, text: message.text, to: message.to }));
      default:
        return this.#done(message.id, () => {
          const seat = this.#found?.seat ?? null;
          if (seat === null) return Promise.resolve(no('not-seated'));
          return this.#services.tables.act(this.table, seat, message);
        });
    }
  }

  /** Answers an act; a refusal is an answer too. A fault of ours closes the socket, so that its owner asks again what became of it. */
  async #done(id: string, act: () => Promise<object>): Promise<void> {
    try {
      const answer = await act();
      this.send(JSON.stringify({ t: 'done', id, answer }));
    } catch (fault) {
      if (fault instanceof Refused)
        this.send(JSON.stringify({ t: 'done', id, answer: { ok: false, reason: fault.reason } }));
      // Nothing of it was kept: its sender may do it again when there is room.
      else if (this.#services.disk.note(fault)) this.send(JSON.stringify({ t: 'done', id, answer: no('disk-full') }));
      else throw fault;
    }
  }

  async #say(post: ChatPost): Promise<object> {
    const { onSay } = this.#services.tables;
    if (onSay === null) return no('not-allowed');
    await onSay(this.table, this.#found?.seat ?? null, this.#who, post);
    return { ok: true };
  }

  async #explain(id: string, wish: object): Promise<void> {
    const seat = this.#found?.seat ?? null;
    const reasons =
      seat === null
        ? [{ why: 'not-seated' }]
        : await this.#services.tables.read(this.table, ({ table }) => table.explain(seat, wish));
    this.send(JSON.stringify({ t: 'reasons', id, reasons }));
  }
}
