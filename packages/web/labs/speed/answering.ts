/** Label of the button that lists all options, in either language. */
export const list = /^(Choose from a list|Choisir dans une liste)$/;

/** Reaction time of a fast player; ms. */
const soonest = 250;

/** Limits of automatic play: number of answers, pause after each, stop condition. */
interface Answering {
  readonly times: number;
  readonly pause: number;
  /** A JavaScript expression evaluated in the page. */
  readonly enough?: string;
}

/** Plays from inside the page, because queries from outside take longer than a frame. */
export const answering = ({ times, pause, enough = 'false' }: Answering) => `(async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const there = async (find, tries) => {
    for (; tries > 0 && !document.querySelector('.after-sheet'); tries--) {
      const found = find();
      if (found) return found;
      await wait(50);
    }
  };
  const list = () => document.querySelector('#asked .btn.round.quiet');
  const press = (button) => {
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button?.click();
  };
  for (let at = 0; at < ${times} && !(${enough}); at++) {
    if ((await there(list, 600)) === undefined) return;
    await wait(${soonest});
    press(list());
    await there(() => document.querySelector('dialog .option'), 20); // the question may have gone meanwhile
    await wait(400);
    const options = document.querySelectorAll('dialog .option');
    window.answeredAt = performance.now();
    press(options[(at * 3) % Math.max(1, options.length)]);
    await wait(${pause});
  }
})()`;
