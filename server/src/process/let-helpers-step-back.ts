import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Linux lists a process's threads here, with what they are called. */
const THREADS = '/proc/self/task';
/** V8's helpers: they mark and sweep beside the thread that plays, and compile. */
const HELPER = 'V8Worker';
const STEPS = 10;

/**
 * V8's helpers may run whenever nobody else wants the processor, and step back when somebody does. There are four of them, and for
 * two tenths of a second in every ten they mark what a thousand tables hold: on two cores the thread that answers people then had
 * its turn every 10 to 40 ms, which was most of the slowest hundredth of all choices. Where that thread waits for them they have
 * its core. Elsewhere than on Linux nothing is changed.
 */
function letHelpersStepBack(): void {
  const priority = Math.min(getPriority() + STEPS, constants.priority.PRIORITY_LOW);
  // To Linux a thread is a process with a number of its own.
  for (const thread of readdirSync(THREADS))
    if (readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim() === HELPER) setPriority(Number(thread), priority);
}

try {
  letHelpersStepBack();
} catch {
  // Another system, or one that hides its threads: they keep the priority they have.
}
