import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import LongestFirst from './test/longest-first.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** The example game, which no list of ours has: for these tests it is a game from outside. */
const example = {
  env: {
    CABINET_WARS_GAMES: path('kernel/test/teaching/registration.ts'),
    // Commands are run some hundred times, each in a process of its own: half of a short one's time went into compiling it again.
    NODE_COMPILE_CACHE: path('node_modules/.cache/compiled-by-tests'),
  },
  setupFiles: [path('test/example-game.ts')],
};
/** The browser of browser tests is unpacked where temporary things lie, once: they keep to the system's own folder. */
const temporary = { globalSetup: [path('test/temporary-folder.ts')] };
const exclude = ['**/node_modules/**', '**/dist/**'];
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
/** Rooms whose code keeps nothing from one test to the next: their files share processes, so that rules are loaded once and not two hundred times. */
const pure = ['kernel', 'games', 'bots', 'host', 'protocol'].map((room) => `${room}/**/test/**/*.test.ts`);
const services = ['server', 'cli', 'test', 'bench', 'release'].map((room) => `${room}/**/*.test.ts`);
/** Loaded by Node as it is where it runs: rewritten for Vite's loader, games between bots take up to eight times as long. Pages need Vite. */
const experimental = { viteModuleRunner: false };

export default defineConfig({
  test: {
    // Much of what tests wait for is not the processor: on two cores two files at a time take half as long as one.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...example, ...temporary, name: 'units', include: services, exclude, experimental, ...patience } },
      {
        test: {
          ...example,
          ...temporary,
          name: 'pages',
          include: ['**/test/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...pure, ...services],
          ...patience,
        },
      },
      {
        test: {
          ...example,
          ...temporary,
          name: 'rules',
          include: pure,
          exclude,
          isolate: false,
          experimental,
          ...patience,
        },
      },
      {
        test: {
          ...example,
          name: 'browser',
          include: ['web/e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['web/e2e/build.ts'],
          experimental,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
