import { fileURLToPath } from 'node:url';
import { makeServer } from './server.ts';

const DEFAULT_PORT = 1756;

const port = Number(process.env.PORT ?? DEFAULT_PORT);
const host = process.env.HOST ?? '127.0.0.1';
const client = fileURLToPath(new URL('../../web/dist', import.meta.url));

const server = await makeServer({ client, log: process.env.LOG === '1' });
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    server.close().then(() => process.exit(0));
  });
try {
  await server.listen({ port, host });
  console.log(`Cabinet Wars is at http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`);
} catch (fault) {
  console.error((fault as Error).message);
  process.exit(1);
}
