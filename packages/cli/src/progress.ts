import type { Sink } from './command.ts';

/** Progress and remaining time of long work. Prints nothing for short work. */
export class Progress {
  private readonly sink: Sink;
  private readonly total: number;
  private readonly unit: string;
  private readonly since = performance.now();
  private said = this.since;
  private shown = false;

  constructor(sink: Sink, work: { readonly total: number; readonly unit: string }) {
    this.sink = sink;
    this.total = work.total;
    this.unit = work.unit;
  }

  /** On a terminal one line that rewrites itself; elsewhere a line every few seconds. */
  at(done: number): void {
    const now = performance.now();
    if (now - this.said < (this.sink.isTTY === true ? 200 : 5000)) return;
    this.said = now;
    const left = ((now - this.since) / Math.max(done, 1)) * Math.max(this.total - done, 0);
    const share = Math.floor((100 * Math.min(done, this.total)) / this.total);
    const line = `${grouped(done)} of ${grouped(this.total)} ${this.unit} (${share} %), ${duration(left)} left`;
    this.shown = true;
    this.sink.write(this.sink.isTTY === true ? `\r${line}\x1b[K` : `${line}\n`);
  }

  end(): void {
    if (this.shown && this.sink.isTTY === true) this.sink.write('\r\x1b[K');
  }
}

/** Milliseconds in words. */
function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A whole number with grouped thousands. */
export function grouped(n: number): string {
  return Math.round(n).toLocaleString('en-US');
}

/** A share in per cent with one decimal. */
export function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %`;
}
