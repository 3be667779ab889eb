import { makeServer } from '@cabinet-wars/server';
import { portOf } from '@cabinet-wars/server/trial';

type Server = Awaited<ReturnType<typeof makeServer>>;

/** Somebody who looks at everything the server answers without being asked for a seat: their browser, and what it heard. */
export interface Onlooker {
  readonly name: string;
  readonly seat: number | null;
  readonly cookie: string | null;
  readonly heard: string[];
}

/** A server with people who sit at a table and a stranger who does not, each with the lobby's socket open. */
export interface Onlookers {
  readonly server: Server;
  readonly table: string;
  readonly all: readonly Onlooker[];
  pass(milliseconds: number): void;
  /** Everything a browser could read just now, by path. */
  reads(who: Onlooker): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

const PASSWORD = 'a long enough password';

export async function seatOnlookers(client: string, players: number, more: object): Promise<Onlookers> {
  let now = Date.now();
  // Limits are forgotten between looks: what is refused for being too much tells nothing.
  let looks = 0;
  const elapsed = () => performance.now() + looks * 60_000;
  const server = await makeServer({
    client,
    now: () => now,
    elapsed,
    config: { metricsToken: 'nobody-has-this-token' },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = `127.0.0.1:${portOf(server.server)}`;
  const ask = asker(server, address);
  const cookies: string[] = [];
  for (let seat = 0; seat < players; seat++) cookies.push(await ask.signUp(`Person ${seat}`));
  const { id, link } = await ask.post('/tables', cookies[0], { game: 'teaching', options: { players }, ...more });
  for (const cookie of cookies.slice(1)) await ask.post(`/tables/${id}/join`, cookie, { link });
  await ask.post(`/tables/${id}/start`, cookies[0]);
  const seated = cookies.map((cookie, seat): Onlooker => ({ name: `seat ${seat}`, seat, cookie, heard: [] }));
  const all = [...seated, { name: 'a stranger', seat: null, cookie: null, heard: [] }];
  const sockets = await Promise.all(all.map((who) => openLive(address, who)));
  const paths = await readable(server, id);
  return {
    server,
    table: id,
    all,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    reads: async (who) => {
      looks++;
      return new Map(await Promise.all(paths.map(async (path) => [path, await ask.read(path, who)] as const)));
    },
    close: async () => {
      for (const socket of sockets) socket.close();
      await server.close();
    },
  };
}

/** Every path that only reads, as the server's own document has them, and the one that stands in none. */
async function readable(server: Server, table: string): Promise<string[]> {
  const document: { paths: Record<string, object> } = (await server.inject('/api/v1/openapi.json')).json();
  const read = Object.entries(document.paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []));
  const filled = read.map((path) =>
    path.replace('{id}', table).replace('{game}', 'teaching').replace('{name}', 'Person 0'),
  );
  return [...filled.filter((path) => !path.includes('{')), '/metrics'].map((path) =>
    path.endsWith('/past') ? `${path}?at=1000000` : path,
  );
}

function asker(server: Server, address: string) {
  let requests = 0;
  /** Each from an address of its own, or the limits would stop all but the first. */
  const send = (method: 'GET' | 'POST', url: string, cookie: string | null, payload?: object) =>
    server.inject({
      method,
      url,
      remoteAddress: `10.${++requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
      headers: { host: address, origin: `http://${address}`, ...(cookie === null ? {} : { cookie }) },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    signUp: async (name: string): Promise<string> => {
      const answer = await send('POST', '/api/v1/accounts', null, { name, password: PASSWORD, language: 'en' });
      const [{ name: key, value }] = answer.cookies;
      return `${key}=${value}`;
    },
    post: async (path: string, cookie: string, payload?: object): Promise<{ id: string; link: string }> => {
      const answer = await send('POST', `/api/v1${path}`, cookie, payload);
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
      return answer.json();
    },
    read: async (path: string, { cookie }: Onlooker): Promise<string> => {
      const { statusCode, body } = await send('GET', path, cookie);
      return `${statusCode} ${body}`;
    },
  };
}

function openLive(address: string, { cookie, heard }: Onlooker): Promise<WebSocket> {
  const headers = { origin: `http://${address}`, ...(cookie === null ? {} : { cookie }) };
  const socket = new WebSocket(`ws://${address}/api/v1/live`, { headers });
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error('the lobby’s socket was refused'));
    socket.onmessage = ({ data }) => {
      heard.push(String(data));
      resolve(socket);
    };
  });
}
