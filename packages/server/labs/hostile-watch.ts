import type { Count } from '@manigance/proof/lab';
import type { ServerProcess } from './child.ts';

/** The longest stall that one client may cause, ms, and the most memory that may stay, MB. */
const [longestStall, mostMemory] = [50, 20];
/** Length of a run from which memory is judged; ms. */
const longEnough = 600_000;
/** Kinds of attack by many clients together. */
const ofMany: readonly string[] = ['warm-up', 'storm'];

/** Memory and stalls of a server under attack. */
export class Watch {
  private readonly server: ServerProcess;
  private readonly began = performance.now();
  private readonly memory: { readonly at: number; readonly mb: number; readonly held: number }[] = [];
  private readonly stalls: Record<string, number> = {};

  constructor(server: ServerProcess) {
    this.server = server;
  }

  /** Looks at the server after an attack of this kind. */
  async look(kind: string): Promise<void> {
    const { memory, inUse, stall } = await this.server.measure();
    this.stalls[kind] = Math.max(this.stalls[kind] ?? 0, stall);
    if (kind === 'frames and requests')
      this.memory.push({ at: performance.now() - this.began, mb: inUse / 1e6, held: memory / 1e6 });
  }

  get counts(): Record<string, Count> {
    const stalls = Object.entries(this.stalls).filter(([kind]) => kind !== 'warm-up');
    return {
      ...Object.fromEntries(
        stalls.map(([kind, ms]) => [
          `longest stall, ${kind}`,
          { value: Math.round(ms), unit: 'ms of processor time' },
        ]),
      ),
      'memory held at the end': { value: Math.round(this.memory.at(-1)?.held ?? 0), unit: 'MB' },
      'length of the attack': { value: Math.round((this.memory.at(-1)?.at ?? 0) / 60_000), unit: 'min' },
      ...Object.fromEntries(
        this.quarters.map((mb, at) => [
          `memory in use, quarter ${at + 1}`,
          { value: Math.round(mb), unit: 'MB' },
        ]),
      ),
    };
  }

  get faults(): readonly string[] {
    const slow = Object.entries(this.stalls).flatMap(([kind, ms]) =>
      ms <= longestStall || ofMany.includes(kind)
        ? []
        : [`${kind}: the server stalled for ${Math.round(ms)} ms`],
    );
    const [, second = 0, , last = 0] = this.quarters;
    const isLong = (this.memory.at(-1)?.at ?? 0) >= longEnough;
    const grown =
      isLong && last > second + mostMemory
        ? [`memory in use grew from ${Math.round(second)} to ${Math.round(last)} MB`]
        : [];
    return [...slow, ...grown];
  }

  /** Median memory in use in each quarter of the run. */
  private get quarters(): readonly number[] {
    const end = (this.memory.at(-1)?.at ?? 0) + 1;
    return [0, 1, 2, 3].flatMap((quarter) => {
      const own = this.memory.filter(({ at }) => Math.floor((4 * at) / end) === quarter).map(({ mb }) => mb);
      const inOrder = own.toSorted((one, other) => one - other);
      return inOrder[inOrder.length >> 1] ?? [];
    });
  }
}
