import type { TableMetrics } from '@manigance/table';

type Labels = Readonly<Record<string, string>>;
type Type = 'counter' | 'gauge' | 'histogram';

/** Every metric, with its type and its help text. `/metrics` names them with `manigance_` in front, in this order. */
const families = {
  append_failures_total: ['counter', 'Appends that the store refused or failed, by error.'],
  bot_overruns_total: ['counter', 'Bot threads ended because a decision took too long.'],
  bot_queue: ['gauge', 'Bot decisions that wait for a thread.'],
  bot_seconds: ['histogram', 'Time a bot takes for a decision.'],
  bot_threads: ['gauge', 'Bot threads.'],
  broker_connected: ['gauge', 'Whether the broker between servers can be reached.'],
  claims_lost_total: ['counter', 'Tables that another server has claimed.'],
  tables_handed_over_total: ['counter', 'Tables handed over to the server that all of their people are at.'],
  claims_total: ['counter', 'Tables that this server has claimed.'],
  commit_seconds: ['histogram', 'Time to play a move and store it.'],
  damaged_tables: ['gauge', 'Tables set apart because their stored history was changed.'],
  event_loop_lag_p99_seconds: ['gauge', 'Delay of the event loop, 99th percentile.'],
  forwarded_total: ['counter', 'Messages forwarded to the server that owns their table.'],
  message_seconds: ['histogram', 'Time until a message is answered.'],
  messages_total: ['counter', 'Messages received on sockets, by type.'],
  moves_total: ['counter', 'Moves stored, by game and by kind of player.'],
  open_seconds: ['histogram', 'Time to load a table into memory.'],
  resident_bytes: ['gauge', 'Resident memory of the process.'],
  rooms_in_memory: ['gauge', 'Tables in memory.'],
  sockets: ['gauge', 'Open sockets.'],
  tables: ['gauge', 'Stored tables, by stage.'],
  tables_opened_total: ['counter', 'Tables opened, by game.'],
  unsent_bytes: ['gauge', 'Bytes that wait to be sent on sockets.'],
} as const satisfies Readonly<Record<string, readonly [Type, help: string]>>;

type Name = keyof typeof families;
type NameOf<T extends Type> = {
  [N in Name]: (typeof families)[N][0] extends T ? N : never;
}[Name];

/** Counters, gauges and histograms, written in the text format of Prometheus (version 0.0.4). */
export class Metrics implements TableMetrics {
  private readonly counters = new Map<Name, Map<string, { value: number }>>();
  private readonly gauges = new Map<Name, () => Promise<string> | string>();
  private readonly histograms = new Map<Name, Histogram>();

  /** Told how long an entry of a table of this game took to be stored; ms. */
  onCommit: ((milliseconds: number, game: string) => void) | undefined;

  count(name: NameOf<'counter'>, labels: Labels = {}): void {
    this.counter(name, labels).value++;
  }

  /** A counter to increment directly, for frequent events. */
  counter(name: NameOf<'counter'>, labels: Labels = {}): { value: number } {
    const family = this.counters.get(name) ?? new Map<string, { value: number }>();
    this.counters.set(name, family);
    const key = labelText(labels);
    const counter = family.get(key) ?? { value: 0 };
    family.set(key, counter);
    return counter;
  }

  gauge(name: NameOf<'gauge'>, read: () => number): void {
    this.gauges.set(name, () => sample(name, '', read()));
  }

  /** A gauge with one value for each value of a label. */
  gaugeBy(name: NameOf<'gauge'>, label: string, read: () => Promise<Readonly<Record<string, number>>>): void {
    this.gauges.set(name, async () => {
      const values = Object.entries(await read());
      return values.map(([of, value]) => sample(name, labelText({ [label]: of }), value)).join('');
    });
  }

  /** Starts a timer; call the answer to record the duration. */
  startTimer(name: NameOf<'histogram'>, game?: string): () => void {
    const began = performance.now();
    return () => {
      const took = performance.now() - began;
      this.took(name, took);
      if (game !== undefined) this.onCommit?.(took, game);
    };
  }

  /** Records a duration in milliseconds. */
  took(name: NameOf<'histogram'>, milliseconds: number): void {
    const histogram = this.histograms.get(name) ?? new Histogram();
    this.histograms.set(name, histogram);
    histogram.observe(milliseconds / 1_000);
  }

  async text(): Promise<string> {
    let text = '';
    for (const [name, [type, help]] of Object.entries(families)) {
      const samples = await this.samples(name as Name);
      if (samples !== '')
        text += `# HELP ${prefix}${name} ${help}\n# TYPE ${prefix}${name} ${type}\n${samples}`;
    }
    return text;
  }

  private async samples(name: Name): Promise<string> {
    const counters = [...(this.counters.get(name) ?? [])];
    const counted = counters.map(([labels, { value }]) => sample(name, labels, value)).join('');
    return (
      counted + ((await this.gauges.get(name)?.()) ?? '') + (this.histograms.get(name)?.text(name) ?? '')
    );
  }
}

const prefix = 'manigance_';

function sample(name: string, labels: string, value: number): string {
  return `${prefix}${name}${labels} ${value}\n`;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${clean(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function clean(value: string): string {
  return value.replaceAll(/[^\w.-]/g, '_');
}

/** Upper bounds of the buckets, in seconds. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

class Histogram {
  private readonly counts = bounds.map(() => 0);
  private sum = 0;
  private total = 0;

  observe(seconds: number): void {
    this.sum += seconds;
    this.total++;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] ?? 0)) at++;
    if (at < bounds.length) this.counts[at] = (this.counts[at] ?? 0) + 1;
  }

  /** Cumulative buckets in ascending order, as the format asks. */
  text(name: string): string {
    let below = 0;
    const buckets = bounds.map((bound, at) => {
      below += this.counts[at] ?? 0;
      return sample(`${name}_bucket`, `{le="${bound}"}`, below);
    });
    return [
      ...buckets,
      sample(`${name}_bucket`, '{le="+Inf"}', this.total),
      sample(`${name}_sum`, '', this.sum),
      sample(`${name}_count`, '', this.total),
    ].join('');
  }
}
