import type { LabProgress } from './lab.ts';

interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** Time between two lines, on a terminal and elsewhere; ms. */
const [onTerminal, elsewhere] = [250, 15_000];

/** Elapsed time, work done and faults so far: on a terminal one line that rewrites itself, elsewhere a line now and then. */
export class TerminalProgress implements LabProgress {
  done = 0;
  private readonly sink: Sink;
  private readonly unit: string;
  private readonly began = performance.now();
  private said = Number.NEGATIVE_INFINITY;

  constructor(sink: Sink, unit: string) {
    this.sink = sink;
    this.unit = unit;
  }

  get seconds(): number {
    return Math.round((performance.now() - this.began) / 1_000);
  }

  at(done: number, faults: number): void {
    this.done = done;
    const now = performance.now();
    if (now - this.said < (this.sink.isTTY === true ? onTerminal : elsewhere)) return;
    this.said = now;
    const line = `${duration(this.seconds)}, ${grouped(done)} ${this.unit}, ${counted(faults)}`;
    this.sink.write(this.sink.isTTY === true ? `\r${line}\x1b[K` : `${line}\n`);
  }

  say(line: string): void {
    this.clear();
    this.sink.write(`${line}\n`);
  }

  clear(): void {
    if (this.sink.isTTY === true) this.sink.write('\r\x1b[K');
  }
}

/** A number with grouped thousands. */
export function grouped(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** A number of faults in words. */
export function counted(faults: number): string {
  return faults === 0 ? 'no fault' : `${grouped(faults)} ${faults === 1 ? 'fault' : 'faults'}`;
}

/** A time in seconds or minutes. */
export function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
