import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes. They begin first, so that no core waits for one of them at the end. */
const longest = ['screens', 'robot', 'hot-seat', 'stage', 'faults', 'thread', 'tables'];

/** Longest files first; without times of an earlier run vitest goes by the size of a file, which says little. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

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
    // By default vitest leaves one core free; but many page tests wait for steps that stay on the screen.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
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
