import type { Move, Refusal, Rejection } from '@manigance/core';
import type { Replayed } from '../routes.ts';
import { lineOf } from './begun.ts';
import type { Host, Listener, Standing, Update } from './host.ts';
import type { FromWorker, LocalAnswer } from './local-messages.ts';
import { keepMatch, type SavedMatch } from './saved-match.ts';
import { takeMatch } from './tabs.ts';
import type { Unnumbered, WorkerLine } from './worker-line.ts';

export interface LocalEnd {
  /** The rules have changed since it was put away. */
  readonly onOutdated: () => void;
  /** Another tab goes on with it. */
  readonly onElsewhere: () => void;
}

/** A match against bots in this page, kept in this browser after every move. */
export class LocalHost implements Host {
  readonly game;
  readonly replayed: Replayed;
  private readonly end: LocalEnd;
  private readonly listeners = new Set<Listener>();
  private readonly leave: () => void;
  private line: WorkerLine;
  private saved: SavedMatch;
  private last: Update | undefined;
  /** The number of the last update. */
  private latest = 0;
  private history: Update['events'] = [];

  constructor(match: SavedMatch, end: LocalEnd) {
    this.game = match.game;
    this.replayed = { kept: 'match', id: match.id };
    this.end = end;
    this.saved = match;
    this.line = this.begin(match);
    this.leave = takeMatch(match.id, {
      standing: () => this.saved,
      onYielded: (further) => this.catchUp(further),
      onLost: () => {
        this.close();
        end.onElsewhere();
      },
    });
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.last !== undefined) listener.update(this.last);
    return () => this.listeners.delete(listener);
  }

  seen(): void {
    this.line.seen(this.latest);
  }

  play(move: Move, question: number): Promise<Rejection | undefined> {
    return this.ask<Rejection | undefined>({ type: 'play', move, question });
  }

  takeBack(): Promise<boolean> {
    return this.ask<boolean>({ type: 'takeBack' });
  }

  whyNot(): Promise<readonly Refusal<Move>[]> {
    return this.ask<readonly Refusal<Move>[]>({ type: 'whyNot' });
  }

  record(): Promise<string | undefined> {
    return this.ask<string | undefined>({ type: 'record' });
  }

  readonly standing: Standing = {
    get: () => this.saved.standing,
    set: (answers) => this.ask<boolean>({ type: 'standing', answers }),
  };

  close(): void {
    this.leave();
    this.line.close();
  }

  private begin(match: SavedMatch): WorkerLine {
    const line = lineOf(match);
    line.listen((message) => this.heard(message));
    return line;
  }

  private heard(message: Exclude<FromWorker, { readonly type: 'answer' }>): void {
    if (message.type === 'outdated') return this.end.onOutdated();
    this.latest = message.number;
    this.saved = message.saved;
    keepMatch(message.saved);
    this.told(message.update);
  }

  /** The tab that had the match was further on than what was kept: that counts. */
  private catchUp(match: SavedMatch): void {
    if (match.moves.length <= this.saved.moves.length) return;
    this.line.close();
    this.saved = match;
    this.line = this.begin(match);
  }

  private told(update: Update): void {
    this.history = [...(update.afresh ? [] : this.history), ...update.events];
    this.last = { ...update, events: this.history, afresh: true };
    for (const listener of this.listeners) listener.update(update);
  }

  private ask<A extends LocalAnswer>(request: Unnumbered): Promise<A> {
    return this.line.ask<A>(request);
  }
}
