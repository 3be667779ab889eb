import { readFileSync } from 'node:fs';

/** Milliseconds over all cores since the machine began; the last is what whoever runs it as a guest gave to others meanwhile. */
export interface MachineTimes {
  readonly busy: number;
  readonly stolen: number;
}

/** Linux counts in hundredths of a second. */
const TICK = 10;

/** By the machine's own count; null where it keeps none. */
export function machineTimes(): MachineTimes | null {
  const line = statLine();
  if (line === null) return null;
  const [user, nice, system, , , irq, softirq, steal] = line.trim().split(/\s+/).slice(1).map(Number);
  return { busy: (user + nice + system + irq + softirq) * TICK, stolen: steal * TICK };
}

function statLine(): string | null {
  try {
    return readFileSync('/proc/stat', 'utf8').split('\n')[0];
  } catch {
    return null;
  }
}

/** What else a run has met: how much of the machine others had meanwhile, beside what it used itself. */
export function othersHad(before: MachineTimes | null, own: number): string {
  const after = machineTimes();
  if (before === null || after === null) return 'nobody knows what else ran';
  const others = Math.max(0, after.busy - before.busy - own);
  return `other processes had ${others.toFixed(0)} ms meanwhile, other machines on the same host ${(after.stolen - before.stolen).toFixed(0)}`;
}
