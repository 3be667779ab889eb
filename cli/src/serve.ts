import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CannotDo, type Command, type ExitCode, FINE } from './host/index.ts';

/** Packed beside the commands; in a clone, where `npm run build` lays it. */
const places = ['../client', '../../web/dist'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

const help = `serve tables and the browser client
cabinet-wars serve [--port N] [--host ADDRESS] [--data FOLDER]

  --port N        where it listens (PORT, or 1756)
  --host ADDRESS  on which interface (HOST, or 127.0.0.1; 0.0.0.0 for all)
  --data FOLDER   where the embedded database lies (DATA, or ./data)

Everything else is said by the environment; docs/guide/running-a-server.md has the list. Nothing is built, and nothing is written but to the
folder of the data.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
  });
  const client = places.find((place) => existsSync(join(place, 'index.html')));
  if (client === undefined) throw new CannotDo('there is no built client; in a clone, `npm run build` makes one');
  const flags = { PORT: values.port, HOST: values.host, DATA: values.data };
  // What no flag says is left to the environment.
  const given = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
  const { serve } = await import('@cabinet-wars/server/serve');
  await serve(client, { ...process.env, ...given });
  return FINE;
}

export const command: Command = { help, run };
