/** How much of the former mean slope, and of its former mean square, stays with each step. */
const keptSlope = 0.9;
const keptSquare = 0.999;
const tiny = 1e-8;

/** AdamW: steps against the mean slope, each weight at its own pace, while all weights shrink a little. */
export class Adam {
  private readonly lists: readonly Float64Array[];
  private readonly slopes: readonly Float64Array[];
  private readonly means: readonly Float64Array[];
  private readonly squares: readonly Float64Array[];
  private readonly decay: number;
  private steps = 0;

  /** `slopes`: the slope by each of the weights in `lists`, summed over the rows of a step. */
  constructor(lists: readonly Float64Array[], slopes: readonly Float64Array[], decay: number) {
    this.lists = lists;
    this.slopes = slopes;
    this.decay = decay;
    this.means = lists.map(({ length }) => new Float64Array(length));
    this.squares = lists.map(({ length }) => new Float64Array(length));
  }

  step(rate: number, rows: number): void {
    this.steps++;
    const meanShare = 1 - keptSlope ** this.steps;
    const squareShare = 1 - keptSquare ** this.steps;
    for (const [at, list] of this.lists.entries()) {
      const slopes = this.slopes[at] as Float64Array;
      const means = this.means[at] as Float64Array;
      const squares = this.squares[at] as Float64Array;
      for (let index = 0; index < list.length; index++) {
        const slope = (slopes[index] as number) / rows;
        const mean = keptSlope * (means[index] as number) + (1 - keptSlope) * slope;
        const square = keptSquare * (squares[index] as number) + (1 - keptSquare) * slope * slope;
        means[index] = mean;
        squares[index] = square;
        const value = list[index] as number;
        const change = mean / meanShare / (Math.sqrt(square / squareShare) + tiny) + this.decay * value;
        list[index] = value - rate * change;
      }
    }
  }
}
