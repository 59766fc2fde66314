import type { Followed } from '../remote/use-remote.ts';
import { useScreenWords } from '../text/screens/index.ts';

/** Takes the seat back from the bot that plays on it. */
export function TakeOverButton({
  followed: { table, info },
}: {
  readonly followed: Pick<Followed, 'table' | 'info'>;
}) {
  const { menu } = useScreenWords();
  return (
    <button
      type="button"
      class="btn main"
      onClick={() => void table.do({ type: 'takeOver', table: info.id })}
    >
      {menu.takeOver}
    </button>
  );
}
