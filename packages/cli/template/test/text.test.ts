import { languages, Match, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { texts } from '../text/index.ts';

test.each(languages)('every question, move, event and outcome has a sentence in %s', (language) => {
  const text = texts.text[language];
  const name = (seat: number) => ['Ada', 'Bob'][seat] ?? '?';
  const match = new Match(game, { seats: 2, options: { stones: 15 }, seed: seedFromNumber(5) });
  const said: string[] = [];
  for (let seat = 0; match.state.outcome === undefined; seat = 1 - seat) {
    const { view, asked } = show(game, match.state, seat);
    const [move] = asked?.options ?? [];
    if (asked === undefined || move === undefined) throw new Error(`seat ${seat} has no move`);
    said.push(text.asked(asked.kind, view, name), text.move(move, view, name));
    const played = match.play(seat, move);
    if (played.ok) said.push(...played.events.map((event) => text.event(event, name)));
  }
  said.push(text.outcome(match.state.outcome, name));
  for (const sentence of said) expect(sentence).not.toMatch(/undefined|NaN|\?|^$/);
});
