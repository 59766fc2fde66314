import { catalog } from '@manigance/games';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useMotion } from '@manigance/ui/use-motion.ts';
import { fetchBoard } from '../fetch-board.ts';
import { useWorld } from '../world.ts';
import { Loading } from './loading.tsx';
import { TableLayout, type TableLayoutProps } from './table-layout.tsx';
import type { TableSlots } from './table-slots.ts';
import { useMatch } from './use-match.ts';

/** The table of a match: loads the game's board and texts, then follows the match. */
export function TableScreen(slots: TableSlots) {
  const { game } = slots.client;
  const loaded = useLoad(() => Promise.all([fetchBoard(game), catalog.get(game).text()]), [game]);
  if (loaded === undefined) return <Loading />;
  const [board, { texts }] = loaded;
  return <GameTable card={catalog.get(game)} board={board} texts={texts} {...slots} />;
}

/** The table of a match whose game is loaded. */
export function GameTable(props: Omit<TableLayoutProps, 'position'>) {
  const motion = useMotion();
  const position = useMatch(props.client, motion);
  useWorld(props.card);
  return position === undefined ? <Loading /> : <TableLayout {...props} position={position} />;
}
