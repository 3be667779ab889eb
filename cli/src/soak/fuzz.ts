import { parseArgs } from 'node:util';
import { Seeded } from '@cabinet-wars/kernel';
import { type Command, countOf, type ExitCode, FAILED, FINE } from '../host/index.ts';
import { openHouse } from './fuzz/house.ts';
import { hostileLine } from './fuzz/messages.ts';
import { hostileRequest } from './fuzz/requests.ts';

const help = `send a server what nobody who means well would send, over real sockets
npm run soak -- fuzz [--sent N] [--seed S]

  --sent N  how many requests and messages (100000)
  --seed S  a whole number; other seeds send other things (1)

Broken and oversized texts, wrong types, odd characters, other sites' pages with somebody's cookie, keys that open nothing, messages
that make no sense. The server must live, answer nothing with 5xx, and keep everything as it was.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({ args: [...args], options: { sent: { type: 'string' }, seed: { type: 'string' } } });
  const report = await fuzz(countOf('sent', values.sent, 100_000), countOf('seed', values.seed, 1));
  console.log(`${report.requests} requests and ${report.messages} messages: ${report.problems.length} problems`);
  console.log(
    Object.entries(report.statuses)
      .map(([status, count]) => `  ${status}: ${count}`)
      .join('\n'),
  );
  for (const problem of report.problems.slice(0, 20)) console.log(`  ${problem}`);
  return report.problems.length === 0 ? FINE : FAILED;
}

export interface FuzzReport {
  requests: number;
  messages: number;
  readonly statuses: Record<number, number>;
  readonly problems: string[];
}

const AT_ONCE = 16;
const ON_A_LINE = 40;
const LOOK_EVERY = 2000;

/** Sends so many, half of them as requests, and looks every now and then whether anything has changed. */
export async function fuzz(count: number, seed: number): Promise<FuzzReport> {
  const house = await openHouse();
  const report: FuzzReport = { requests: 0, messages: 0, statuses: {}, problems: [] };
  const before = await house.kept();
  const chance = new Seeded(`fuzz ${seed}`);
  let looked = 0;
  try {
    while (report.requests + report.messages < count && report.problems.length === 0) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => requestOne()));
      if (report.messages < count / 2) report.messages += await hostileLine(house, chance, ON_A_LINE);
      if (report.requests + report.messages - looked < LOOK_EVERY) continue;
      looked = report.requests + report.messages;
      await look();
    }
    await look();
  } finally {
    await house.close();
  }
  return report;

  async function requestOne(): Promise<void> {
    const { what, status } = await hostileRequest(house, chance);
    report.requests++;
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    if (status >= 500) report.problems.push(`${what}: ${status}`);
  }

  async function look(): Promise<void> {
    if ((await fetch(`${house.address}/healthz`)).status !== 200) report.problems.push('the server is ill');
    const after = await house.kept();
    if (after !== before) report.problems.push(`something has changed: ${firstDifference(before, after)}`);
  }
}

function firstDifference(before: string, after: string): string {
  let at = 0;
  while (before[at] === after[at]) at++;
  return `${before.slice(Math.max(0, at - 80), at + 80)} / ${after.slice(Math.max(0, at - 80), at + 80)}`;
}

export const command: Command = { help, run };
