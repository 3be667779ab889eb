/** So that no work is found to be without effect and left out. */
let sink: unknown;

/**
 * Milliseconds this thread has had of a processor. Not the clock's: beside other work on the same machine that told of a slowdown of a
 * quarter where the engine had not changed.
 */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** How often a second something can be done: the best of several runs of at least so many milliseconds of processor time. */
export function bestRate(runs: number, milliseconds: number, act: () => unknown): number {
  let best = 0;
  for (let run = 0; run < runs; run++) best = Math.max(best, rate(milliseconds, act));
  return best;
}

function rate(milliseconds: number, act: () => unknown): number {
  let times = 0;
  let batch = 1;
  const began = processorTime();
  let passed = 0;
  while (passed < milliseconds) {
    for (let i = 0; i < batch; i++) sink = act();
    times += batch;
    passed = processorTime() - began;
    if (passed < milliseconds / 20) batch *= 2;
  }
  return (times * 1000) / passed;
}

/** The same where one act does a varying amount: it says how much, and amounts a second are told. */
export function bestAmount(runs: number, milliseconds: number, act: () => number): number {
  let best = 0;
  for (let run = 0; run < runs; run++) {
    let amount = 0;
    const began = processorTime();
    let passed = 0;
    while (passed < milliseconds) {
      amount += act();
      passed = processorTime() - began;
    }
    best = Math.max(best, (amount * 1000) / passed);
  }
  return best;
}

export const lastResult = (): unknown => sink;
