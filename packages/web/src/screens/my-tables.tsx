import { catalog } from '@manigance/games';
import type { TableLine } from '@manigance/protocol';
import { Glyph } from '@manigance/ui/icon.tsx';
import { seatLooks, TokenOf } from '@manigance/ui/seats.tsx';
import { useState } from 'preact/hooks';
import { gameThemeClass } from '../game-theme.ts';
import { forgetMatch, keptMatches } from '../local/saved-match.ts';
import { botNames } from '../match/bot-names.ts';
import { isGoing } from '../remote/table-lists.ts';
import { hrefOf } from '../routes.ts';
import type { ScreenWords } from '../text/screens/en.ts';
import { useScreenWords } from '../text/screens/index.ts';

/** One of the player's tables, on the server or in this browser. */
interface Mine {
  readonly id: string;
  readonly game: string;
  readonly names: readonly (string | undefined)[];
  readonly href: string;
  readonly waiting: boolean;
  readonly going: boolean;
  readonly status: string;
  /** Present for matches kept in this browser, which can be deleted. */
  readonly forget?: () => void;
}

const shownAtFirst = 6;

/** The player's tables, those waiting for the player first. */
export function MyTables({ remote }: { readonly remote: readonly TableLine[] }) {
  const words = useScreenWords();
  const [matches, setMatches] = useState(keptMatches);
  const local = matches.map(
    ({ id, game, seats, over, mine }): Mine => ({
      id,
      game,
      names: seats.map(({ name }) => name),
      href: hrefOf({ at: 'match', id }),
      waiting: mine && !over,
      going: !over,
      status: over ? words.home.over : mine ? words.home.yourTurn : words.home.others,
      forget() {
        forgetMatch(id);
        setMatches(keptMatches());
      },
    }),
  );
  const all = [...remote.map((line) => atServer(line, words)), ...local];
  const rank = ({ waiting, going }: Mine) => (waiting ? 0 : going ? 1 : 2);
  const sorted = all.toSorted((one, other) => rank(one) - rank(other));
  const waiting = all.filter((one) => one.waiting).length;
  if (all.length === 0) return undefined;
  return (
    <section class="mine" aria-labelledby="mine">
      <h2 id="mine">
        {waiting > 0 ? words.home.mine : words.home.mineNone}{' '}
        {waiting > 0 && <span class="count">{waiting}</span>}
      </h2>
      <ul>
        {sorted.slice(0, Math.max(shownAtFirst, waiting)).map((one) => (
          <Row key={one.id} {...one} />
        ))}
      </ul>
    </section>
  );
}

function atServer({ id, game, seats, stage, yourTurn }: TableLine, { home }: ScreenWords): Mine {
  const statuses = {
    gathering: home.gathering,
    playing: yourTurn ? home.yourTurn : home.others,
    over: home.over,
    abandoned: home.abandoned,
    expired: home.expired,
    frozen: home.frozen,
  };
  return {
    id,
    game,
    names: seatNames(seats),
    href: hrefOf({ at: 'table', id }),
    waiting: yourTurn,
    going: isGoing(stage),
    status: statuses[stage],
  };
}

function Row({ game, names, href, waiting, going, status, forget }: Mine) {
  const words = useScreenWords();
  const card = catalog.get(game);
  return (
    <li class={`my-table ${gameThemeClass(card)} ${going ? '' : 'is-over'}`}>
      <div>
        <p class="my-game">{card.title}</p>
        <p>{status}</p>
        <SeatTokens game={game} names={names} />
      </div>
      <a class={`btn ${waiting ? 'main' : ''}`} href={href}>
        {waiting ? words.home.continue : words.home.look}
      </a>
      {forget && (
        <button
          type="button"
          class="btn round quiet"
          aria-label={words.home.forget(card.title)}
          onClick={forget}
        >
          <Glyph of="close" />
        </button>
      )}
    </li>
  );
}

/** The seats of a table as a row of tokens; a free seat is an outline. */
export function SeatTokens({
  game,
  names,
}: {
  readonly game: string;
  readonly names: readonly (string | undefined)[];
}) {
  const looks = seatLooks(
    catalog.get(game),
    names.map((name) => name ?? ''),
  );
  return (
    <p class="my-seats">
      {looks.map((look) => (
        <TokenOf
          key={look.seat}
          look={look}
          {...(names[look.seat] === undefined ? { ghost: true } : { label: look.name })}
        />
      ))}
    </p>
  );
}

/** Name on a seat of a server table; `undefined` if it is free. */
export function seatNames(seats: TableLine['seats']): (string | undefined)[] {
  return seats.map(({ name, bot }, seat) => name ?? (bot === undefined ? undefined : botNames[seat]));
}
