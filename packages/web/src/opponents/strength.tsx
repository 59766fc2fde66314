import { useLevels } from '../local/level-cards.ts';
import { rankOf } from './rank.ts';
import { Stars } from './stars.tsx';
import { strengthName, useOpponentWords } from './words.ts';

/** The strength of a level in a word and in stars. */
export function Strength({
  game,
  level,
  isNamed = true,
}: {
  readonly game: string;
  readonly level: string;
  /** False: the stars alone, because the word stands beside them. */
  readonly isNamed?: boolean;
}) {
  const words = useOpponentWords();
  const levels = useLevels(game);
  if (levels.length === 0) return undefined;
  const rank = rankOf(level, levels);
  return (
    <span class="strength">
      {isNamed && strengthName(words, rank, levels.length)} <Stars count={rank + 1} of={levels.length} />
    </span>
  );
}
