import { catalog } from '@manigance/games';
import { Glyph } from '@manigance/ui/icon.tsx';
import { Logo } from '@manigance/ui/logo.tsx';
import { useTitle } from '../../game-theme.ts';
import { hrefOf } from '../../routes.ts';
import { useWords } from '../../text/index.ts';
import { useOpenedPuzzle } from './puzzle-context.ts';
import { usePuzzleWords } from './words.ts';

/** The top bar of a puzzle: its number and the exit. */
export function PuzzleBar() {
  const words = usePuzzleWords();
  const { toHome } = useWords();
  const { game, number } = useOpenedPuzzle();
  const { title } = catalog.get(game);
  useTitle(`${words.number(number)} · ${title} · Manigance`);
  return (
    <header class="top-bar lesson-bar puzzle-bar">
      <a class="top-home" href={hrefOf({ at: 'home' })} aria-label={toHome}>
        <Logo plain />
      </a>
      <h1>{words.number(number)}</h1>
      <span class="puzzle-game">{title}</span>
      <a class="bar-button" href={hrefOf({ at: 'puzzles', game })} aria-label={words.leave}>
        <Glyph of="close" />
      </a>
    </header>
  );
}
