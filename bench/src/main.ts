import { type Commands, runProgram } from '@cabinet-wars/cli/host';

/** The benchmarks, one file each. */
const benches: Commands = {
  bots: () => import('./bots.ts'),
  encoding: () => import('./encoding.ts'),
  engine: () => import('./engine.ts'),
  server: () => import('./server.ts'),
  web: () => import('./web.ts'),
};

await runProgram('bench', benches);
