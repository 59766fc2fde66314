/** What opens the list of answers, in either language. */
export const list = /^(Choose from a list|Choisir dans une liste)$/;

/** How a match is played on: so many answers at most, a pause after each, and no more once this is true. */
interface Answering {
  readonly times: number;
  readonly pause: number;
  /** An expression in the page. */
  readonly enough?: string;
}

/** Answers from inside the page: asking it for roles and names from outside would itself take longer than a frame. */
export const answering = ({ times, pause, enough = 'false' }: Answering) => `(async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const there = async (find) => {
    for (let tries = 0; tries < 600; tries++) {
      const found = find();
      if (found) return found;
      if (document.querySelector('.after-sheet')) return undefined;
      await wait(50);
    }
  };
  for (let at = 0; at < ${times} && !(${enough}); at++) {
    const list = await there(() => document.querySelector('#asked .btn.round.quiet'));
    if (list === undefined) return;
    list.click();
    await there(() => document.querySelector('dialog .option'));
    await wait(400);
    const options = document.querySelectorAll('dialog .option');
    window.answeredAt = performance.now();
    options[(at * 3) % Math.max(1, options.length)]?.click();
    await wait(${pause});
  }
})()`;
