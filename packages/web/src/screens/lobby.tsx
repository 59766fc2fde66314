import { useEffect, useState } from 'preact/hooks';
import { type GameId, gameCards } from '../games.ts';
import { seatLooks, TokenOf } from '../pieces/seats.tsx';
import { connection } from '../remote/connection.ts';
import { offeredGames } from '../remote/guest.ts';
import type { Followed } from '../remote/use-remote.ts';
import { hrefOf } from '../routes.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../text/index.ts';
import { Frame } from './frame.tsx';
import { QrCode } from './qr-code.tsx';

/** A table that waits for its players: how to invite them, and who is there. */
export function Lobby({ followed: { info, me } }: { readonly followed: Followed }) {
  const words = useWords();
  const { name } = useSettings();
  const [copied, setCopied] = useState(false);
  const game = info.game as GameId;
  const card = gameCards[game];
  const link = new URL(hrefOf({ at: 'join', code: info.code }), location.href.split('#')[0]).href;
  const names = info.seats.map(({ person }) => person?.name ?? '');
  const looks = seatLooks(card, names);
  const mine = info.seats.find(({ person }) => person !== undefined && person.id === me);
  const isHost = info.host === me;
  const hostName = info.seats.find(({ person }) => person?.id === info.host)?.person?.name ?? '';
  const tell = connection();
  const ask = (message: Parameters<typeof tell.ask>[0]) => void tell.ask(message).catch(() => undefined);
  const rename = (next: string) => {
    changeSettings({ name: next });
    if (next.trim() !== '') ask({ type: 'name', name: next.trim() });
  };
  return (
    <Frame title={words.lobby.title} class={`narrow ${card.world}-edge`}>
      <h1>
        {card.title}: {words.lobby.title}
      </h1>
      <section class="panel invite" aria-label={words.lobby.link}>
        <div>
          <p class="aside">{words.lobby.code}</p>
          <p class="code">{info.code}</p>
          <p class="invite-link">{link}</p>
          <button
            type="button"
            class="btn"
            onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
          >
            {words.lobby.copy}
          </button>
          <p role="status" class="aside">
            {copied && words.lobby.copied}
          </p>
        </div>
        <QrCode text={link} label={words.lobby.qr} />
      </section>
      <section class="panel" aria-label={words.table.seats}>
        <ul class="lobby-seats">
          {info.seats.map(({ seat, person, bot }) => (
            <li key={seat}>
              {looks[seat] && <TokenOf look={looks[seat]} />}
              <b>{person?.name ?? (bot ? words.newTable.bot : words.lobby.free)}</b>
              {person?.id === me && <span class="aside">({words.table.me})</span>}
              {person === undefined && mine === undefined && (
                <button type="button" class="btn" onClick={() => ask({ type: 'sit', table: info.id, seat })}>
                  {words.lobby.sit}
                </button>
              )}
            </li>
          ))}
        </ul>
        <label class="field">
          <span>{words.newTable.name}</span>
          <input value={name} maxLength={24} onChange={(event) => rename(event.currentTarget.value)} />
        </label>
      </section>
      {isHost ? (
        <Start table={info.id} game={game} />
      ) : (
        <p class="aside">{words.lobby.hostStarts(hostName)}</p>
      )}
      <button type="button" class="btn quiet" onClick={() => ask({ type: 'leave', table: info.id })}>
        {words.lobby.leave}
      </button>
    </Frame>
  );
}

function Start({ table, game }: { readonly table: string; readonly game: GameId }) {
  const words = useWords();
  const [level, setLevel] = useState<string | undefined>(undefined);
  useEffect(() => {
    void offeredGames().then((games) => {
      const levels = games?.find(({ id }) => id === game)?.levels ?? [];
      setLevel(levels[Math.floor((levels.length - 1) / 2)]);
    });
  }, [game]);
  const start = () =>
    void connection()
      .ask({ type: 'start', table, ...(level === undefined ? {} : { fill: level }) })
      .catch(() => undefined);
  return (
    <div>
      <button type="button" class="btn main big" onClick={start}>
        {words.lobby.start}
      </button>
      <p class="aside">{words.lobby.startHint}</p>
    </div>
  );
}
