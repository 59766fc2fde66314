import { catalog } from '@manigance/games';
import { Glyph } from '@manigance/ui/icon.tsx';
import { Logo } from '@manigance/ui/logo.tsx';
import { Seats, seatLooks, Token } from '@manigance/ui/seats.tsx';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useGameTheme, useTitle } from '../../game-theme.ts';
import type { HandOver } from '../../local/hand-over.ts';
import type { KeptMatch } from '../../local/saved-match.ts';
import { hrefOf } from '../../routes.ts';
import { useWords } from '../../text/index.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { PublicProgress } from './public-progress.tsx';
import './style/index.css';

/** The button takes no press before, so that a double press gives nothing away; ms. */
const deafFor = 600;

/** Hides the table until the next person has the screen. It shows nothing but what everybody may see. */
export function HandOverScreen({
  match,
  handOver: { to, from, shown },
  onTake,
}: {
  readonly match: KeptMatch;
  readonly handOver: HandOver;
  readonly onTake: () => void;
}) {
  const { toHome } = useWords();
  const { handOver: words } = useScreenWords();
  const { game, seats } = match;
  const card = catalog.get(game);
  const looks = seatLooks(card, seats);
  const [title, told] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  const since = useRef(Number.POSITIVE_INFINITY);
  useGameTheme(card);
  useTitle(`${card.title} · Manigance`);
  useEffect(() => {
    since.current = performance.now();
    button.current?.focus();
  }, []);
  if (to === 'everyone') return undefined;
  const name = looks[to]?.name ?? '';
  const last = from === undefined ? undefined : looks[from]?.name;
  return (
    <Seats.Provider value={looks}>
      <div class="hand-over">
        <img class="hand-over-ground" src={card.poster} alt="" />
        <header class="top-bar">
          <a class="top-home" href={hrefOf({ at: 'home' })} aria-label={toHome}>
            <Logo plain />
          </a>
          <h1>{card.title}</h1>
          <div class="top-progress">
            <PublicProgress match={match} shown={shown} />
          </div>
        </header>
        <main>
          <h2 id={title}>
            <span>{words.passTo}</span> <Token seat={to} />
            <b>{name}</b>
          </h2>
          <p id={told}>{last === undefined ? words.resumed : words.hasPlayed(last)}</p>
          <button
            ref={button}
            type="button"
            class="btn main"
            aria-describedby={`${title} ${told}`}
            onClick={() => performance.now() - since.current > deafFor && onTake()}
          >
            <Glyph of="eye" />
            {words.itIsMe(name)}
          </button>
          <p class="hand-over-aside">
            <Glyph of="noEye" />
            {words.othersLookAway}
          </p>
        </main>
        <footer>
          <ol class="hand-over-order" aria-label={words.order}>
            {looks.map((look) => (
              <li key={look.seat} aria-current={look.seat === to ? 'step' : undefined}>
                <Token seat={look.seat} />
                {look.name}
              </li>
            ))}
          </ol>
        </footer>
      </div>
    </Seats.Provider>
  );
}
