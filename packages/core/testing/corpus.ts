import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { canonical } from '../src/canonical.ts';
import type { Game, Vocabulary } from '../src/game.ts';
import { start } from '../src/match.ts';
import { MoveList } from '../src/move-list.ts';
import { legalMoves, play } from '../src/play.ts';
import type { Line } from './explored.ts';

/**
 * A few matches of a game that together reach all its features, with a fingerprint of the rules along them: of the
 * position and of everybody's legal moves before each move, and of the position at the end.
 */
export interface Corpus {
  readonly rulesVersion: number;
  readonly lines: readonly (Line & { readonly trail: readonly string[] })[];
}

/** The file of a game's corpus, beside its manifest. */
export function corpusFile(manifest: string): URL {
  return new URL('./test/corpus.json.br', manifest);
}

/** The corpus of a game that has one. */
export function readCorpus(manifest: string): Corpus | undefined {
  if (!existsSync(corpusFile(manifest))) return undefined;
  return JSON.parse(brotliDecompressSync(readFileSync(corpusFile(manifest))).toString()) as Corpus;
}

/** Writes the corpus of a game from these lines. */
export function writeCorpus(manifest: string, game: Game, lines: readonly Line[]): void {
  const corpus: Corpus = {
    rulesVersion: game.rulesVersion,
    lines: lines.map((line) => ({ ...line, trail: trailOf(game, line) })),
  };
  writeFileSync(corpusFile(manifest), brotliCompressSync(JSON.stringify(corpus)));
}

/** The fingerprints along a match, one per position; shorter than its moves where one of them is refused. */
export function trailOf(game: Game, { setup, moves }: Line): string[] {
  let state = start(game, setup);
  const trail: string[] = [];
  for (const { seat, move } of moves) {
    trail.push(fingerprint(game, state));
    const played = play(game, state, seat, move);
    if (!played.ok) return trail;
    state = played.state;
  }
  return [...trail, fingerprint(game, state)];
}

/** The order in which moves are offered does not matter. */
function fingerprint(game: Game, state: Vocabulary['state']): string {
  const { events, knowledge, ...position } = state;
  const hash = createHash('sha256').update(canonical(position));
  for (let seat = 0; seat < state.seats && state.outcome === undefined; seat++) {
    const list = new MoveList({ explains: false });
    game.anytime?.options(state, seat, list);
    const offered = [...list.offered(), ...legalMoves(game, state, seat)].map(canonical).sort();
    hash.update(`\n${seat}: ${offered.join(' ')}`);
  }
  return hash.digest('hex').slice(0, 6);
}

/** Where the rules have changed since the corpus was made: in which match, and before which of its moves. */
export function changesSince(corpus: Corpus, game: Game): string[] {
  return corpus.lines.flatMap((line, match) => {
    const trail = trailOf(game, line);
    const at = line.trail.findIndex((fingerprint, position) => fingerprint !== trail[position]);
    if (at < 0) return [];
    const answer = canonical(line.moves[at] ?? 'the end');
    return [
      `match ${match + 1}, of ${line.setup.seats} players: position or legal moves differ at move ${at + 1}, ${answer}`,
    ];
  });
}
