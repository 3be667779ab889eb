import { Seeded } from '@cabinet-wars/kernel';
import { openHouse } from './house.ts';
import { crowd, hostileSocket } from './messages.ts';
import { hostileRequest } from './requests.ts';

export interface FuzzPlan {
  readonly count: number;
  readonly seed: number;
  /** Null for an embedded database. */
  readonly databaseUrl: string | null;
}

export interface FuzzReport {
  requests: number;
  messages: number;
  readonly statuses: Record<number, number>;
  readonly problems: string[];
  /** Bytes in use: after some were sent, on the way, and after all were. */
  memory: { before: number; after: number; readonly during: number[] };
}

const AT_ONCE = 16;
const ON_A_SOCKET = 40;
const LOOK_EVERY = 2000;
/** After so many everything has been loaded that is only loaded once. */
const WARM_UP = 1500;
/** Counts of who has used what stay for a while, and what a game is replayed from: so much and no more. */
const MOST_GROWN = 32e6;
/** So often it is looked at on the way: what grows without end is then told from what fills up and stays. */
const TIMES = 10;
/** What one account may have open. */
const MOST_WELCOMED = 50;
/** Milliseconds: an account may open 300 sockets in a minute, and is to have some of them left. */
const CROWD_EVERY = 30_000;

/** Sends so many, half of them as requests, and looks every now and then whether anything has changed. */
export async function fuzz({ count, seed, databaseUrl }: FuzzPlan): Promise<FuzzReport> {
  const house = await openHouse(databaseUrl);
  const memory = { before: 0, after: 0, during: [] };
  const report: FuzzReport = { requests: 0, messages: 0, statuses: {}, problems: [], memory };
  const before = await house.kept();
  const chance = new Seeded(`fuzz ${seed}`);
  const sent = () => report.requests + report.messages;
  let looked = 0;
  let crowdAt = 0;
  try {
    while (sent() < count && report.problems.length === 0) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => requestOne()));
      if (report.messages < count / 2) report.messages += await hostileSocket(house, chance, ON_A_SOCKET);
      if (report.memory.before === 0 && sent() > WARM_UP) report.memory.before = await house.memory();
      if (sent() - looked < LOOK_EVERY) continue;
      looked = sent();
      await look();
      if (sent() >= (count / TIMES) * (report.memory.during.length + 1))
        report.memory.during.push(await house.memory());
    }
    await look();
    await lookAtMemory();
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
    if (performance.now() >= crowdAt) await lookAtSockets();
    const after = await house.kept();
    if (after !== before) report.problems.push(`something has changed: ${firstDifference(before, after)}`);
  }

  async function lookAtSockets(): Promise<void> {
    crowdAt = performance.now() + CROWD_EVERY;
    const welcomed = await crowd(house);
    if (welcomed < 1 || welcomed > MOST_WELCOMED) report.problems.push(`${welcomed} sockets of one account are open`);
  }

  async function lookAtMemory(): Promise<void> {
    report.memory.after = await house.memory();
    if (report.memory.before === 0) return;
    const grown = report.memory.after - report.memory.before;
    if (grown > MOST_GROWN) report.problems.push(`${Math.round(grown / 1e6)} MB more are in use than before`);
  }
}

function firstDifference(before: string, after: string): string {
  let at = 0;
  while (before[at] === after[at]) at++;
  return `${before.slice(Math.max(0, at - 80), at + 80)} / ${after.slice(Math.max(0, at - 80), at + 80)}`;
}
