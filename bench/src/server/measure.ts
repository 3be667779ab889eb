import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Host, spawnHost } from '@cabinet-wars/server/trial';
import { Crowd } from './crowd.ts';
import { measureFloor } from './floor.ts';
import { machineTimes, othersHad } from './machine.ts';
import { measureReturn } from './returning.ts';
import { costOfChoices, fullSwing, mostMemory, pause, percentile, processorTime, sorted, steady } from './runs.ts';

/** What can be measured by itself: each with a server of its own. */
export const partNames = ['floor', 'live', 'return', 'watched', 'idle'] as const;
export type PartName = (typeof partNames)[number];

export interface Size {
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly spectators: number;
}

/** What the server does, on this machine, the load generator included. */
export interface ServerFigures {
  readonly sockets: number;
  /** Megabytes of the server's process: with all of them at their tables, the most at each pace, and when all is quiet again. */
  readonly megabytesSeated: number;
  readonly megabytesSteady: number;
  readonly megabytesFullSwing: number;
  readonly megabytesAfterwards: number;
  /** What is left of the machine for a server that does nothing but hear and send. */
  readonly choicesPerSecondOfSocketsAlone: number;
  readonly choicesPerSecond: number;
  /** Processor time of the server for each choice in full swing: what a busy machine does not change. */
  readonly microsecondsInFullSwing: number;
  /** The same of the load generator, which shares the machine. */
  readonly generatorMicroseconds: number;
  readonly latencyP50: number;
  readonly latencyP99: number;
  /** The same of each second by itself, in the middle one of them: to compare runs by. The goal is the one above. */
  readonly latencyP99OfASecond: number;
  readonly secondsToReturn: number;
  readonly microsecondsAChoice: number;
  readonly microsecondsAChoiceWatched: number;
  /** Kilobytes of live heap each table beyond the LRU costs. */
  readonly kilobytesAnIdleTable: number;
}

const MEGA = 1024 * 1024;
const AT_ONCE = 8;
const AFTERWARDS = 10_000;

const parts: Record<PartName, (size: Size, say: (line: string) => void) => Promise<Partial<ServerFigures>>> = {
  floor: measureFloor,
  live: (size, say) => withHost(2000, (host) => measureLive(host, size, say)),
  return: measureReturn,
  watched: (size, say) => withHost(2000, (host) => measureSpectators(host, size, say)),
  idle: (size, say) => withHost(50, (host) => measureIdle(host, size, say)),
};

export async function measureServer(
  size: Size,
  wanted: readonly PartName[],
  say: (line: string) => void,
): Promise<Partial<ServerFigures>> {
  let figures: Partial<ServerFigures> = {};
  for (const part of wanted) figures = { ...figures, ...(await parts[part](size, say)) };
  return figures;
}

