import type { GameEvent, Viewer } from '@manigance/core';
import type { Step } from '@manigance/protocol';

/** Log line of a move that the page made by itself, because there was no other. */
export const onlyMove = 'table:only-move';

/** The log line itself. */
export const onlyMoveLine: GameEvent = { type: onlyMove };

/** Steps of a table that this page answered by itself, kept so that the log says so after a reload. */
export class OnlyMoves {
  private readonly table: string;
  private viewer: Viewer | undefined;
  private steps = new Set<number>();
  /** Whether the move on its way to the table is one of them. */
  isUnderWay = false;

  constructor(table: string) {
    this.table = table;
  }

  /** Whether the page answered by itself in this step, which is numbered for this viewer. */
  has({ number, mine }: Step, viewer: Viewer): boolean {
    if (viewer !== this.viewer) {
      this.viewer = viewer;
      this.steps = kept(this.key);
    }
    if (this.isUnderWay && mine?.by === 'person') {
      this.isUnderWay = false;
      keep(this.key, this.steps.add(number));
    }
    return this.steps.has(number);
  }

  private get key(): string {
    return `manigance.only-moves.${this.table}.${this.viewer}`;
  }
}

function kept(key: string): Set<number> {
  try {
    const numbers: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(numbers) ? numbers.filter((one) => typeof one === 'number') : []);
  } catch {
    return new Set();
  }
}

function keep(key: string, steps: ReadonlySet<number>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...steps]));
  } catch {
    // Storage is blocked: known for this visit only.
  }
}
