import { catalog } from '@manigance/games';
import type { TableLine } from '@manigance/protocol';
import { gameThemeClass } from '../game-theme.ts';
import { hrefOf } from '../routes.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { paceText } from '../text/screens/pace-text.ts';
import { seatNames } from './my-tables/mine.ts';
import { SeatTokens } from './my-tables/row.tsx';

const most = 12;

/** Tables that anybody may join or watch. */
export function OpenTables({ tables }: { readonly tables: readonly TableLine[] }) {
  const words = useScreenWords();
  if (tables.length === 0) return undefined;
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{words.home.open}</h2>
      <p class="aside">{words.home.openHint}</p>
      <ul>
        {tables.slice(0, most).map((line) => (
          <Row key={line.id} {...line} />
        ))}
      </ul>
    </section>
  );
}

function Row({ id, game, seats, stage, pace }: TableLine) {
  const words = useScreenWords();
  const { and } = useWords();
  const manifest = catalog.get(game);
  const { title } = manifest;
  const sitting = seats.filter(({ name, bot }) => name !== undefined || bot !== undefined);
  const names = sitting.flatMap(({ name }) => name ?? []);
  const free = seats.length - sitting.length;
  const joins = stage === 'gathering' && free > 0;
  return (
    <li class={`my-table ${gameThemeClass(manifest)}`}>
      <div>
        <p class="my-game">{title}</p>
        <p>
          {joins ? words.home.freeSeats(free) : words.home.underWay} · {paceText(pace, words)}
        </p>
        <SeatTokens game={game} names={seatNames(seats)} colours={seats.map(({ colour }) => colour)} />
      </div>
      <a
        class="btn"
        href={hrefOf({ at: 'table', id })}
        aria-label={joins ? words.home.sitLabel(title, and(names)) : words.home.watchLabel(title, and(names))}
      >
        {joins ? words.home.sit : words.home.watch}
      </a>
    </li>
  );
}
