import { type Commands, dispatch } from '@cabinet-wars/cli/host';

/** The benchmarks, one file each. */
const benches: Commands = {
  engine: () => import('./engine.ts'),
  server: () => import('./server.ts'),
  web: () => import('./web.ts'),
};

process.exitCode = await dispatch('bench', benches, process.argv.slice(2));
