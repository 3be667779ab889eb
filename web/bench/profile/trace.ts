import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';

/** An event as Chromium traces it; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
}

const CATEGORIES = ['-*', 'devtools.timeline', 'blink.user_timing', 'v8', 'v8.execute'];
const FUNCTIONS = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'disabled-by-default-devtools.timeline.stack',
];

/** Traces what a page does meanwhile. With a file every function is sampled too, and the trace kept there for developer tools. */
export async function traced(
  { browser, page, file }: { browser: Browser; page: Page; file: string | null },
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: file === null ? CATEGORIES : [...CATEGORIES, ...FUNCTIONS] });
  await act();
  const trace = await browser.stopTracing();
  if (file !== null) await writeFile(file, trace);
  return JSON.parse(trace.toString()).traceEvents;
}

/** Everything the thread did that marked the presses. */
export function mainThread(trace: readonly TraceEvent[]): { readonly tasks: readonly TraceEvent[] } {
  const mark = trace.find(({ cat, name }) => cat === 'blink.user_timing' && name === 'press');
  const isOfIt = ({ ph, pid, tid }: TraceEvent) => ph === 'X' && pid === mark?.pid && tid === mark.tid;
  return { tasks: trace.filter(isOfIt) };
}
