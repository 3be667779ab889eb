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
type Running = Pick<Host, 'kill' | 'stop' | 'ended'>;
interface Place {
  readonly port: number;
  running: Running | null;
}

/** A game laid out: its table, and a socket for each person at it. */
export interface Begun {
  readonly table: string;
  connect(seat: number, hooks: Hooks): RemoteTable;
}

/** The servers under trial: made for trials, where everybody is believed, or the real command line. */
export class Hosts {
  readonly #environment: Omit<Environment, 'PORT'>;
  readonly #isReal: boolean;
  readonly #all: Place[] = [];
  #dialled = 0;
  /** What ended without being struck. */
  readonly problems: string[] = [];

  constructor(environment: Omit<Environment, 'PORT'>, isReal: boolean) {
    this.#environment = environment;
    this.#isReal = isReal;
  }

  get size(): number {
    return this.#all.length;
  }

  async add(): Promise<void> {
    const place: Place = { port: await freePort(), running: null };
    this.#all.push(place);
    await this.#begin(place);
  }

  async kill(number: number): Promise<void> {
    await take(this.#all[number % this.#all.length])?.kill();
  }

  async revive(number: number): Promise<void> {
    await this.#begin(this.#all[number % this.#all.length]);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#all.map((place) => take(place)?.stop()));
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

  async #begin(place: Place): Promise<void> {
    const running = await this.#spawn(place.port);
    place.running = running;
    void running.ended.then((how) => {
      if (place.running !== running) return;
      place.running = null;
      this.problems.push(`a server ended by itself (${how})`);
    });
  }

  #spawn(port: number): Promise<Running> {
    const environment = { ...this.#environment, PORT: String(port) };
    return this.#isReal ? spawnCommand(environment) : spawnHost(environment);
  }
}

/** Nobody is sent there any more. */
function take(place: Place): Running | null {
  const { running } = place;
  place.running = null;
  return running;
}

/** Two people and a bot at a server that believes everybody. */
export async function hostedGame(address: () => string, game: string): Promise<Begun> {
  const table = await layOutAt(address(), game, { options: { players: 3 }, bots: [2] });
  return { table, connect: (seat, hooks) => remotePlayer(address, table, `u${seat}`, hooks) };
}
