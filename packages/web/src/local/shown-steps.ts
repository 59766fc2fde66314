/** The latest step the page has shown. Bots wait for it: thinking would take the processor from the animation. */
export class ShownSteps {
  private shown = 0;
  private waiting: { readonly number: number; resolve(): void }[] = [];

  /** The page has shown every step up to this number. */
  show(number: number): void {
    this.shown = number;
    const ready = this.waiting.filter((one) => one.number <= number);
    this.waiting = this.waiting.filter((one) => one.number > number);
    for (const one of ready) one.resolve();
  }

  /** Resolves once the page has shown this step. */
  until(number: number): Promise<void> {
    if (number <= this.shown) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push({ number, resolve });
    });
  }
}
