import type { Language } from '@manigance/core';
import { type CompetitionId, type PlayerView, possessionTiles, unsoldPenalty } from './from-game.ts';
import { lastWillCards } from './last-will-cards.ts';
import { wordsOf } from './words/index.ts';

/** PC-11.10, PC-16.6 The parts of a score, so that players can check the sum. */
export function scoreParts(player: PlayerView, competition: CompetitionId, language: Language): string {
  const { words, phrases } = wordsOf(language);
  if (competition === 'election') return words.sumVotes(phrases.figure(player.election?.votes ?? 0));
  if (competition === 'possessions') {
    const { pounds = 0, tiles = [] } = player.possessions ?? {};
    const worth = possessionTiles.reduce((sum, { id, value }) => (tiles.includes(id) ? sum + value : sum), 0);
    return words.sumPossessions(
      words.money(pounds),
      tiles.length,
      words.money(worth),
      words.money(unsoldPenalty),
    );
  }
  if (competition === 'last-will') {
    const { pounds = 0, board = [] } = player.lastWill ?? {};
    const properties = board.filter(({ card }) => lastWillCards.loaded.cardOf(card).property !== undefined);
    const worth = properties.reduce((sum, { value }) => sum + value, 0);
    return words.sumLastWill(words.money(pounds), properties.length, words.money(worth));
  }
  const rows = Object.values(player.society?.markers ?? {}).map(({ value }) => phrases.figure(value));
  return words.sumSociety(rows.join(', '));
}
