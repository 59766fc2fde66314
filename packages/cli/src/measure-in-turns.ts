import type { Context } from './command.ts';
import type { Contestant } from './contestant.ts';
import { Progress } from './progress.ts';

/** Measures all subjects in turn, round after round, so that other load on the machine affects all alike. */
export async function measureInTurns(
  { err }: Context,
  all: ReadonlyMap<string, Contestant>,
  { rounds, time }: { readonly rounds: number; readonly time: number },
): Promise<ReadonlyMap<string, number>> {
  const progress = new Progress(err, { total: (rounds + 1) * all.size, unit: 'measurements' });
  const speeds = new Map([...all.keys()].map((name): [string, number[]] => [name, []]));
  let done = 0;
  for (let round = 0; round <= rounds; round++) {
    for (const [name, contestant] of all) {
      const speed = await contestant.measure(time);
      if (round > 0) speeds.get(name)?.push(speed); // the first round warms up
      progress.at(++done);
    }
  }
  progress.end();
  await Promise.all([...all.values()].map((contestant) => contestant.dismiss()));
  return new Map([...speeds].map(([name, measured]) => [name, median(measured)]));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
