import type { TableLine } from '@manigance/protocol';
import { hrefOf } from '../../routes.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { useMyTables } from './mine.ts';
import { MyTableRow } from './row.tsx';

/** Rows on the home page; a phone shows fewer, so that the games stay in sight. */
const shownAtHome = 6;

/** The player's tables on the home page, with a link to all of them. */
export function MyTables({ remote }: { readonly remote: readonly TableLine[] }) {
  const { home } = useScreenWords();
  const mine = useMyTables(remote);
  const shown = mine.filter(({ isHidden }) => !isHidden).slice(0, shownAtHome);
  const waiting = mine.filter(({ isWaiting }) => isWaiting).length;
  if (mine.length === 0) return undefined;
  return (
    <section class="mine" aria-labelledby="mine">
      <h2 id="mine">
        {waiting > 0 ? home.mine : home.mineNone} {waiting > 0 && <span class="count">{waiting}</span>}
      </h2>
      <a class="all-mine" href={hrefOf({ at: 'tables' })}>
        {home.allMine(mine.length)}
      </a>
      {shown.length > 0 && (
        <ul>
          {shown.map((one) => (
            <MyTableRow key={one.id} mine={one} />
          ))}
        </ul>
      )}
    </section>
  );
}
