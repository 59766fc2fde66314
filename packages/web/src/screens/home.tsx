import cards from 'icon:card-random';
import lock from 'icon:padlock';
import bot from 'icon:robot-golem';
import { useState } from 'preact/hooks';
import ankhMorpork from '../art/ankh-morpork.svg';
import edgarEtLucien from '../art/edgar-et-lucien.svg';
import prodigalsClub from '../art/prodigals-club.svg';
import { type GameId, gameCards, gameIds } from '../games.ts';
import { forgetMatch, keptMatches } from '../host/saved-match.ts';
import { Glyph, Icon } from '../pieces/icon.tsx';
import { seatLooks, TokenOf } from '../pieces/seats.tsx';
import { useOffered } from '../remote/guest.ts';
import { useRemoteTables } from '../remote/my-tables.ts';
import { hrefOf } from '../routes.ts';
import { useWords } from '../text/index.ts';
import { Company } from './company.tsx';
import { Frame } from './frame.tsx';
import { playNow } from './play-now.ts';

const posters: Readonly<Record<GameId, string>> = {
  'ankh-morpork': ankhMorpork,
  'edgar-et-lucien': edgarEtLucien,
  'prodigals-club': prodigalsClub,
};

export function Home() {
  const words = useWords();
  return (
    <Frame class="home">
      <h1 class="tagline">{words.home.tagline}</h1>
      <div class="home-top">
        <MyTables />
        <Company />
      </div>
      <section class="games" aria-labelledby="games">
        <h2 id="games">{words.home.games}</h2>
        <ul>
          {gameIds.map((game) => (
            <GamePoster key={game} game={game} />
          ))}
        </ul>
      </section>
      <section class="honest" aria-labelledby="honest">
        <h2 id="honest">{words.home.honest}</h2>
        <ul>
          {[
            { icon: lock, ...words.home.secrets },
            { icon: cards, ...words.home.shuffle },
            { icon: bot, ...words.home.bots },
          ].map(({ icon, title, text }) => (
            <li key={title}>
              <Icon of={icon} />
              <p>
                <b>{title}</b> {text}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  );
}

function GamePoster({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { title, seats, minutes, world } = gameCards[game];
  const offered = useOffered();
  const served = offered !== undefined && offered !== 'none';
  return (
    <li class={`poster ${world}`}>
      <img src={posters[game]} alt="" width="400" height="240" />
      <div class="poster-text">
        <h3>{title}</h3>
        <p>{words.pitch[game]}</p>
        <p class="poster-facts">
          {words.home.players(seats.min, seats.max)} · {words.home.minutes(minutes)}
        </p>
        <div class="poster-buttons">
          <button
            type="button"
            class="btn main"
            aria-label={words.home.playNowLabel(title)}
            onClick={() => playNow(game)}
          >
            {words.home.playNow}
          </button>
          <a
            class="btn"
            href={hrefOf({ at: 'new', game, friends: served })}
            aria-label={served ? words.home.inviteLabel(title) : words.home.openTableLabel(title)}
          >
            {served ? words.home.invite : words.home.openTable}
          </a>
          <a
            class="btn quiet"
            href={hrefOf({ at: 'rules', game, rule: undefined })}
            aria-label={words.home.rulesLabel(title)}
          >
            {words.home.rules}
          </a>
        </div>
      </div>
    </li>
  );
}

/** Matches kept in this browser, those waiting for me first. */
function MyTables() {
  const words = useWords();
  const [matches, setMatches] = useState(keptMatches);
  const remote = useRemoteTables();
  const waiting =
    remote.filter(({ yourTurn }) => yourTurn).length +
    matches.filter(({ mine, over }) => mine && !over).length;
  if (matches.length + remote.length === 0) return undefined;
  return (
    <section class="mine" aria-labelledby="mine">
      <h2 id="mine">
        {waiting > 0 ? words.home.mine : words.home.mineNone}{' '}
        {waiting > 0 && <span class="count">{waiting}</span>}
      </h2>
      <ul>
        {remote.map(({ id, game, seats, stage, yourTurn }) => {
          const card = gameCards[game as GameId];
          return (
            <li key={id} class={`my-table ${card.world}`}>
              <div>
                <p class="my-game">{card.title}</p>
                <p>
                  {stage === 'gathering'
                    ? words.lobby.title
                    : yourTurn
                      ? words.home.yourTurn
                      : words.home.others}
                </p>
                <p class="my-seats">
                  {seatLooks(
                    card,
                    seats.map(({ name }) => name ?? '?'),
                  ).map((look) => (
                    <TokenOf key={look.seat} look={look} label={look.name} />
                  ))}
                </p>
              </div>
              <a class={`btn ${yourTurn ? 'main' : ''}`} href={hrefOf({ at: 'table', id })}>
                {yourTurn ? words.home.continue : words.home.look}
              </a>
            </li>
          );
        })}
        {matches.slice(0, 6).map(({ id, game, seats, over, mine }) => {
          const card = gameCards[game];
          return (
            <li key={id} class={`my-table ${card.world} ${over ? 'is-over' : ''}`}>
              <div>
                <p class="my-game">{card.title}</p>
                <p>{over ? words.home.over : mine ? words.home.yourTurn : words.home.others}</p>
                <p class="my-seats">
                  {seatLooks(
                    card,
                    seats.map(({ name }) => name),
                  ).map((look) => (
                    <TokenOf key={look.seat} look={look} label={look.name} />
                  ))}
                </p>
              </div>
              <a class={`btn ${mine && !over ? 'main' : ''}`} href={hrefOf({ at: 'match', id })}>
                {over ? words.home.look : words.home.continue}
              </a>
              <button
                type="button"
                class="btn round quiet"
                aria-label={words.home.forget(card.title)}
                onClick={() => {
                  forgetMatch(id);
                  setMatches(keptMatches());
                }}
              >
                <Glyph of="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
