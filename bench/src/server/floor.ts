import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Crowd } from './crowd.ts';
import type { Size } from './measure.ts';
import { fullSwing } from './runs.ts';

type Processor = { readonly user: number; readonly system: number };

/** The most any server could do on this machine beside this load generator: sockets, and nothing behind them. */
export async function measureFloor({ tables, seats, seconds }: Size, say: (line: string) => void) {
  const child = fork(new URL('./floor-host.ts', import.meta.url), { execArgv: [] });
  try {
    const [{ address }]: { address: AddressInfo }[] = await once(child, 'message');
    const crowd = new Crowd(`http://127.0.0.1:${address.port}`);
    for (let table = 0; table < tables; table++) await crowd.seat(`t${table}`, seats, 0);
    const usage = async () => {
      child.send('usage');
      const [{ cpu }]: { cpu: Processor }[] = await once(child, 'message');
      return { cpu };
    };
    const { choicesPerSecond, microsecondsInFullSwing } = await fullSwing({ usage }, crowd, seconds);
    say(
      `sockets alone, no rules and no database: ${choicesPerSecond.toFixed(0)} choices/s, ${microsecondsInFullSwing.toFixed(0)} µs of processor each`,
    );
    crowd.close();
    return { choicesPerSecondOfSocketsAlone: choicesPerSecond };
  } finally {
    child.kill();
  }
}
