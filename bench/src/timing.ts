/** So that no work is found to be without effect and left out. */
let sink: unknown;

/** How often a second something can be done: the best of several runs of at least so many milliseconds. */
export function bestRate(runs: number, milliseconds: number, act: () => unknown): number {
  let best = 0;
  for (let run = 0; run < runs; run++) best = Math.max(best, rate(milliseconds, act));
  return best;
}

function rate(milliseconds: number, act: () => unknown): number {
  let times = 0;
  let batch = 1;
  const began = performance.now();
  let passed = 0;
  while (passed < milliseconds) {
    for (let i = 0; i < batch; i++) sink = act();
    times += batch;
    passed = performance.now() - began;
    if (passed < milliseconds / 20) batch *= 2;
  }
  return (times * 1000) / passed;
}

/** The same where one act does a varying amount: it says how much, and amounts a second are told. */
export function bestAmount(runs: number, milliseconds: number, act: () => number): number {
  let best = 0;
  for (let run = 0; run < runs; run++) {
    let amount = 0;
    const began = performance.now();
    let passed = 0;
    while (passed < milliseconds) {
      amount += act();
      passed = performance.now() - began;
    }
    best = Math.max(best, (amount * 1000) / passed);
  }
  return best;
}

export const lastResult = (): unknown => sink;
