import { useState } from 'preact/hooks';
import type { Followed } from '../../remote/use-remote.ts';
import { useScreenWords } from '../../text/screens/index.ts';

/** Gives the seat of an absent player to a bot until they are back: at once for the host, by vote for others. */
export function BotForAway({
  followed: { table, info },
  seat,
  name,
}: {
  readonly followed: Followed;
  readonly seat: number;
  readonly name: string;
}) {
  const { menu } = useScreenWords();
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const propose = async () => {
    const why = await table.refusal({ type: 'propose', table: info.id, what: 'bot', seat });
    setRefused(why === undefined ? undefined : why === 'not-absent' ? menu.notAbsent(name) : menu.failed);
  };
  return (
    <>
      <button
        type="button"
        class="btn"
        aria-label={menu.botForAwayLabel(name)}
        disabled={info.proposal !== undefined}
        onClick={() => void propose()}
      >
        {menu.botForAway}
      </button>
      {refused && (
        <p class="aside" role="alert">
          {refused}
        </p>
      )}
    </>
  );
}
