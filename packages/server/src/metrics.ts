import type { TableMetrics } from '@manigance/table';

type Labels = Readonly<Record<string, string>>;

/** Counters, gauges and histograms in the Prometheus text format. */
export class Metrics implements TableMetrics {
  private readonly counters = new Map<string, { value: number }>();
  private readonly gauges = new Map<string, () => number>();
  private readonly histograms = new Map<string, Histogram>();

  count(name: string, labels: Labels = {}): void {
    this.counter(name, labels).value++;
  }

  /** A counter to increment directly, for frequent events. */
  counter(name: string, labels: Labels = {}): { value: number } {
    const key = series(name, labels);
    const counter = this.counters.get(key) ?? { value: 0 };
    this.counters.set(key, counter);
    return counter;
  }

  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read);
  }

  /** Starts a timer; call the answer to record the duration. */
  startTimer(name: string): () => void {
    const began = performance.now();
    return () => this.took(name, performance.now() - began);
  }

  /** Records a duration in milliseconds. */
  took(name: string, milliseconds: number): void {
    const histogram = this.histograms.get(name) ?? new Histogram();
    this.histograms.set(name, histogram);
    histogram.add(milliseconds / 1_000);
  }

  text(): string {
    const lines: string[] = [];
    for (const [key, { value }] of this.counters) lines.push(`${prefix}${key} ${value}`);
    for (const [name, read] of this.gauges) lines.push(`${prefix}${name} ${read()}`);
    for (const [name, histogram] of this.histograms) lines.push(...histogram.lines(`${prefix}${name}`));
    return `${lines.sort().join('\n')}\n`;
  }
}

const prefix = 'manigance_';

function series(name: string, labels: Labels): string {
  let text = '';
  for (const label in labels) text += `${text === '' ? '' : ','}${label}="${clean(labels[label] ?? '')}"`;
  return text === '' ? name : `${name}{${text}}`;
}

function clean(value: string): string {
  return value.replaceAll(/[^\w.-]/g, '_');
}

const bucketBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

class Histogram {
  private readonly counts = bucketBounds.map(() => 0);
  private sum = 0;
  private total = 0;

  add(seconds: number): void {
    this.sum += seconds;
    this.total++;
    let at = 0;
    while (at < bucketBounds.length && seconds > (bucketBounds[at] ?? 0)) at++;
    if (at < bucketBounds.length) this.counts[at] = (this.counts[at] ?? 0) + 1;
  }

  lines(name: string): string[] {
    let below = 0;
    const buckets = bucketBounds.map((bound, at) => {
      below += this.counts[at] ?? 0;
      return `${name}_bucket{le="${bound}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.total}`,
      `${name}_sum ${this.sum}`,
      `${name}_count ${this.total}`,
    ];
  }
}
