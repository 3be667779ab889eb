import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Where the server listens while the client is served by Vite, which passes the API on to it. */
const API_PORT = process.env.PORT ?? '1756';
const CLIENT_PORT = 1757;

const house = fileURLToPath(new URL('../..', import.meta.url));

/** The server, started again whenever one of its files changes. */
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: house,
  stdio: 'inherit',
  env: { ...process.env, PORT: API_PORT, PUBLIC_URL: `http://localhost:${CLIENT_PORT}` },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.kill();
    process.exit(0);
  });

/** Waits for the server: a page opened before would be told that there is none. */
async function serves(): Promise<void> {
  const answers = () =>
    fetch(`http://127.0.0.1:${API_PORT}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (server.exitCode === null && !(await answers())) await setTimeout(200);
}

const client = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: {
    port: CLIENT_PORT,
    strictPort: true,
    proxy: { '/api': { target: `http://127.0.0.1:${API_PORT}`, ws: true } },
  },
});
await serves();
await client.listen();
client.printUrls();
