import { keepStanding } from '../match/kept-standing.ts';
import type { Update } from '../match/match-client.ts';
import { TableClient } from '../match/table-client.ts';
import { WorkerConnection } from '../match/worker-connection.ts';
import { workerOf } from './early-worker.ts';
import { localPlayer } from './local-player.ts';
import { cardOf, type KeptMatch, keepMatch, type MatchCard } from './saved-match.ts';
import { takeMatch } from './tab-lock.ts';

/** Listeners to the end of a local match. */
export interface LocalEnd {
  /** The rules have changed since the match was last open. */
  readonly onOutdated: () => void;
  /** Another tab has taken the match over. */
  readonly onElsewhere: () => void;
}

/** Opens a match against bots in the page's worker, and keeps its card up to date. */
export function openLocalMatch(match: KeptMatch, end: LocalEnd): TableClient {
  const { id, game, options, seats } = match;
  const worker = workerOf(match);
  const name = seats.find(({ level }) => level === undefined)?.name ?? '';
  const leave = takeMatch(id, {
    onReleased: () => worker.refresh(),
    onLost: () => {
      client.close();
      end.onElsewhere();
    },
  });
  const connection = new WorkerConnection(worker, { id: localPlayer, name });
  const client: TableClient = new TableClient(id, connection, {
    game,
    options,
    kept: 'match',
    hasChat: false,
    botName: (seat) => seats[seat]?.name,
    onClose() {
      leave();
      worker.close();
    },
  });
  // Seed and moves leave the card only once they are in the database.
  let card: MatchCard = match;
  worker.onOpen((state) => {
    if (state === 'outdated') return end.onOutdated();
    connection.tellLink(state === 'stored' ? 'here' : state);
    if (state !== 'stored') return;
    if ('standing' in match && match.standing !== undefined) keepStanding(id, match.standing);
    card = cardOf(card);
    keepMatch(card);
  });
  client.subscribe({
    update(update) {
      card = { ...card, ...progressIn(update), touched: Date.now() };
      keepMatch(card);
    },
  });
  void client.watch().catch(() => undefined);
  return client;
}

function progressIn({ shown: { asked, outcome } }: Update): Pick<MatchCard, 'over' | 'mine'> {
  return { over: outcome !== undefined, mine: asked !== undefined && asked.answer === undefined };
}
