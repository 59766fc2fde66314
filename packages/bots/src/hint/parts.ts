import type { Seat, Vocabulary } from '@manigance/core';
import type { Brain } from '../brain.ts';

/** A named part of a judgement. The weights of a seat's parts sum to the logarithm of its chance, up to a common constant. */
export interface Part {
  readonly id: string;
  readonly weight: number;
  /** The figure players know it by, such as money or areas. */
  readonly figure?: number;
}

/** Average parts of one seat over several positions, by id. */
export class AverageParts {
  private readonly sums = new Map<string, { weight: number; figure: number | undefined }>();
  private count = 0;

  add(parts: readonly Part[]): void {
    this.count++;
    for (const { id, weight, figure } of parts) {
      const sum = this.sums.get(id) ?? { weight: 0, figure: figure === undefined ? undefined : 0 };
      sum.weight += weight;
      if (sum.figure !== undefined) sum.figure += figure ?? 0;
      this.sums.set(id, sum);
    }
  }

  get ids(): readonly string[] {
    return [...this.sums.keys()].sort();
  }

  weight(id: string): number {
    return this.count === 0 ? 0 : (this.sums.get(id)?.weight ?? 0) / this.count;
  }

  /** The average figure, rounded; `undefined` for a part without one. */
  figure(id: string): number | undefined {
    const sum = this.sums.get(id)?.figure;
    return sum === undefined || this.count === 0 ? undefined : Math.round(sum / this.count);
  }
}

/** Average parts of every seat. */
export class SeatParts<W extends Vocabulary> {
  private readonly brain: Pick<Brain<W>, 'parts'>;
  readonly seats: readonly AverageParts[];

  constructor(brain: Pick<Brain<W>, 'parts'>, seats: number) {
    this.brain = brain;
    this.seats = Array.from({ length: seats }, () => new AverageParts());
  }

  add(state: W['state']): void {
    for (const [seat, parts] of this.seats.entries()) parts.add(this.brain.parts?.(state, seat) ?? []);
  }

  of(seat: Seat): AverageParts {
    return this.seats[seat] as AverageParts;
  }
}
