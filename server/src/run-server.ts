import { registerOutsideGames } from '@cabinet-wars/games/outside';
import { messageOf } from '@cabinet-wars/kernel';
import { readConfig } from './config.ts';
import { portOf } from './process/port-of.ts';
import { makeServer } from './server.ts';

/** How long what is under way may take when the process is asked to end. */
const SHUTDOWN_LIMIT = 10_000;
const BAD_CONFIGURATION = 2;

/** Serves tables and the client in a folder, as an environment says, until the process is asked to end. */
export async function runServer(
  client: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const read = readConfig(environment);
  if (!read.ok) {
    console.error(['The configuration cannot be used:', ...read.problems.map((problem) => `  ${problem}`)].join('\n'));
    process.exit(BAD_CONFIGURATION);
  }
  const { config } = read;
  try {
    await registerOutsideGames(environment);
    const server = await makeServer({ client, config });
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        setTimeout(() => process.exit(1), SHUTDOWN_LIMIT).unref();
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
}
