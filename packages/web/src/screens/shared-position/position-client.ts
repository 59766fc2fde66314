import type { Move, Refusal, Rejection, Shown, Vocabulary } from '@manigance/core';
import { createStore, type Store } from '@manigance/ui/store.ts';
import type { Listener, MatchClient, Seated } from '../../match/match-client.ts';

/** A position as one seat sees it, with a question to that seat. Nothing in it depends on what the seat may not know. */
export interface AskedPosition {
  readonly game: string;
  readonly shown: Shown<Vocabulary>;
  readonly seated: readonly Seated[];
}

/** Match client of a position in which nothing is played: an answer is kept, and that is all. */
export class PositionClient implements MatchClient {
  readonly game: string;
  /** An answer is not played, so none is confirmed first. */
  readonly isUnconfirmed = true;
  /** The answer, once it is given. */
  readonly chosen: Store<Move | undefined> = createStore<Move | undefined>(undefined);
  private readonly position: AskedPosition;
  private readonly listeners = new Set<Listener>();

  constructor(position: AskedPosition) {
    this.game = position.game;
    this.position = position;
  }

  /** Takes the answer back, so that another can be tried. */
  again(): void {
    this.chosen.set(undefined);
    this.tell();
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    this.tell(listener);
    return () => this.listeners.delete(listener);
  }

  async play(move: Move): Promise<Rejection | undefined> {
    if (this.chosen.get() === undefined) {
      this.chosen.set(move);
      this.tell();
    }
    return undefined;
  }

  async takeBack(): Promise<boolean> {
    return false;
  }

  async whyNot(): Promise<readonly Refusal<Move>[]> {
    return [];
  }

  async record(): Promise<undefined> {
    return undefined;
  }

  close(): void {}

  private tell(only?: Listener): void {
    const { shown, seated } = this.position;
    const { asked, ...still } = shown;
    // Nothing is offered once the answer is given.
    const now = this.chosen.get() === undefined || asked === undefined ? shown : still;
    for (const listener of only === undefined ? this.listeners : [only])
      listener.update({ shown: now, events: [], afresh: true, seated });
  }
}
