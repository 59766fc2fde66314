import { configDefaults, defineConfig } from 'vitest/config';

export const everywhere = {
  exclude: configDefaults.exclude,
  // What hangs is found all the same; what is only slow on a busy machine is let be.
  testTimeout: 180_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

const inTheBrowser = 'packages/web/test/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          name: 'code',
          include: ['packages/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [...everywhere.exclude, inTheBrowser],
        },
      },
      // A test in a real browser can meet the page at a bad moment once; what is wrong fails again.
      { test: { ...everywhere, name: 'page', include: [inTheBrowser], retry: 1 } },
    ],
  },
});