export async function withHost<T>(liveTables: number, measure: (host: Host) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-bench-'));
  const host = await spawnHost({ PORT: String(await freePort()), DATA: folder, LIVE_TABLES: String(liveTables) });
  try {
    return await measure(host);
  } finally {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function begun(host: Host, { game, seats }: Size, tables: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < tables) {
    const batch = Array.from({ length: Math.min(AT_ONCE, tables - ids.length) }, () =>
      host.begin(game, { options: { players: seats } }),
    );
    ids.push(...(await Promise.all(batch)));
  }
  return ids;
}

async function measureLive(host: Host, size: Size, say: (line: string) => void) {
  const crowd = new Crowd(host.address);
  for (const id of await begun(host, size, size.tables)) await crowd.seat(id, size.seats, 0);
  await pause(1000);
  const sockets = size.tables * size.seats;
  const megabytesSeated = (await host.usage()).memory / MEGA;
  say(`${sockets} sockets at ${size.tables} tables: ${megabytesSeated.toFixed(0)} MB`);
  const { megabytesSteady, ...latencies } = await measureSteady(host, crowd, size, say);
  const full = await mostMemory(host, () => fullSwing(host, crowd, size.seconds));
  const { megabytes: megabytesFullSwing } = full;
  const { choicesPerSecond, microsecondsInFullSwing, generatorMicroseconds } = full.value;
  say(
    `as fast as it goes: ${choicesPerSecond.toFixed(0)} choices/s, ${microsecondsInFullSwing.toFixed(0)} µs of processor each beside ${generatorMicroseconds.toFixed(0)} of the load generator, ${megabytesFullSwing.toFixed(0)} MB`,
  );
  await pause(AFTERWARDS);
  const megabytesAfterwards = (await host.usage()).memory / MEGA;
  say(`afterwards: ${megabytesAfterwards.toFixed(0)} MB`);
  if (crowd.refused > 0) say(`${crowd.refused} refused`);
  crowd.close();
  const megabytes = { megabytesSeated, megabytesSteady, megabytesFullSwing, megabytesAfterwards };
  const speed = { choicesPerSecond, microsecondsInFullSwing, generatorMicroseconds, ...latencies };
  return { sockets, ...megabytes, ...speed };
}

async function measureSteady(host: Host, crowd: Crowd, size: Size, say: (line: string) => void) {
  const before = machineTimes();
  const ownBefore = await bothProcesses(host);
  const paced = await mostMemory(host, () => steady(crowd, size.perSecond, size.seconds));
  const others = othersHad(before, ((await bothProcesses(host)) - ownBefore) / 1000);
  const megabytesSteady = paced.megabytes;
  const all = sorted(paced.value.flat());
  const latencyP50 = percentile(all, 0.5);
  const latencyP99 = percentile(all, 0.99);
  const latencyP99OfASecond = percentile(sorted(paced.value.map((heard) => percentile(heard, 0.99))), 0.5);
  say(
    `${size.perSecond} choices/s: half within ${latencyP50.toFixed(1)} ms, 99 % within ${latencyP99.toFixed(1)} ms (in the middle second within ${latencyP99OfASecond.toFixed(1)}), ${megabytesSteady.toFixed(0)} MB; ${others}`,
  );
  return { megabytesSteady, latencyP50, latencyP99, latencyP99OfASecond };
}

/** Microseconds the server and this load generator have used so far. */
export async function bothProcesses(host: Host): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (await processorTime(host)) + user + system;
}

async function measureSpectators(host: Host, size: Size, say: (line: string) => void) {
  const cost = async (spectators: number) => {
    const crowd = new Crowd(host.address);
    for (const id of await begun(host, size, 10)) await crowd.seat(id, size.seats, spectators);
    await costOfChoices(host, crowd, 300);
    const microseconds = await costOfChoices(host, crowd, 1500);
    crowd.close();
    return microseconds;
  };
  const microsecondsAChoice = await cost(0);
  const microsecondsAChoiceWatched = await cost(size.spectators);
  say(
    `a choice costs ${microsecondsAChoice.toFixed(0)} µs, with ${size.spectators} spectators ${microsecondsAChoiceWatched.toFixed(0)} µs`,
  );
  return { microsecondsAChoice, microsecondsAChoiceWatched };
}

const IDLE = 4000;

/** Tables nobody sits at any more: what each beyond those kept in memory adds, once the server is warm. */
async function measureIdle(host: Host, size: Size, say: (line: string) => void) {
  const visit = async (tables: number) => {
    for (let visited = 0; visited < tables; visited += AT_ONCE) {
      const crowd = new Crowd(host.address);
      await Promise.all((await begun(host, size, AT_ONCE)).map((id) => crowd.seat(id, 1, 0)));
      crowd.close();
    }
    await pause(500);
    return host.live();
  };
  const before = await visit(IDLE / 4);
  const after = await visit(IDLE);
  const kilobytesAnIdleTable = (after - before) / 1024 / IDLE;
  say(`each of ${IDLE} tables beyond the LRU adds ${kilobytesAnIdleTable.toFixed(2)} kB`);
  return { kilobytesAnIdleTable };
}
