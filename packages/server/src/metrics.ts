type Labels = Readonly<Record<string, string>>;

/** Counts, levels and spreads in the text Prometheus reads. */
export class Metrics {
  private readonly counters = new Map<string, { value: number }>();
  private readonly gauges = new Map<string, () => number>();
  private readonly spreads = new Map<string, Spread>();

  count(name: string, labels: Labels = {}): void {
    this.counter(name, labels).value++;
  }

  /** What counts, for those who count often. */
  counter(name: string, labels: Labels = {}): { value: number } {
    const key = series(name, labels);
    const counter = this.counters.get(key) ?? { value: 0 };
    this.counters.set(key, counter);
    return counter;
  }

  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read);
  }

  /** How long something took, in milliseconds. */
  took(name: string, milliseconds: number): void {
    const spread = this.spreads.get(name) ?? new Spread();
    this.spreads.set(name, spread);
    spread.add(milliseconds / 1_000);
  }

  text(): string {
    const lines: string[] = [];
    for (const [key, { value }] of this.counters) lines.push(`${prefix}${key} ${value}`);
    for (const [name, read] of this.gauges) lines.push(`${prefix}${name} ${read()}`);
    for (const [name, spread] of this.spreads) lines.push(...spread.lines(`${prefix}${name}`));
    return `${lines.sort().join('\n')}\n`;
  }
}

const prefix = 'manigance_';

function series(name: string, labels: Labels): string {
  let said = '';
  for (const label in labels) said += `${said === '' ? '' : ','}${label}="${clean(labels[label] ?? '')}"`;
  return said === '' ? name : `${name}{${said}}`;
}

function clean(value: string): string {
  return value.replaceAll(/[^\w.-]/g, '_');
}

const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

class Spread {
  private readonly counts = bounds.map(() => 0);
  private sum = 0;
  private total = 0;

  add(seconds: number): void {
    this.sum += seconds;
    this.total++;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] ?? 0)) at++;
    if (at < bounds.length) this.counts[at] = (this.counts[at] ?? 0) + 1;
  }

  lines(name: string): string[] {
    let below = 0;
    const buckets = bounds.map((bound, at) => {
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
