import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  everySetting,
  type Game,
  Match,
  type MatchRecord,
  readRecord,
  recordOf,
  rngFrom,
  seedFromNumber,
} from '@manigance/core';
import { randomMoves } from '@manigance/core/testing';

const folderOf = (game: string) => new URL(`../../../records/${game}/`, import.meta.url);
/** Matches played for a game without records: as many as others keep. */
const mostPlayed = 100;

/** The finished matches that are kept of a game; of a game that has none yet, matches of random moves. */
export function recordsOf(game: Game): MatchRecord[] {
  const folder = folderOf(game.id);
  if (!existsSync(folder)) return Array.from({ length: mostPlayed }, (_, at) => randomRecord(game, at));
  return readdirSync(folder)
    .toSorted()
    .map((file) => readRecord(readFileSync(new URL(file, folder), 'utf8')));
}

/** A match of random moves; in turn they have every number of players and every setting. */
function randomRecord(game: Game, at: number): MatchRecord {
  const { min, max } = game.seats;
  const counts = max - min + 1;
  const settings = everySetting(game);
  const options = settings[Math.floor(at / counts) % settings.length] ?? {};
  const match = new Match(game, { seats: min + (at % counts), options, seed: seedFromNumber(at) });
  for (const _ of randomMoves(match, rngFrom(seedFromNumber(at + mostPlayed))));
  return recordOf(match, '00');
}
