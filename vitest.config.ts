import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // Much of what tests wait for is not the processor: on two cores two files at a time take half as long as one.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'units', include: ['**/test/**/*.test.ts'], exclude, testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'browser',
          include: ['web/e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['web/e2e/build.ts'],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
