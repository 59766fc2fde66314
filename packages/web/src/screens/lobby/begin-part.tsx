import { SelectField } from '@manigance/ui/select-field.tsx';
import { useState } from 'preact/hooks';
import type { Followed } from '../../remote/use-remote.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { useLevelChoices } from '../level-choices.ts';

/** How the match begins: everybody says that they are ready, or the host begins it. */
export function BeginPart({ followed }: { readonly followed: Followed }) {
  const { table, info, me } = followed;
  const { lobby: words } = useScreenWords();
  const isHost = info.host === me;
  const people = info.seats.filter(({ person }) => person !== undefined);
  const ready = people.filter(({ isReady }) => isReady === true);
  const { mySeat } = table;
  return (
    <section class="panel begin" aria-labelledby="begin">
      <h2 id="begin" class="vh">
        {words.begin}
      </h2>
      {mySeat !== undefined && (
        <label class="check">
          <input
            type="checkbox"
            checked={mySeat.isReady === true}
            onChange={({ currentTarget }) =>
              void table.do({ type: 'ready', table: info.id, ready: currentTarget.checked })
            }
          />
          <b>{words.ready}</b>
        </label>
      )}
      <p role="status">{words.readyCount(ready.length, people.length)}</p>
      {isHost ? <Start followed={followed} /> : <p class="aside">{hintOf(followed, words)}</p>}
    </section>
  );
}

function hintOf({ info }: Followed, words: ReturnType<typeof useScreenWords>['lobby']): string {
  const host = info.seats.find(({ person }) => person?.id === info.host)?.person?.name;
  return host === undefined ? words.guestHintNobody : words.guestHint(host);
}

function Start({ followed: { table, info } }: { readonly followed: Followed }) {
  const { lobby: words } = useScreenWords();
  const levels = useLevelChoices(info.game);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const fill = chosen ?? levels.usual;
  const isFull = info.seats.every(({ person, plan }) => person !== undefined || plan.for === 'bot');
  return (
    <>
      {!isFull && (
        <SelectField label={words.fill} values={levels.values} chosen={fill} onChoose={setChosen} />
      )}
      <button
        type="button"
        class="btn main big"
        disabled={!isFull && fill === ''}
        onClick={() => void table.do({ type: 'start', table: info.id, ...(isFull ? {} : { fill }) })}
      >
        {words.start}
      </button>
      <p class="aside">{isFull ? words.fullHint : words.startHint}</p>
    </>
  );
}
