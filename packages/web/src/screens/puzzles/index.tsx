import type { Puzzle, PuzzleFile } from '@manigance/bots/puzzle';
import { catalog } from '@manigance/games';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useWords } from '../../text/index.ts';
import { Frame } from '../frame.tsx';
import { PuzzleList } from './puzzle-list.tsx';
import { PuzzleScreen } from './puzzle-screen.tsx';
import { usePuzzleWords } from './words.ts';
import '../../style/tried/index.css';
import '../lessons/style/index.css';
import './style/index.css';

/** The puzzles of a game: the one of the day and earlier ones, or one of them at the table. */
export function PuzzlesScreen({
  game,
  of,
}: {
  readonly game: string;
  /** The number of a puzzle, from 1. */
  readonly of: string | undefined;
}) {
  const number = of === undefined ? undefined : Number(of);
  const words = usePuzzleWords();
  const { loading } = useWords();
  const manifest = catalog.get(game);
  const puzzles = useLoad(() => loadPuzzles(manifest.puzzles), [game]);
  const puzzle = number === undefined ? undefined : puzzles?.[number - 1];
  if (puzzle !== undefined && number !== undefined)
    return <PuzzleScreen key={number} {...{ game, number, puzzle }} count={puzzles?.length ?? 0} />;
  if (puzzles !== undefined && puzzles.length > 0 && number === undefined)
    return <PuzzleList game={game} count={puzzles.length} />;
  const isMissing = puzzles !== undefined;
  return (
    <Frame title={words.title(manifest.title)} game={manifest} about={words.about}>
      <p role={isMissing ? 'alert' : 'status'}>{isMissing ? words.missing : loading}</p>
    </Frame>
  );
}

/** The puzzles of a file, none where there is none or it cannot be read. */
async function loadPuzzles(address: string | undefined): Promise<readonly Puzzle[]> {
  if (address === undefined) return [];
  try {
    const response = await fetch(address);
    const [, ...puzzles] = (await response.json()) as PuzzleFile;
    return puzzles;
  } catch {
    return []; // offline, and not kept
  }
}
