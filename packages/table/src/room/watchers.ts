import type { Seat } from '@manigance/core';
import type { News, Presence, Step } from '@manigance/protocol';
import { mayWatch, seatOf, type Table, viewerIndex } from '../table.ts';
import type { Person } from './context.ts';

/** One connection that is sent the news of a table. */
export interface Watcher {
  readonly person: Person;
  send(text: string): void;
}

/** The connections that watch a table. */
export class Watchers {
  private readonly watchers = new Set<Watcher>();

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  has(watcher: Watcher): boolean {
    return this.watchers.has(watcher);
  }

  includes(guest: string): boolean {
    for (const { person } of this.watchers) if (person.id === guest) return true;
    return false;
  }

  add(watcher: Watcher, table: Table): void {
    this.watchers.add(watcher);
    this.sendPresence(table, watcher);
  }

  /** Answers whether the watcher was there. */
  remove(watcher: Watcher, table: Table): boolean {
    const wasThere = this.watchers.delete(watcher);
    if (wasThere) this.sendPresence(table);
    return wasThere;
  }

  /** Sends a final message to everyone who may no longer watch, and removes them. */
  removeStrangers(table: Table, news: () => News): void {
    if (table.setup.spectators) return;
    const strangers = [...this.watchers].filter(({ person }) => !mayWatch(table, person.id));
    if (strangers.length === 0) return;
    const text = JSON.stringify(news());
    for (const watcher of strangers) {
      this.watchers.delete(watcher);
      watcher.send(text);
    }
    this.sendPresence(table);
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

  /** Sends each viewer their new step. `text` is called once per viewer, however many connections it has. */
  sendSteps(
    table: Table,
    steps: readonly (Step | undefined)[],
    text: (viewer: number, step: Step) => string,
  ): void {
    const texts = new Array<string | undefined>(steps.length);
    for (const watcher of this.watchers) {
      const viewer = viewerIndex(table, watcher.person.id);
      const step = steps[viewer];
      if (step === undefined) continue;
      const message = texts[viewer] ?? text(viewer, step);
      texts[viewer] = message;
      watcher.send(message);
    }
  }

  sendAll(news: () => News): void {
    if (this.watchers.size === 0) return;
    const text = JSON.stringify(news());
    for (const watcher of this.watchers) watcher.send(text);
  }

  /** Sends each viewer their own message. `news` is called once per viewer. */
  sendEach(table: Table, news: (viewer: number) => News): void {
    const texts = new Map<number, string>();
    for (const watcher of this.watchers) {
      const viewer = viewerIndex(table, watcher.person.id);
      const text = texts.get(viewer) ?? JSON.stringify(news(viewer));
      texts.set(viewer, text);
      watcher.send(text);
    }
  }

  clear(): void {
    this.watchers.clear();
  }

  sendPresenceTo(watcher: Watcher, table: Table): void {
    watcher.send(JSON.stringify(this.presenceNews(table)));
  }

  private presenceNews(table: Table): News {
    return { type: 'presence', table: table.id, presence: this.presence(table) };
  }

  /** Sends presence to everyone but the watcher who has just received it. */
  sendPresence(table: Table, except?: Watcher): void {
    if (this.watchers.size <= (except === undefined ? 0 : 1)) return;
    const text = JSON.stringify(this.presenceNews(table));
    for (const watcher of this.watchers) if (watcher !== except) watcher.send(text);
  }
}
