import type { Seat } from '@manigance/core';
import type { News, Presence, Step } from '@manigance/protocol';
import { mayWatch, seatOf, type Table, viewerIndex } from '../table.ts';
import type { Person } from './lent.ts';

/** One socket that is told what happens at this table. */
export interface Watcher {
  readonly person: Person;
  send(text: string): void;
}

/** Those who are told what happens at a table. */
export class Audience {
  private readonly watchers = new Set<Watcher>();

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  admit(watcher: Watcher, table: Table): void {
    this.watchers.add(watcher);
    this.tellPresence(table, watcher);
  }

  /** Answers whether they were there. */
  dismiss(watcher: Watcher, table: Table): boolean {
    const wasThere = this.watchers.delete(watcher);
    if (wasThere) this.tellPresence(table);
    return wasThere;
  }

  /** Whoever may no longer watch is told this last thing. */
  dismissStrangers(table: Table, news: () => News): void {
    if (table.setup.spectators) return;
    const strangers = [...this.watchers].filter(({ person }) => !mayWatch(table, person.id));
    if (strangers.length === 0) return;
    const text = JSON.stringify(news());
    for (const watcher of strangers) {
      this.watchers.delete(watcher);
      watcher.send(text);
    }
    this.tellPresence(table);
  }

  presence(table: Table): Presence {
    const seats = new Set<Seat>();
    let spectators = 0;
    for (const { person } of this.watchers) {
      const seat = seatOf(table, person.id);
      if (seat === undefined) spectators++;
      else seats.add(seat);
    }
    return { online: [...seats].sort((one, other) => one - other), spectators };
  }

  /** To each viewer who sees a step, what `text` makes of it: once for all who see the same. */
  tellSteps(
    table: Table,
    steps: readonly (Step | undefined)[],
    text: (viewer: number, step: Step) => string,
  ): void {
    const texts = new Array<string | undefined>(steps.length);
    for (const watcher of this.watchers) {
      const viewer = viewerIndex(table, watcher.person.id);
      const step = steps[viewer];
      if (step === undefined) continue;
      const said = texts[viewer] ?? text(viewer, step);
      texts[viewer] = said;
      watcher.send(said);
    }
  }

  tellAll(news: () => News): void {
    if (this.watchers.size === 0) return;
    const text = JSON.stringify(news());
    for (const watcher of this.watchers) watcher.send(text);
  }

  /** To all but the one who has just been told. */
  tellPresence(table: Table, except?: Watcher): void {
    if (this.watchers.size <= (except === undefined ? 0 : 1)) return;
    const news: News = { type: 'presence', table: table.id, presence: this.presence(table) };
    const text = JSON.stringify(news);
    for (const watcher of this.watchers) if (watcher !== except) watcher.send(text);
  }
}
