import { expect, test } from 'vitest';
import { type Game, push, show, start } from '../src/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import { frames } from '../testing/smugglers-frames.ts';
import type { SmugglersWords } from '../testing/smugglers-words.ts';

/** A turn in which all one can do is rest, as everybody can see. */
function resting(more: object): Game<SmugglersWords> {
  const turn = {
    ...frames.turn,
    options: (...[, , , list]: Parameters<typeof frames.turn.options>) => list.offer({ do: 'rest' }),
    ...more,
  };
  return { ...smugglers, frames: { ...frames, turn } };
}

function askedIn(game: Game<SmugglersWords>) {
  const state = start(game, { seats: 2, options: { nights: 2 }, seed: '0'.repeat(32) });
  push(state, { kind: 'turn', seat: 0, actions: 2, denounced: false });
  return show(game, state, 0).asked;
}

test('a question with a single option is marked where everyone can see that it has no other', () => {
  expect(askedIn(resting({ openlyForced: () => true }))).toMatchObject({ isForced: true });
});

test('it is not marked where the game does not say so, has a choice, or asks in secret', () => {
  expect(askedIn(resting({}))).not.toHaveProperty('isForced');
  expect(askedIn(resting({ openlyForced: () => false }))).not.toHaveProperty('isForced');
  expect(askedIn(resting({ openlyForced: () => true, asking: 'hidden' }))).not.toHaveProperty('isForced');
  const turn = { ...frames.turn, openlyForced: () => true };
  expect(askedIn({ ...smugglers, frames: { ...frames, turn } })).not.toHaveProperty('isForced');
});
