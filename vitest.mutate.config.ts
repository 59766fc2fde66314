import { defineConfig } from 'vitest/config';
import { everywhere } from './vitest.config.ts';

const here = import.meta.dirname;

// Stryker mutates a copy of the tree whose node_modules link to the original packages; aliases point into the copy.
export default defineConfig({
  // Mutants run against scenario tests only: random matches take minutes and say little about the cause.
  test: {
    ...everywhere,
    include: ['packages/**/*.test.ts'],
    exclude: [
      ...everywhere.exclude,
      'packages/games/*/test/{laws,text,texts,golden-records}.test.ts',
      'packages/games/*/test/bot.test.ts',
      'packages/games/*/board/**',
      'packages/games/*/test/page/**',
      'packages/games/test/**',
      'packages/{bots,cli,protocol,server,ui,web}/**',
    ],
    testTimeout: 300_000, // coverage counting slows tests down; Stryker has its own limit
  },
  resolve: {
    alias: [
      { find: /^@manigance\/core\/testing$/, replacement: `${here}/packages/core/testing/index.ts` },
      { find: /^@manigance\/core\/(laws|tic-tac-toe)$/, replacement: `${here}/packages/core/testing/$1.ts` },
      { find: /^@manigance\/core$/, replacement: `${here}/packages/core/src/index.ts` },
    ],
  },
});
