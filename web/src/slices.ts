/** After so many milliseconds of thinking a thread listens whether the answer is still wanted. */
const SLICE = 8;

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Runs steps to their end, with a pause after every slice of time; null where they were cancelled meanwhile. */
export async function inSlices<T>(
  steps: Generator<unknown, T>,
  isCancelled: () => boolean,
  pause: () => Promise<void> = nextTask,
): Promise<T | null> {
  let until = performance.now() + SLICE;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await pause();
    if (isCancelled()) return null;
    until = performance.now() + SLICE;
  }
}
