import { legalMoves, Match, type Move, readOptions, seatsAsked } from '@manigance/core';
import { catalog } from '@manigance/games';
import { type BotRequest, secretAnswerDelay, waitsInSecret } from '@manigance/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalBots } from './local-bots.ts';
import { LocalTable } from './local-table.ts';
import type { SavedMatch } from './saved-match.ts';

const loaded = await Promise.all(catalog.manifests.map(async ({ rules }) => (await rules()).game));
const secretGames = loaded.filter(({ frames }) =>
  Object.values(frames).some((rule) => 'asks' in rule && rule.asking === 'hidden'),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // Bots that need no time, so that only the drawn moment delays their answers.
  const decide = async ({ shown }: BotRequest) => shown.asked?.options[0] as Move;
  vi.spyOn(LocalBots.prototype, 'decide').mockImplementation(decide);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A match against bots, saved when a bot is asked in secret. */
function askedInSecret(game: (typeof loaded)[number]): SavedMatch {
  for (let number = 1; ; number++) {
    const seed = number.toString(16).padStart(32, '0');
    const match = new Match(game, { seats: 3, options: readOptions(game, {}), seed });
    for (let turn = number; match.state.outcome === undefined; turn++) {
      const [seat = 0] = seatsAsked(game, match.state);
      if (seat !== 0 && waitsInSecret(game, match.state)) {
        const bot = { name: 'Bot', level: 'any' };
        const kept = { id: 'secret', game: game.id, options: match.setup.options, over: false, mine: false };
        return {
          ...kept,
          seats: [{ name: 'Me' }, bot, bot],
          touched: 0,
          seed,
          salt: seed,
          moves: match.moves,
        };
      }
      const options = legalMoves(game, match.state, seat);
      match.play(seat, options[(turn * 7) % options.length]);
    }
  }
}

test.each(secretGames.map((game) => [game.id, game] as const))(
  '%s: a bot of the page answers a secret question at its drawn moment, once the page has shown everything',
  async (_id, game) => {
    const sent: { readonly type: string; readonly number?: number }[] = [];
    const page = { send: (text: string) => sent.push(JSON.parse(text)), handOver: () => undefined };
    const table = await LocalTable.open(askedInSecret(game), page);
    if (table === 'outdated') throw new Error('the match does not open');
    await table.handle({ type: 'watch', id: 1, table: 'secret' });
    const updates = () => sent.filter(({ type }) => type === 'update').length;
    const [least, most] = secretAnswerDelay;
    await vi.advanceTimersByTimeAsync(10 * most);
    expect(updates()).toBe(0);
    table.show(sent[0]?.number ?? 0);
    await vi.advanceTimersByTimeAsync(least - 1);
    expect(updates()).toBe(0);
    // Two bots at most are asked before everybody sees the outcome.
    await vi.advanceTimersByTimeAsync(2 * most);
    expect(updates()).toBeGreaterThan(0);
  },
);
