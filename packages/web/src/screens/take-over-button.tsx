import { useState } from 'preact/hooks';
import type { Followed } from '../remote/use-remote.ts';
import { useScreenWords } from '../text/screens/index.ts';

/** Takes the seat back from the bot that plays on it, or says that the player's time is used up. */
export function TakeOverButton({
  followed: { table, info },
}: {
  readonly followed: Pick<Followed, 'table' | 'info'>;
}) {
  const { menu } = useScreenWords();
  const [failed, setFailed] = useState<'noTime' | 'failed' | undefined>(undefined);
  const takeOver = async () => {
    const why = await table.refusal({ type: 'takeOver', table: info.id });
    setFailed(why === undefined ? undefined : why === 'no-time' ? 'noTime' : 'failed');
  };
  return (
    <>
      <button type="button" class="btn main" onClick={() => void takeOver()}>
        {menu.takeOver}
      </button>
      {failed && <p role="alert">{menu[failed]}</p>}
    </>
  );
}
