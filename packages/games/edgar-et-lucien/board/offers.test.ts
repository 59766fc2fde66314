import { legalMoves, Match, seatsAsked, seedFromNumber } from '@manigance/core';
import { describe, expect, test } from 'vitest';
import { type ElMove, type ElVocabulary, game } from '../rules/index.ts';
import { aimOf, narrowed, nextCards, nextChoice, offerId, offersOf, type Parts } from './offers.ts';

/** Every move that can be described by choosing, step by step, as the tray asks for it. */
function describable(moves: readonly ElMove[], parts: Parts = {}): ElMove[] {
  const left = narrowed(moves, parts);
  const choice = nextChoice(moves, parts);
  if (choice === undefined) return [...left];
  const { facet, choices } = choice;
  if (facet === 'cards') {
    const named = parts.cards ?? [];
    return nextCards(left, parts).flatMap((card) =>
      describable(moves, { ...parts, cards: [...named, card] }),
    );
  }
  return choices.flatMap((move) => describable(moves, { ...parts, [facet]: aimOf(move, facet) }));
}

/** The questions of a match in which everybody answers as the number says. */
function* questions(seed: number, seats: number): Generator<readonly ElMove[]> {
  const options = { openMoney: false, firstPlayer: 'seat-0' } as const;
  const match = new Match<ElVocabulary>(game, { seats, options, seed: seedFromNumber(seed) });
  let number = seed;
  for (let step = 0; step < 400 && match.state.outcome === undefined; step++) {
    const [seat = 0] = seatsAsked(game, match.state);
    const moves = legalMoves(game, match.state, seat);
    yield moves;
    number = (number * 48271) % 2147483647;
    const lively = moves.filter((move) => move.do !== 'pass');
    const pool = lively.length > 0 ? lively : moves;
    match.play(seat, pool[number % pool.length]);
  }
}

describe('offered actions', () => {
  test.each([2, 3, 4])('every option but passing can be described step by step, with %i players', (seats) => {
    for (const moves of questions(seats + 20, seats)) {
      if (moves[0]?.do === 'commit') continue; // set on the wheel
      const found = new Set(offersOf(moves, []).flatMap((offer) => describable(offer.moves)));
      const wanted = moves.filter((move) => move.do !== 'pass');
      expect(wanted.filter((move) => !found.has(move))).toEqual([]);
    }
  });

  test('a Swindle is described by its certificate and its three cards, one after another', () => {
    const swindle = (
      certificate: 'wealthy_dandy' | 'grand_zealot',
      ...cards: readonly ('plan_b' | 'corruption' | 'extortion' | 'certification')[]
    ): ElMove => ({
      do: 'playScheme',
      card: 'swindle',
      certificate,
      cards,
    });
    const moves = [
      swindle('wealthy_dandy', 'plan_b', 'plan_b', 'extortion'),
      swindle('wealthy_dandy', 'plan_b', 'extortion', 'corruption'),
      swindle('grand_zealot', 'plan_b', 'plan_b', 'extortion'),
    ];
    expect(nextChoice(moves)?.facet).toBe('certificate');
    expect(nextCards(moves, { certificate: 'wealthy_dandy', cards: ['plan_b'] })).toEqual([
      'plan_b',
      'extortion',
      'corruption',
    ]);
    expect(nextChoice(moves, { certificate: 'wealthy_dandy', cards: ['plan_b', 'plan_b'] })).toBeUndefined();
  });

  test('a thing that is refused everywhere is an offer without moves, with its reasons', () => {
    const move: ElMove = { do: 'buyCity' };
    const refusal = { move, why: { rule: 'EL-9.1', code: 'cannot-pay' } };
    const [offer] = offersOf([{ do: 'pass' }], [refusal]);
    expect(offer).toEqual({ id: offerId(move), who: 'lucien', moves: [], refused: [refusal] });
  });
});
