import { catalog } from '@manigance/games';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useState } from 'preact/hooks';
import type { Followed } from '../remote/use-remote.ts';
import { go } from '../router.ts';
import { NameField, type NameRefusal } from '../settings/name-field.tsx';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';
import { Invitation } from './invitation.tsx';
import { useLevelChoices } from './level-choices.ts';
import { LobbySeats } from './lobby-seats.tsx';
import { TableFacts } from './table-facts.tsx';

/** The lobby: invitation and seats of a table that has not started. */
export function Lobby({ followed }: { readonly followed: Followed }) {
  const { table, info, me } = followed;
  const words = useScreenWords();
  const [refused, setRefused] = useState<NameRefusal | undefined>(
    followed.isNameRefused ? 'unfit' : undefined,
  );
  const card = catalog.get(info.game);
  const isHost = info.host === me;
  // Seated players see the invitation first; others see the seats first.
  const isSeated = table.mySeat !== undefined;
  const hostName = info.seats.find(({ person }) => person?.id === info.host)?.person?.name;
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
  return (
    <Frame title={words.lobby.title} class="narrow">
      <h1>
        {card.title} <small>{words.lobby.title}</small>
      </h1>
      {isSeated && <Invitation code={info.code} isHost={isHost} />}
      <section class="panel" aria-label={words.newTable.seats}>
        <LobbySeats followed={followed} onNameTaken={() => setRefused('taken')} />
        <NameField
          label={words.newTable.name}
          refused={refused}
          onTyped={() => setRefused(undefined)}
          onDone={(next) => void rename(next.trim())}
        />
      </section>
      {isHost ? (
        <Start followed={followed} />
      ) : (
        <p class="aside">
          {hostName === undefined ? words.lobby.someoneStarts : words.lobby.hostStarts(hostName)}
        </p>
      )}
      <section class="panel" aria-labelledby="facts">
        <h2 id="facts">{words.lobby.facts}</h2>
        <TableFacts info={info} />
      </section>
      <p>
        <button type="button" class="btn quiet" onClick={() => void leave()}>
          {words.lobby.leave}
        </button>
      </p>
    </Frame>
  );
}

function Start({ followed: { table, info } }: { readonly followed: Followed }) {
  const words = useScreenWords();
  const levels = useLevelChoices(info.game);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const fill = chosen ?? levels.usual;
  const isFull = info.seats.every(({ person, plan }) => person !== undefined || plan.for === 'bot');
  return (
    <section class="panel" aria-label={words.lobby.start}>
      {!isFull && (
        <SelectField label={words.lobby.fill} values={levels.values} chosen={fill} onChoose={setChosen} />
      )}
      <button
        type="button"
        class="btn main big"
        disabled={fill === ''}
        onClick={() => void table.do({ type: 'start', table: info.id, fill })}
      >
        {words.lobby.start}
      </button>
      <p class="aside">{isFull ? words.lobby.fullHint : words.lobby.startHint}</p>
    </section>
  );
}
