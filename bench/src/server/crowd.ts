import { type Choice, type Option, randomChoice, Seeded } from '@cabinet-wars/kernel';
import { PlainSocket } from './plain-socket.ts';

/** A question waiting for its answer. */
export interface Ready {
  readonly table: CrowdTable;
  readonly socket: PlainSocket;
  readonly askId: number;
  readonly options: readonly Option<Choice>[];
}

export interface CrowdTable {
  readonly id: string;
  readonly sockets: PlainSocket[];
  /** When the last choice was sent, by whom, and whether it is still to be answered. */
  sentAt: number;
  sender: PlainSocket | null;
  isBusy: boolean;
  isOver: boolean;
}

const ASKED = Buffer.from('"askId":');
/** Of all that is sent at a table only an answer is a `{"t":"d…`. */
const DONE = 'd'.charCodeAt(0);
const KIND = '{"t":"'.length;
const OVER = Buffer.from('"over":true');

/**
 * People at many tables, as light as they can be made: a message is read only if it holds a question, so that the load
 * generator does not eat the processor the server is measured on.
 */
export class Crowd {
  readonly tables: CrowdTable[] = [];
  /** Milliseconds from a choice to the message at each other seat. */
  latencies: number[] = [];
  done = 0;
  refused = 0;
  messages = 0;
  readonly #address: string;
  readonly #chance = new Seeded('crowd');
  readonly #ready: Ready[] = [];
  /** In full swing every question is answered at once; else when somebody says so. */
  atOnce = false;
  #sent = 0;

  constructor(address: string) {
    this.#address = address;
  }

  async seat(id: string, seats: number, spectators: number): Promise<CrowdTable> {
    const table: CrowdTable = { id, sockets: [], sentAt: 0, sender: null, isBusy: false, isOver: false };
    this.tables.push(table);
    const users = [
      ...Array.from({ length: seats }, (_, seat) => `u${seat}`),
      ...Array.from({ length: spectators }, () => null),
    ];
    await Promise.all(users.map((user) => this.#join(table, user)));
    return table;
  }

  /** Answers one of the waiting questions, the oldest first: only at a table where no other answer is under way. */
  answerOne(): boolean {
    const at = this.#ready.findIndex(({ table }) => this.atOnce || !table.isBusy);
    if (at < 0) return false;
    this.#answer(this.#ready.splice(at, 1)[0]);
    return true;
  }

  close(): void {
    for (const { sockets } of this.tables) for (const socket of sockets) socket.terminate();
  }

  #join(table: CrowdTable, user: string | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const url = new URL(`/api/v1/tables/${table.id}/socket`, this.#address);
      const hear = (text: Buffer) => {
        resolve();
        this.#hear(table, socket, text);
      };
      const socket = new PlainSocket(url, user === null ? {} : { authorization: `Bearer ${user}` }, hear, reject);
      table.sockets.push(socket);
    });
  }

  #hear(table: CrowdTable, socket: PlainSocket, data: Buffer): void {
    this.messages++;
    if (data[KIND] === DONE) {
      table.isBusy = false;
      if (data.includes('"ok":true')) this.done++;
      else this.refused++;
      return;
    }
    if (table.sender !== null && table.sender !== socket) this.latencies.push(performance.now() - table.sentAt);
    if (data.includes(OVER)) table.isOver = true;
    if (!data.includes(ASKED)) return;
    const { own } = JSON.parse(String(data)).asks;
    const ready: Ready = { table, socket, askId: own.askId, options: own.options };
    if (this.atOnce) this.#answer(ready);
    else this.#ready.push(ready);
  }

  #answer({ table, socket, askId, options }: Ready): void {
    const said = randomChoice(options, this.#chance);
    table.sender = socket;
    table.isBusy = true;
    table.sentAt = performance.now();
    socket.send(JSON.stringify({ t: 'choose', id: `c${++this.#sent}`, askId, said }));
  }
}
