import type { ClockInfo, Step, TableInfo } from '@manigance/protocol';
import { mayTakeBack } from '../proposals.ts';
import { infoOf, type Table } from '../table.ts';
import type { Audience } from './audience.ts';
import { clocksAt } from './deadlines.ts';
import { type Ledger, movesPeople, type Stored } from './ledger.ts';
import type { Lent } from './lent.ts';

/** What those who watch are told, of what has been stored and nothing else. */
export class Telling {
  private readonly lent: Lent;
  private readonly ledger: Ledger;
  private readonly audience: Audience;

  constructor(lent: Lent, ledger: Ledger, audience: Audience) {
    this.lent = lent;
    this.ledger = ledger;
    this.audience = audience;
  }

  tell({ entry, fresh, before, after }: Stored): void {
    if (this.audience.isEmpty) return;
    const table = () => infoOf(after, this.ledger.game === undefined);
    this.audience.dismissStrangers(after, () => ({ type: 'table', table: table() }));
    this.audience.tellSteps(after, fresh, this.updates(after));
    const { kind } = entry;
    const isShown = kind === 'moved' && after.stage === 'playing' && after.proposal === before.proposal;
    if (kind === 'standing' || isShown) return;
    const line = kind === 'said' ? after.chat.at(-1) : undefined;
    if (line !== undefined) this.audience.tellAll(() => ({ type: 'chat', table: after.id, line }));
    else this.audience.tellAll(() => ({ type: 'table', table: table(), ...this.clocks() }));
    // Whoever sits down no longer looks on.
    if (movesPeople.includes(kind)) this.audience.tellPresence(after);
  }

  /** What has been stored elsewhere since each viewer was told up to these numbers. */
  async missed(before: readonly number[]): Promise<void> {
    const { table, game } = this.ledger;
    this.audience.dismissStrangers(table, () => ({ type: 'table', table: this.info() }));
    for (const [viewer, { number }] of (table.match?.viewers ?? []).entries()) {
      const known = before[viewer] ?? 0;
      if (number < known || game === undefined) continue;
      for (const step of await this.ledger.stepsAfter(viewer, known)) {
        const steps: Step[] = [];
        steps[viewer] = step;
        this.audience.tellSteps(table, steps, this.updates(table));
      }
    }
    this.tellTable();
  }

  tellTable(): void {
    this.audience.tellAll(() => ({ type: 'table', table: this.info(), ...this.clocks() }));
  }

  info(): TableInfo {
    const { table, game } = this.ledger;
    return infoOf(table, table.stage === 'playing' && game === undefined);
  }

  clocks(): { readonly clocks?: ClockInfo } {
    const clocks = clocksAt(this.ledger.table, this.lent.now, this.lent.outages());
    return clocks === undefined ? {} : { clocks };
  }

  /** Writes what each viewer is told. What is shown is text already: it is put in as it is. */
  private updates(table: Table): (viewer: number, step: Step) => string {
    const { id, match } = table;
    const { clocks } = this.clocks();
    const time = clocks === undefined ? '' : `,"clocks":${JSON.stringify(clocks)}`;
    let known: Step['events'] | undefined;
    let text = '';
    return (viewer, { number, events, at, tookBack }) => {
      if (events !== known) text = JSON.stringify(events); // most see the same
      known = events;
      const back = tookBack === undefined ? '' : `,"tookBack":${JSON.stringify(tookBack)}`;
      const step = `{"number":${number},"events":${text},"at":${at}${back}}`;
      const shown = match?.sight?.shownTo(viewer) ?? '{}';
      const mine = mayTakeBack(table, viewer) ? ',"mayTakeBack":true' : '';
      return `{"type":"update","table":"${id}","step":${step}${time}${mine},"shown":${shown}}`;
    };
  }
}
