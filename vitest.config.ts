import { configDefaults, defineConfig } from 'vitest/config';

export const everywhere = {
  exclude: configDefaults.exclude,
  // Generous, so that a busy machine fails no test; a hanging test is still found.
  testTimeout: 180_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

const inTheBrowser = ['packages/web/test/**/*.test.ts', 'packages/games/*/test/page/**/*.test.ts'];

export default defineConfig({
  test: {
    // By default vitest leaves one core free; most page tests wait rather than compute.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...everywhere,
          name: 'code',
          include: ['packages/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [...everywhere.exclude, ...inTheBrowser],
        },
      },
      // One retry against timing noise in a real browser; a real fault fails twice.
      { test: { ...everywhere, name: 'page', include: inTheBrowser, retry: 1 } },
    ],
  },
});
