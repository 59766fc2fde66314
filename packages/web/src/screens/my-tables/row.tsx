import { catalog } from '@manigance/games';
import { Glyph } from '@manigance/ui/icon.tsx';
import { seatLooks, TokenOf } from '@manigance/ui/seats.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { gameThemeClass } from '../../game-theme.ts';
import { useWords } from '../../text/index.ts';
import { agoText, leftText } from '../../text/moment.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import type { MyTable } from './mine.ts';

/** One of the player's tables. `isWhole`: with everything that can be done with it. */
export function MyTableRow({
  mine,
  isWhole = false,
}: {
  readonly mine: MyTable;
  readonly isWhole?: boolean;
}) {
  const { home, after } = useScreenWords();
  const { and } = useWords();
  const { game, names, href, isWaiting, isGoing, status, forget, hide, replayHref } = mine;
  const card = catalog.get(game);
  const players = and(names.filter((name) => name !== undefined));
  const label = home.tableLabel(card.title, [players, mine.code].filter(Boolean).join(', '));
  return (
    <li class={`my-table ${gameThemeClass(card)} ${isGoing ? '' : 'is-over'}`}>
      <div>
        <p class="my-game">{card.title}</p>
        <p>{status}</p>
        <p class="aside my-names">{players}</p>
        <Facts mine={mine} />
        <SeatTokens game={game} names={names} colours={mine.colours} />
      </div>
      <div class="my-buttons">
        <a class={`btn ${isWaiting ? 'main' : ''}`} href={href} title={label}>
          {isWaiting ? home.continue : home.look}
        </a>
        {isWhole && replayHref && (
          <a class="btn quiet" href={replayHref} title={label}>
            {after.replay}
          </a>
        )}
        {isWhole && hide && !isWaiting && (
          <button type="button" class="btn quiet" title={label} onClick={() => hide(!mine.isHidden)}>
            {mine.isHidden ? home.unhide : home.hide}
          </button>
        )}
      </div>
      {forget && (
        <button
          type="button"
          class="btn round quiet"
          aria-label={home.forget(card.title)}
          title={label}
          onClick={forget}
        >
          <Glyph of="close" />
        </button>
      )}
    </li>
  );
}

/** Last activity, time left, unread chat, and the code where it is needed. */
function Facts({ mine: { touched, until, unread, code } }: { readonly mine: MyTable }) {
  const { language } = useSettings();
  const { table } = useWords();
  const { home } = useScreenWords();
  const facts = [
    agoText(touched, language),
    ...(until === undefined ? [] : [home.timeLeft(leftText(until, table.clockDays))]),
    ...(code === undefined ? [] : [code]),
  ];
  return (
    <p class="aside my-facts">
      {facts.join(' · ')}
      {unread > 0 && (
        <>
          {' · '}
          <b>{table.unread(unread)}</b>
        </>
      )}
    </p>
  );
}

/** The seats of a table as a row of tokens; a free seat is an outline. */
export function SeatTokens({
  game,
  names,
  colours,
}: {
  readonly game: string;
  readonly names: readonly (string | undefined)[];
  /** The colours chosen for the seats. */
  readonly colours: readonly (string | undefined)[];
}) {
  const looks = seatLooks(
    catalog.get(game),
    names.map((name, seat) => ({ name: name ?? '', colour: colours[seat] })),
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
