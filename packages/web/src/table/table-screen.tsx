import type { Language } from '@manigance/core';
import { catalog, type TableOptions } from '@manigance/games';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useMotion } from '@manigance/ui/use-motion.ts';
import { useRef, useState } from 'preact/hooks';
import { fetchBoard } from '../fetch-board.ts';
import { useGameTheme } from '../game-theme.ts';
import { Loading } from './loading.tsx';
import { type LoadedGame, TableLayout, type TableLayoutProps } from './table-layout.tsx';
import type { SoFar, TableSlots } from './table-slots.ts';
import { useMatch } from './use-match.ts';

/** The table of a match: loads the game's board and texts, then follows the match. */
export function TableScreen(slots: TableSlots) {
  const { game, options } = slots.client;
  const { language } = useSettings();
  const needed = JSON.stringify([game, options]);
  const loaded = useLoad(() => loadGame(game, language, options), [needed, language]);
  // The table stays while another language loads, but not where another game or expansion does.
  const kept = useRef({ needed, loaded });
  if (loaded !== undefined || kept.current.needed !== needed) kept.current = { needed, loaded };
  const latest = kept.current.loaded;
  const [soFar, setSoFar] = useState<SoFar | undefined>(undefined);
  if (latest === undefined) return <Loading />;
  if (soFar?.of === slots.client)
    return <GameTable key="so-far" {...latest} client={soFar.client} Line={soFar.Line} />;
  const { openSoFar } = slots;
  const replaySoFar = async () => {
    const opened = await openSoFar?.(slots.client, () => setSoFar(undefined));
    setSoFar(opened);
    return opened !== undefined;
  };
  const mayReplay = slots.client.past !== undefined && openSoFar !== undefined;
  const more = mayReplay ? { onSoFar: replaySoFar } : {};
  return <GameTable key="now" {...latest} {...slots} {...more} />;
}

/** Loads a game's board and sentences in one language, with what a table with these options needs of it. */
export async function loadGame(
  game: string,
  language: Language,
  options?: TableOptions,
): Promise<LoadedGame> {
  const card = catalog.get(game);
  const [board, { text, cites }] = await Promise.all([
    fetchBoard(game, language, options),
    card.text[language](options),
  ]);
  return { card, board, words: { language, text, cites } };
}

/** The table of a match whose game is loaded. */
export function GameTable(props: Omit<TableLayoutProps, 'position' | 'pacing'>) {
  const motion = useMotion();
  const { position, pacing } = useMatch(props.client, motion, props.board.lookAt);
  useGameTheme(props.card);
  return position === undefined ? (
    <Loading />
  ) : (
    <TableLayout {...props} position={position} pacing={pacing} />
  );
}
