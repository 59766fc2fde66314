import type { Move, Refusal } from '@manigance/core';
import type { Listener, Update } from './match-client.ts';

/** A match client of positions that are shown, not played on: nothing is taken back and no move is explained. */
export abstract class ShownClient {
  private readonly listeners = new Set<Listener>();

  /** The first update of a new listener. */
  protected abstract whole(): Update;

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    listener.update(this.whole());
    return () => this.listeners.delete(listener);
  }

  protected tell(update: Update): void {
    for (const listener of this.listeners) listener.update(update);
  }

  async takeBack(): Promise<boolean> {
    return false;
  }

  async whyNot(): Promise<readonly Refusal<Move>[]> {
    return [];
  }

  async record(): Promise<string | undefined> {
    return undefined;
  }
}
