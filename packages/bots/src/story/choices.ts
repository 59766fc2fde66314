import {
  type Answer,
  canonical,
  type Game,
  type MatchRecord,
  replay,
  type Seat,
  type Shown,
  sha256,
  show,
  type Vocabulary,
  witnessed,
} from '@manigance/core';

/** A choice between several moves, with all its seat knew of it. */
export interface Choice<W extends Vocabulary> {
  /** Number of moves before it. */
  readonly number: number;
  readonly seat: Seat;
  /** Number of seats at the table. */
  readonly seats: number;
  readonly shown: Shown<W>;
  readonly history: readonly W['event'][];
  readonly played: W['move'];
  /** Random seed of the thoughts about it. */
  readonly seed: string;
}

/** Every choice of a record, in its order. */
export function choicesIn<W extends Vocabulary>(game: Game<W>, record: MatchRecord): readonly Choice<W>[] {
  const opening = replay(game, record, { to: 0 });
  const histories = Array.from({ length: record.seats }, (_, seat) => witnessed(game, opening.opening, seat));
  const found: Choice<W>[] = [];
  const look = (state: W['state'], number: number) => {
    const answer = record.moves[number] as Answer<W['move']> | undefined;
    const choice = answer && choiceAt(game, state, number, answer, histories[answer.seat] ?? []);
    if (choice !== undefined) found.push(choice);
  };
  look(opening.state, 0);
  replay(game, record, {
    after: ({ state, moves }) => {
      for (const [seat, kept] of histories.entries()) {
        const seen = witnessed(game, state.events, seat);
        if (seen.length > 0) histories[seat] = [...kept, ...seen];
      }
      look(state, moves.length);
    },
  });
  return found;
}

function choiceAt<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  number: number,
  { seat, move }: Answer<W['move']>,
  history: readonly W['event'][],
): Choice<W> | undefined {
  const shown = show(game, state, seat);
  const options = shown.asked?.options ?? [];
  const key = canonical(move);
  // A move made unasked, such as leaving, is no choice.
  if (options.length < 2 || !options.some((option) => canonical(option) === key)) return undefined;
  // The seed is not that of the match, from which the hidden information follows.
  const seed = sha256(`story:${number}`).slice(0, 32);
  return { number, seat, seats: state.seats, shown, history, played: move, seed };
}
