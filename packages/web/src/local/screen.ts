import type { Seat } from '@manigance/core';
import type { Room, Table, Watcher } from '@manigance/table';
import { type HandOver, type ScreenHolder, screenHolderOf } from './hand-over.ts';
import { type LocalPerson, localPlayer } from './local-player.ts';
import { ShownSteps } from './shown-steps.ts';

/** How the worker sends to its page. */
export interface ToPage {
  /** Sends a protocol message of the table, as JSON. */
  readonly send: (text: string) => void;
  /** Tells that the screen goes to another person. */
  readonly handOver: (handOver: HandOver) => void;
}

/**
 * Who sees a local table on the page's screen: its one person, or each of several people in turn. Between two people nobody does:
 * nothing is sent to the page until the next one has taken the screen.
 */
export class Screen {
  readonly isShared: boolean;
  private readonly people: readonly LocalPerson[];
  private readonly page: ToPage;
  private shownSteps = new ShownSteps();
  /** The viewer who has the screen; absent between two people. */
  watcher: Watcher | undefined;
  /** Who has the screen, or had it last. */
  private last: Seat | undefined;
  /** To whom the screen was handed over, and who has not taken it yet. */
  private offered: ScreenHolder | undefined;
  private isPassing = false;

  constructor(people: readonly LocalPerson[], page: ToPage) {
    this.people = people;
    this.page = page;
    this.isShared = people.length > 1;
    if (!this.isShared) this.give(people[0]);
  }

  /** Resolves once the page has shown every step that the person at the screen was sent. */
  untilShown({ match, seats }: Table): Promise<void> {
    if (this.watcher === undefined) return Promise.resolve();
    const seat = this.people.find(({ id }) => id === this.watcher?.person.id)?.seat ?? seats.length;
    return this.shownSteps.until(match?.viewers[seat]?.number ?? 0);
  }

  /** The page has shown every step up to this number. */
  show(step: number): void {
    this.shownSteps.show(step);
  }

  /** The person to whom the screen was handed over has taken it. */
  take(taker: ScreenHolder): void {
    if (taker !== this.offered) return;
    this.offered = undefined;
    this.give(this.people.find(({ seat }) => seat === taker));
  }

  /** Hands the screen over if somebody else is asked, once the page has shown the last step of the current person. */
  async passOn(room: Room): Promise<void> {
    if (!this.isShared || this.isPassing) return;
    this.isPassing = true;
    const due = () => screenHolderOf(room.table, this.people, this.last);
    // The last move may be undone before it has been shown.
    for (let to = due(); to !== undefined && this.isElsewhere(to); to = due()) {
      if (to !== 'everyone') await this.untilShown(room.table);
      if (to === due()) this.offer(to, room);
    }
    this.isPassing = false;
  }

  private isElsewhere(taker: ScreenHolder): boolean {
    if (this.offered !== undefined) return taker !== this.offered;
    return this.watcher === undefined || taker !== (this.last ?? 'everyone');
  }

  private offer(to: ScreenHolder, room: Room): void {
    const { watcher, last: from } = this;
    this.watcher = undefined;
    if (watcher !== undefined) room.unwatch(watcher);
    this.shownSteps.show(Number.POSITIVE_INFINITY); // nobody waits for a page that has gone
    this.offered = to;
    if (to === 'everyone') this.last = undefined;
    const { match, seats } = room.table;
    const shown = JSON.parse(match?.views?.shownTo(seats.length) ?? '{}') as HandOver['shown'];
    this.page.handOver({ to, from, shown });
  }

  private give(person: LocalPerson | undefined): void {
    this.last = person?.seat;
    this.shownSteps = new ShownSteps();
    const watcher: Watcher = {
      person: person ?? { id: localPlayer, name: '' },
      send: (text) => {
        if (this.watcher === watcher) this.page.send(text);
      },
    };
    this.watcher = watcher;
  }
}
