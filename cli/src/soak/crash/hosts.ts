import type { RemoteTable } from '@cabinet-wars/protocol/client';
import {
  freePort,
  type Host,
  layOutAt,
  remotePlayer,
  spawnCommand,
  spawnHost,
  Visitor,
} from '@cabinet-wars/server/trial';

export type Hooks = NonNullable<ConstructorParameters<typeof RemoteTable>[2]>;
type Environment = Parameters<typeof spawnHost>[0];
type Running = Pick<Host, 'kill' | 'stop'>;

/** A game laid out: its table, and a socket for each person at it. */
export interface Begun {
  readonly table: string;
  connect(seat: number, hooks: Hooks): RemoteTable;
}

/** The servers under trial: made for trials, where everybody is believed, or the real command line. */
export class Hosts {
  readonly #environment: Omit<Environment, 'PORT'>;
  readonly #isReal: boolean;
  readonly #all: { readonly port: number; running: Running | null }[] = [];
  #dialled = 0;

  constructor(environment: Omit<Environment, 'PORT'>, isReal: boolean) {
    this.#environment = environment;
    this.#isReal = isReal;
  }

  get size(): number {
    return this.#all.length;
  }

  async add(): Promise<void> {
    const port = await freePort();
    this.#all.push({ port, running: await this.#spawn(port) });
  }

  async kill(number: number): Promise<void> {
    const struck = this.#all[number % this.#all.length];
    await struck.running!.kill();
    struck.running = null;
  }

  async revive(number: number): Promise<void> {
    const struck = this.#all[number % this.#all.length];
    struck.running = await this.#spawn(struck.port);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#all.map(({ running }) => running?.stop()));
  }

  /** Whoever dials gets one of the servers in turn, as behind a load balancer that knows which live. */
  readonly address = (): string => {
    const living = this.#all.filter(({ running }) => running !== null);
    const { port } = living[this.#dialled++ % living.length] ?? this.#all[0];
    return `http://127.0.0.1:${port}`;
  };

  /** Two people and a bot. */
  async begin(game: string): Promise<Begun> {
    return this.#isReal ? this.#throughLobby(game) : hostedGame(this.address, game);
  }

  async #throughLobby(game: string): Promise<Begun> {
    const at = this.address();
    const people = [await Visitor.at(at), await Visitor.at(at)];
    const chairs = [{ sitter: 'me' }, { sitter: 'free' }, { sitter: 'bot', bot: 'random' }];
    const table = String((await people[0].post(at, '/tables', { game, options: { players: 3 }, chairs })).id);
    await people[1].post(at, `/tables/${table}/join`);
    await people[0].post(at, `/tables/${table}/start`);
    return { table, connect: (seat, hooks) => people[seat].connect(this.address, table, hooks) };
  }

  #spawn(port: number): Promise<Running> {
    const environment = { ...this.#environment, PORT: String(port) };
    return this.#isReal ? spawnCommand(environment) : spawnHost(environment);
  }
}

/** Two people and a bot at a server that believes everybody. */
export async function hostedGame(address: () => string, game: string): Promise<Begun> {
  const table = await layOutAt(address(), game, { options: { players: 3 }, bots: [2] });
  return { table, connect: (seat, hooks) => remotePlayer(address, table, `u${seat}`, hooks) };
}
