import { catalog } from '@manigance/games';
import type { Presence, SeatInfo } from '@manigance/protocol';
import { seatLooks, TokenOf } from '@manigance/ui/seats.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useState } from 'preact/hooks';
import { botNames } from '../../match/bot-names.ts';
import type { Followed } from '../../remote/use-remote.ts';
import { useChatAndLink } from '../../table/use-match.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { SilenceButtons } from '../friends/silence-buttons.tsx';
import { useLevelChoices } from '../level-choices.ts';
import { BotForAway } from './bot-for-away.tsx';
import { dayText } from './holiday-part.tsx';

/** Players and spectators: presence and mute. */
export function PeoplePart({ followed }: { readonly followed: Followed }) {
  const { menu } = useScreenWords();
  const { table, info, me } = followed;
  const { chat } = useChatAndLink(table);
  const here = useHere(table);
  const looks = seatLooks(
    catalog.get(info.game),
    info.seats.map(({ person, seat, colour }) => ({ name: person?.name ?? botNames[seat] ?? '', colour })),
  );
  const sitting = new Set(info.seats.map(({ person }) => person?.id));
  // Spectators are known by their chat lines.
  const heard = new Map(
    chat.filter(({ from }) => !sitting.has(from)).map(({ from, name }) => [from, name] as const),
  );
  return (
    <section class="menu-part" aria-labelledby="people">
      <h3 id="people">{menu.people}</h3>
      <ul class="people">
        {info.seats.map((seat) => (
          <li key={seat.seat}>
            {looks[seat.seat] && <TokenOf look={looks[seat.seat] as (typeof looks)[number]} />}
            <span>
              <b>{looks[seat.seat]?.name}</b>{' '}
              <Status followed={followed} seat={seat} online={here.online.includes(seat.seat)} />
            </span>
            {mayGetBot(followed, seat, here) && (
              <BotForAway followed={followed} seat={seat.seat} name={seat.person?.name ?? ''} />
            )}
            {seat.person !== undefined && seat.person.id !== me && (
              <Voice followed={followed} id={seat.person.id} name={seat.person.name} />
            )}
            {seat.person !== undefined && seat.person.id !== me && (
              <SilenceButtons id={seat.person.id} name={seat.person.name} />
            )}
          </li>
        ))}
        {[...heard].map(([id, name]) => (
          <li key={id}>
            <span class="no-token" />
            <span>
              <b>{name}</b> <span class="aside">{id === me ? menu.you : menu.looksOn}</span>
            </span>
            {id !== me && <Voice followed={followed} id={id} name={name} />}
            {id !== me && <SilenceButtons id={id} name={name} />}
          </li>
        ))}
      </ul>
      <p class="aside" role="status">
        {menu.watching(here.spectators)}
      </p>
      {info.host === me && info.spectators && <SpectatorChat followed={followed} />}
    </section>
  );
}

/** Whether this seat belongs to somebody who is away, and no bot plays there yet. */
function mayGetBot({ table, info, me }: Followed, { seat, person, bot }: SeatInfo, here: Presence): boolean {
  const isMine = person === undefined || person.id === me;
  const isFree = bot === undefined && !here.online.includes(seat);
  return info.stage === 'playing' && table.mySeat !== undefined && !isMine && isFree;
}

/** Current presence at the table. */
function useHere(table: Followed['table']): Presence {
  const [here, setHere] = useState(table.here);
  useEffect(() => table.subscribe({ update: () => setHere(table.here) }), [table]);
  return here;
}

function Status({
  followed: { info, me },
  seat: { person, bot, holidays = [] },
  online,
}: {
  readonly followed: Followed;
  readonly seat: SeatInfo;
  readonly online: boolean;
}) {
  const { menu } = useScreenWords();
  const { language } = useSettings();
  const levels = useLevelChoices(info.game);
  if (person === undefined) return <span class="aside">{menu.bot(levels.nameOf(bot?.level))}</span>;
  const said = [
    person.id === me ? menu.you : online ? menu.here : menu.away,
    ...(person.id === info.host ? [menu.host] : []),
    ...(bot === undefined ? [] : [menu.botInstead(levels.nameOf(bot.level))]),
    ...holidays
      .filter(({ from, to }) => from <= Date.now() && to > Date.now())
      .map(({ to }) => menu.holidayOf(dayText(to, language))),
    ...(info.muted.includes(person.id) ? [menu.muted] : []),
  ];
  return <span class="aside">{said.join(' · ')}</span>;
}

/** Turns the chat of spectators off and on, for the host. */
function SpectatorChat({ followed: { table, info } }: { readonly followed: Followed }) {
  const { menu } = useScreenWords();
  const isSilent = info.areSpectatorsSilent === true;
  return (
    <p>
      <button
        type="button"
        class="btn"
        onClick={() => void table.do({ type: 'spectatorChat', table: info.id, allowed: isSilent })}
      >
        {isSilent ? menu.spectatorChatOn : menu.spectatorChatOff}
      </button>
    </p>
  );
}

/** Mute button, for the host. */
function Voice({
  followed: { table, info, me },
  id,
  name,
}: {
  readonly followed: Followed;
  readonly id: string;
  readonly name: string;
}) {
  const { menu } = useScreenWords();
  if (info.host !== me) return undefined;
  const muted = info.muted.includes(id);
  return (
    <button
      type="button"
      class="btn"
      aria-label={muted ? menu.unmuteLabel(name) : menu.muteLabel(name)}
      onClick={() => void table.do({ type: 'mute', table: info.id, who: id, muted: !muted })}
    >
      {muted ? menu.unmute : menu.mute}
    </button>
  );
}
