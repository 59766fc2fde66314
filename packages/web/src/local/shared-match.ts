import { createStore } from '@manigance/ui/store.ts';
import { TableClient } from '../match/table-client.ts';
import { WorkerConnection } from '../match/worker-connection.ts';
import { workerOf } from './early-worker.ts';
import type { HandOver, ScreenHolder } from './hand-over.ts';
import { localPeople, localPlayer } from './local-player.ts';
import type { LocalEnd } from './open-local-match.ts';
import { cardOf, type KeptMatch, keepMatch, type MatchCard } from './saved-match.ts';
import { takeMatch } from './tab-lock.ts';
import type { WorkerClient } from './worker-client.ts';

/** The content of the screen: the table of the current person, the hand-over to the next, or neither while bots begin. */
export type ScreenState =
  | { readonly at: 'waiting' }
  | { readonly at: 'handOver'; readonly handOver: HandOver }
  | { readonly at: 'table'; readonly taker: ScreenHolder; readonly client: TableClient };

/** A match of several people at this screen, in the page's worker. One person has the screen at a time. */
export class SharedMatch {
  readonly state = createStore<ScreenState>({ at: 'waiting' });
  private readonly match: KeptMatch;
  private readonly worker: WorkerClient;
  private readonly leave: () => void;
  private card: MatchCard;

  constructor(match: KeptMatch, end: LocalEnd) {
    this.match = match;
    this.card = match;
    this.worker = workerOf(match);
    this.leave = takeMatch(match.id, {
      onReleased: () => this.worker.refresh(),
      onLost: () => {
        this.close();
        end.onElsewhere();
      },
    });
    this.worker.onOpen((opened) => {
      if (opened === 'outdated') return end.onOutdated();
      // Seed and moves leave the card only once they are in the database.
      this.card = cardOf(this.card);
      keepMatch(this.card);
    });
    this.worker.onHandOver((handOver) => this.receive(handOver));
  }

  /** The person to whom the screen was handed over takes it. */
  take(): void {
    const state = this.state.get();
    if (state.at !== 'handOver') return;
    const { to: taker } = state.handOver;
    this.worker.take(taker);
    this.state.set({ at: 'table', taker, client: this.open(taker) });
  }

  close(): void {
    this.closeTable();
    this.leave();
    this.worker.close();
  }

  private receive(handOver: HandOver): void {
    this.closeTable();
    const over = handOver.to === 'everyone';
    this.card = { ...this.card, over, mine: !over, touched: Date.now() };
    keepMatch(this.card);
    this.state.set({ at: 'handOver', handOver });
    // Once the match is over there is nothing to hide.
    if (over) this.take();
  }

  private open(taker: ScreenHolder): TableClient {
    const { id, game, options, seats } = this.match;
    const person = localPeople(seats).find(({ seat }) => seat === taker) ?? { id: localPlayer, name: '' };
    const client = new TableClient(id, new WorkerConnection(this.worker, person), {
      game,
      options,
      kept: 'match',
      hasChat: false,
      isShared: true,
      botName: (seat) => seats[seat]?.name,
    });
    void client.watch().catch(() => undefined);
    return client;
  }

  private closeTable(): void {
    const state = this.state.get();
    if (state.at === 'table') state.client.close();
    this.state.set({ at: 'waiting' });
  }
}
