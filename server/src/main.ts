import { messageOf } from '@cabinet-wars/kernel';
import { portOf } from './port-of.ts';
import './keep-heap-small.ts';
import { fileURLToPath } from 'node:url';
import { registerOutsideGames } from '@cabinet-wars/games/outside';
import { readConfig } from './config.ts';
import { makeServer } from './server.ts';

/** How long what is under way may take when the process is asked to end. */
const PATIENCE = 10_000;

const read = readConfig(process.env);
if (!read.ok) {
  console.error(['The configuration cannot be used:', ...read.problems.map((problem) => `  ${problem}`)].join('\n'));
  process.exit(2);
}
const { config } = read;
const client = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  await registerOutsideGames(process.env);
  const server = await makeServer({ client, config });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), PATIENCE).unref();
      server.close().then(() => process.exit(0));
    });
  const { host } = config;
  await server.listen({ port: config.port, host });
  const port = portOf(server.server);
  console.log(`Cabinet Wars is at http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`);
} catch (fault) {
  console.error(messageOf(fault));
  process.exit(1);
}
