import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endOf, type Host, type HostEnvironment } from './spawn-host.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The server as whoever runs it begins it, with `npm start`: its command line, with accounts and lobby and all limits. */
export async function spawnCommand(
  environment: HostEnvironment,
): Promise<Pick<Host, 'address' | 'kill' | 'stop' | 'ended'>> {
  const { PATH, HOME, CABINET_WARS_GAMES, LOG_LEVEL = 'silent' } = process.env;
  // Everybody under trial comes with an address of their own: limits are counted by address.
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH, HOME, CABINET_WARS_GAMES, LOG_LEVEL, TRUST_PROXY: '1', ...environment },
    // A group of its own: what npm has started is struck with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const strike = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, signal);
  };
  const endWithUs = () => strike('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  const ended = endOf(child);
  const address = await saidBy(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // Its output ends when the last of the group does.
    const gone = once(child, 'close');
    strike(signal);
    await gone;
  };
  return { address, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), ended };
}

function saidBy(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        output += text;
        const at = /is at (http:\S+)/.exec(output);
        if (at !== null) resolve(at[1]);
      });
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}: ${output}`)));
  });
}
