import type { Host } from '@cabinet-wars/server/trial';
import type { Crowd } from './crowd.ts';

/** Something that says how much processor time it has used. */
export interface Working {
  usage(): Promise<Pick<Awaited<ReturnType<Host['usage']>>, 'cpu'>>;
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Everybody answers as soon as they are asked: how many choices a second are acknowledged, and what each costs the server. */
export async function fullSwing(host: Working, crowd: Crowd, seconds: number) {
  crowd.atOnce = true;
  while (crowd.answerOne());
  await pause(2000);
  const cpu = await processorTime(host);
  const own = process.cpuUsage();
  const before = crowd.done;
  const began = performance.now();
  await pause(seconds * 1000);
  const choices = crowd.done - before;
  const choicesPerSecond = (choices * 1000) / (performance.now() - began);
  const { user, system } = process.cpuUsage(own);
  const microsecondsInFullSwing = ((await processorTime(host)) - cpu) / choices;
  crowd.atOnce = false;
  await quiet(crowd);
  return { choicesPerSecond, microsecondsInFullSwing, generatorMicroseconds: (user + system) / choices };
}

export async function processorTime(host: Working): Promise<number> {
  const { cpu } = await host.usage();
  return cpu.user + cpu.system;
}

/** A process that has just begun is still being compiled: so many seconds are not measured. */
const WARM_UP = 4;

/** So many choices a second, evenly: for each second, milliseconds until others hear of one, from the best to the worst. */
export async function steady(crowd: Crowd, perSecond: number, seconds: number): Promise<number[][]> {
  await pace(crowd, perSecond, WARM_UP);
  const heard: number[][] = [];
  while (heard.length < seconds) {
    crowd.latencies = [];
    heard.push(crowd.latencies);
    await pace(crowd, perSecond, 1);
  }
  await quiet(crowd);
  return heard.map(sorted);
}

export const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

async function pace(crowd: Crowd, perSecond: number, seconds: number): Promise<void> {
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (sent < due && crowd.answerOne()) sent++;
    await pause(1);
  }
}

/** Processor time of the server for each of so many choices, in microseconds. */
export async function costOfChoices(host: Host, crowd: Crowd, choices: number): Promise<number> {
  const before = await processorTime(host);
  const done = crowd.done;
  while (crowd.done - done < choices) {
    if (!crowd.answerOne()) await pause(1);
    else await pause(0);
  }
  await quiet(crowd);
  return ((await processorTime(host)) - before) / (crowd.done - done);
}

const LOOK = 250;
const MEGA = 1024 * 1024;

/** The most memory the server's process had in use while something ran. */
export async function mostMemory<T>(
  host: Host,
  run: () => Promise<T>,
): Promise<{ readonly value: T; readonly megabytes: number }> {
  let most = 0;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    most = Math.max(most, (await host.usage()).memory);
  };
  const timer = setInterval(() => {
    looking = look();
  }, LOOK);
  const value = await run();
  clearInterval(timer);
  await looking;
  await look();
  return { value, megabytes: most / MEGA };
}

/** Waits until nothing has come for a while. */
async function quiet(crowd: Crowd): Promise<void> {
  let before = -1;
  while (before !== crowd.messages) {
    before = crowd.messages;
    await pause(300);
  }
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
