import {
  type Game,
  legalMoves,
  Match,
  type MatchSetup,
  pick,
  Runner,
  rngFrom,
  seedFromNumber,
  type Vocabulary,
} from '../src/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import { type Card, cards, printed, type Smugglers } from '../testing/smugglers-words.ts';

/** A smugglers position with these hands; the remaining cards are in the deck. */
export function position(hands: Card[][], more: Partial<Smugglers> = {}): Smugglers {
  const start = smugglers.setup(hands.length, { nights: 1 }, rngFrom(seedFromNumber(1)));
  const state = { ...start, night: 1, watched: 'north', informer: 0, ...more, hands } as Smugglers;
  const placed = [...hands.flat(), ...state.boats.flat(), ...state.sold, ...state.seized];
  const deck = cards.flatMap((card) => Array.from({ length: printed[card].count }, () => card));
  for (const card of placed) deck.splice(deck.indexOf(card), 1);
  return { ...state, deck: more.deck ?? deck };
}

/** A stack with a turn of this seat, then one of the next seat, then the end of the night. */
export function turnOf(seat: number, { actions = 2 } = {}): Smugglers['pending'] {
  const next = { kind: 'turn', seat: (seat + 1) % 2, actions: 2, denounced: false } as const;
  return [{ kind: 'dawn' }, next, { kind: 'turn', seat, actions, denounced: false }];
}

/** Plays a match at random to its end, stopping before every move. */
export function wander<W extends Vocabulary>(
  game: Game<W>,
  setup: MatchSetup<W>,
  visit: (match: Match<W>, seat: number, move: W['move']) => void = () => {},
): Match<W> {
  const match = new Match(game, setup);
  const [rng, runner] = [rngFrom(setup.seed), new Runner(game)];
  while (match.state.outcome === undefined) {
    const seat = pick(rng, runner.seatsAsked(match.state));
    const move = pick(rng, legalMoves(game, match.state, seat));
    visit(match, seat, move);
    if (!match.play(seat, move).ok) throw new Error(`refused: ${JSON.stringify(move)}`);
  }
  return match;
}

/** Freezes a value deeply: every write throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
