import { languages, legalMoves, Match, refusedMoves, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { texts } from '../text/index.ts';

test.each(languages)('every question, move, event, refusal and outcome has a sentence in %s', (language) => {
  const text = texts.text[language];
  const name = (seat: number) => ['Ada', 'Bob', 'Cleo'][seat] ?? '?';
  const match = new Match(game, { seats: 3, options: { wildOnes: true }, seed: seedFromNumber(5) });
  const said: string[] = match.opening.map((event) => text.event(event, name));
  while (match.state.outcome === undefined) {
    const seat = show(game, match.state, 'spectator').waiting?.seats?.[0] ?? 0;
    const { view, asked } = show(game, match.state, seat);
    said.push(text.asked(asked?.kind ?? '', view, name));
    const moves = legalMoves(game, match.state, seat);
    said.push(...moves.map((move) => text.move(move, view, name)));
    said.push(...refusedMoves(game, match.state, seat).map(({ why }) => text.why(why, name)));
    const move = moves[match.moves.length % 2 === 0 ? moves.length - 1 : 0];
    const played = match.play(seat, move);
    if (!played.ok) throw new Error('an offered move is refused');
    said.push(...played.events.map((event) => text.event(event, name)));
    for (const event of played.events) expect(texts.cites(event)).toMatch(/^LD-\d/);
  }
  said.push(text.outcome(match.state.outcome, name));
  for (const sentence of said) expect(sentence).not.toMatch(/undefined|NaN|\?\?|^$/);
});
