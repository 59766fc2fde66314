import {
  canonical,
  imagine,
  legalMoves,
  Match,
  play,
  readOptions,
  rngFrom,
  type State,
  seatsAsked,
  show,
} from '@manigance/core';
import { catalog } from '@manigance/games';
import { waitsInSecret } from '@manigance/table';
import { expect, test } from 'vitest';

const loaded = await Promise.all(catalog.manifests.map(async ({ rules }) => (await rules()).game));
const secretGames = loaded.filter(({ frames }) =>
  Object.values(frames).some((rule) => 'asks' in rule && rule.asking === 'hidden'),
);

/** Arrangements of the hidden information tried for each question put in secret. */
const arrangements = 12;

/** Everything that everybody sees after a move. */
function publicSight(game: (typeof loaded)[number], state: State): string {
  return canonical([
    show(game, state, 'spectator'),
    state.events.map((event) => game.witness(event, 'spectator') ?? ''),
  ]);
}

// The screen is handed to the person who is asked in secret, so everybody at it sees who that is.
test.each(secretGames.map((game) => [game.id, game] as const))(
  '%s: who is asked in secret follows from what everybody knows',
  (_id, game) => {
    const rng = rngFrom('5'.padStart(32, '0'));
    let compared = 0;
    for (let number = 1; number <= 6; number++) {
      const seed = number.toString(16).padStart(32, '0');
      const match = new Match(game, { seats: 3, options: readOptions(game, {}), seed });
      for (let turn = number; match.state.outcome === undefined; turn++) {
        const before = match.state;
        const [seat = 0] = seatsAsked(game, before);
        const options = legalMoves(game, before, seat);
        const move = options[(turn * 7) % options.length];
        match.play(seat, move);
        if (!waitsInSecret(game, match.state)) continue;
        const asked = seatsAsked(game, match.state);
        const known = show(game, before, 'spectator');
        const seen = publicSight(game, match.state);
        for (let draw = 0; draw < arrangements; draw++) {
          const other = imagine(game, known, rng);
          if (!seatsAsked(game, other).includes(seat)) continue; // an earlier moment of the same window
          const played = play(game, other, seat, move);
          // Another hand, die or event.
          if (!played.ok || publicSight(game, played.state) !== seen) continue;
          expect(seatsAsked(game, played.state)).toEqual(asked);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  },
  60_000,
);
