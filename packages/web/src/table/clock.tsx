import { useEffect, useState } from 'preact/hooks';
import type { Clocks } from '../host/host.ts';
import type { Words } from '../text/en.ts';
import { useWords } from '../text/index.ts';

/** When the clock speaks: ART.md 8. */
const spoken = [60, 30, 10];

/** The time a seat has left. */
export function Clock({
  clocks,
  seat,
  name,
}: {
  readonly clocks: Clocks;
  readonly seat: number;
  readonly name: string;
}) {
  const words = useWords();
  const [, tick] = useState(0);
  const [since, setSince] = useState(() => performance.now());
  const running = clocks.running.includes(seat);
  // What was sent counts from the moment it came.
  useEffect(() => setSince(performance.now()), [clocks]);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [running]);
  const ms = Math.max(0, (clocks.left[seat] ?? 0) - (running ? performance.now() - since : 0));
  const seconds = Math.ceil(ms / 1000);
  const left = clockText(seconds, words);
  const whole = words.table.clock(name, left);
  return (
    <span class={`clock ${seconds < 30 ? 'is-short' : ''} ${running ? 'is-running' : ''}`}>
      <span role="img" aria-label={whole}>
        {left}
      </span>
      <span class="vh" role="status">
        {running && spoken.includes(seconds) && whole}
      </span>
    </span>
  );
}

function clockText(seconds: number, { table }: Words): string {
  if (seconds >= 2 * 86_400) return table.clockDays(Math.floor(seconds / 86_400));
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${pad(Math.floor((seconds % 3600) / 60))}`;
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
