import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // What hangs is found all the same; what is only slow on a busy machine is let be.
    testTimeout: 180_000,
    // A test in a real browser can meet the page at a bad moment once; what is wrong fails again.
    retry: 1,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
