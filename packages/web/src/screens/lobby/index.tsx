import { catalog } from '@manigance/games';
import { lazy } from '@manigance/ui/lazy.tsx';
import { Seats, seatLooks } from '@manigance/ui/seats.tsx';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useState } from 'preact/hooks';
import type { Followed } from '../../remote/use-remote.ts';
import { go } from '../../router.ts';
import { NameField, type NameRefusal } from '../../settings/name-field.tsx';
import { Chat } from '../../table/chat.tsx';
import { useWords } from '../../text/index.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import type { LobbyWords } from '../../text/screens/lobby-en.ts';
import { Frame } from '../frame.tsx';
import { Invitation } from '../invitation.tsx';
import { useLevelChoices } from '../level-choices.ts';
import { BeginPart } from './begin-part.tsx';
import { RemovedPeople } from './host-tools.tsx';
import { SeatList } from './seat-list.tsx';
import { TermsPart } from './terms-part.tsx';

const InvitePart = lazy(async () => (await import('../friends/invite-part.tsx')).InvitePart);

/** The lobby of a table that has not started: seats, invitation, chat, terms. */
export function Lobby({ followed }: { readonly followed: Followed }) {
  const { table, info, me } = followed;
  const words = useScreenWords();
  const { chat } = useWords().table;
  const [refused, setRefused] = useState<NameRefusal | undefined>(
    followed.isNameRefused ? 'unfit' : undefined,
  );
  const isHost = info.host === me;
  const isSeated = table.mySeat !== undefined;
  const rename = async (next: string) => {
    if (next === '') return;
    const why = await table.refusal({ type: 'name', name: next });
    setRefused(why === 'malformed' ? 'unfit' : undefined);
    if (why !== undefined || !isSeated) return;
    const sat = await table.refusal({ type: 'sit', table: info.id });
    if (sat === 'name-taken') setRefused('taken');
  };
  const leave = async () => {
    await table.do({ type: 'leave', table: info.id });
    go({ at: 'home' });
  };
  const card = catalog.get(info.game);
  const looks = seatLooks(
    card,
    info.seats.map(({ person, colour }) => ({ name: person?.name ?? '', colour })),
  );
  // A host with free seats invites first.
  const isInviting =
    isHost && info.seats.some(({ person, plan }) => person === undefined && plan.for === 'anyone');
  const invitation = <Invitation code={info.code} isHost={isHost} />;
  const levels = useLevelChoices(info.game);
  const [chosen, setFill] = useState<string | undefined>(undefined);
  const fill = chosen ?? levels.usual;
  const isOpen = !info.seats.every(({ person, plan }) => person !== undefined || plan.for === 'bot');
  const isRemoved = info.removed.some(({ id }) => id === me);
  return (
    <Frame title={words.lobby.title} game={card} about={aboutOf(followed, words.lobby)} class="lobby">
      {isRemoved && <p role="alert">{words.lobby.youAreRemoved}</p>}
      <Seats.Provider value={looks}>
        <div class={`lobby-parts ${isInviting ? 'is-inviting' : ''}`}>
          {isInviting && invitation}
          <section class="panel lobby-seating" aria-labelledby="seats">
            <h2 id="seats">{words.newTable.seats}</h2>
            <SeatList followed={followed} onNameTaken={() => setRefused('taken')} />
            <p class="aside" role="status">
              {words.menu.watching(table.here.spectators)}
            </p>
            {isHost && <RemovedPeople followed={followed} />}
            {isHost && isOpen && (
              <SelectField label={words.lobby.fill} values={levels.values} chosen={fill} onChoose={setFill} />
            )}
            <NameField
              label={words.newTable.name}
              refused={refused}
              onTyped={() => setRefused(undefined)}
              onDone={(next) => void rename(next.trim())}
            />
          </section>
          {isSeated && !isInviting && invitation}
          {(isSeated || isHost) && <InvitePart info={info} />}
          <TermsPart followed={followed} />
          <section class="panel lobby-chat" aria-labelledby="chat">
            <h2 id="chat">{chat}</h2>
            <Chat client={table} />
          </section>
        </div>
      </Seats.Provider>
      <p>
        <button type="button" class="btn quiet" onClick={() => void leave()}>
          {words.lobby.leave}
        </button>
      </p>
      <BeginPart followed={followed} fill={isOpen ? fill : undefined} />
    </Frame>
  );
}

/** Whose table it is, and when the match begins. */
function aboutOf({ info }: Followed, words: LobbyWords): string {
  const host = info.seats.find(({ person }) => person?.id === info.host)?.person?.name;
  return host === undefined ? words.guestHintNobody : words.about(host);
}
