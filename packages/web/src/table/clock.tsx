import { Glyph } from '@manigance/ui/icon.tsx';
import { useEffect, useState } from 'preact/hooks';
import type { Clocks, Link, SecretTime } from '../match/match-client.ts';
import type { Words } from '../text/en.ts';
import { useWords } from '../text/index.ts';

/** Moments at which the clock is announced: ART.md 8. */
const spoken = [60, 30, 10];

/** The time a seat has left. */
export function Clock({
  clocks,
  seat,
  name,
  link,
  isAsked,
}: {
  readonly clocks: Clocks;
  readonly seat: number;
  readonly name: string;
  readonly link: Link;
  /** Whether the match waits for this seat. */
  readonly isAsked: boolean;
}) {
  const words = useWords();
  // Without a connection the displayed clock stands still.
  const running = link === 'here' && clocks.running.includes(seat);
  const spent = useSpent(clocks, running);
  const seconds = Math.ceil(Math.max(0, (clocks.left[seat] ?? 0) - spent) / 1000);
  const left = clockText(seconds, words);
  const whole = words.table.clock(name, left);
  const stands = isAsked && !running;
  return (
    <span class={`clock ${seconds < 30 ? 'is-short' : ''} ${running ? 'is-running' : ''}`}>
      <span role="img" aria-label={whole}>
        {left}
      </span>
      {stands && (
        <span role="img" aria-label={words.table.clockStands} title={words.table.clockStands}>
          <Glyph of="pause" />
        </span>
      )}
      <span class="vh" role="status">
        {running && spoken.includes(seconds) && whole}
      </span>
    </span>
  );
}

/** The time left for a question put to the viewer in secret. */
export function SecretClock({ time }: { readonly time: SecretTime }) {
  const words = useWords();
  const spent = useSpent(time, true);
  const seconds = Math.ceil(Math.max(0, time.left - spent) / 1000);
  const left = clockText(seconds, words);
  const whole = words.table.secretClock(left);
  return (
    <span class={`clock secret-clock is-running ${seconds < 15 ? 'is-short' : ''}`}>
      <Glyph of="clock" />
      <span role="img" aria-label={whole} title={whole}>
        {left}
      </span>
      <span class="vh" role="status">
        {spoken.includes(seconds) && whole}
      </span>
    </span>
  );
}

/** Milliseconds a clock has run since it was sent. */
function useSpent(clocks: Clocks | SecretTime, running: boolean): number {
  const [spent, setSpent] = useState(0);
  useEffect(() => setSpent(0), [clocks]);
  useEffect(() => {
    if (!running) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const passed = performance.now() - last;
      last += passed;
      setSpent((before) => before + passed);
    }, 500);
    return () => clearInterval(timer);
  }, [clocks, running]);
  return spent;
}

function clockText(seconds: number, { table }: Words): string {
  if (seconds >= 2 * 86_400) return table.clockDays(Math.floor(seconds / 86_400));
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${pad(Math.floor((seconds % 3600) / 60))}`;
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
