import { fullSkill, Player, playPositions, RandomPlayer } from '@manigance/bots';
import { Match, readOptions, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { pursesAfter } from '../bot/purses.ts';
import { type ElVocabulary, game } from '../rules/index.ts';

const skill = { ...fullSkill, budget: { iterations: 200 } };
const options = readOptions(game, {});

test('EL-21.6 the whole log gives every purse', () => {
  for (let round = 0; round < 12; round++) {
    const setup = { seats: 2 + (round % 3), options, seed: seedFromNumber(round) };
    const players = Array.from({ length: setup.seats }, () => new RandomPlayer<ElVocabulary>());
    for (const { state, history } of playPositions(game, setup, players)) {
      expect(pursesAfter(history)?.slice(0, state.seats)).toEqual(state.money);
    }
  }
});

test('EL-21.6 a log without its beginning gives no purse', () => {
  expect(pursesAfter([{ type: 'taxed', seat: 0, popularity: 0, money: 20_000 }])).toBeUndefined();
});

/** Both have chosen where to begin; both are asked for their programme. */
function atProgramme(): Match<ElVocabulary> {
  const match = new Match(game, { seats: 2, options, seed: seedFromNumber(3) });
  while (match.state.pending.at(-1)?.kind === 'place') {
    const seat = match.state.order[
      match.state.districts.indexOf(0) === -1 ? 0 : match.moves.length
    ] as number;
    match.play(seat, show(game, match.state, seat).asked?.options[match.moves.length * 5]);
  }
  return match;
}

test('EL-5.1 a sealed answer is thought about whether or not the other has given one, and not otherwise for it', () => {
  const [one, other] = (['immobile', 'red'] as const).map((edgar) => {
    const match = atProgramme();
    match.play(0, { do: 'commit', edgar, lucien: 'immobile' });
    const shown = show(game, match.state, 1);
    expect(shown.answered).toEqual([0]);
    return new Player(brain, skill).decide(shown, { seed: seedFromNumber(9) });
  });
  expect(one?.move.do).toBe('commit');
  expect(one?.candidates.length).toBeGreaterThan(5);
  expect(other).toEqual(one);
});

test('EL-6.4 no wheel is turned to where no way leads', () => {
  const match = atProgramme();
  const shown = show(game, match.state, 0);
  const { candidates } = new Player(brain, skill).decide(shown, { seed: seedFromNumber(9) });
  expect(candidates.length).toBeLessThan(64);
});
