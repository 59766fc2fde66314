import { Character } from '../opponents/character.tsx';
import { useWords } from '../text/index.ts';

/** The character of a bot, by its level: portrait, strength and a line about them. */
export function BotLevel({ game, level }: { readonly game: string; readonly level: string }) {
  const words = useWords();
  return <Character game={game} level={level} title={words.table.botLike} />;
}
