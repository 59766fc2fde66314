import { useState } from 'preact/hooks';
import { serverConnection } from '../../match/server-connection.ts';
import { readSilenced, useSilenced } from '../../remote/silenced.ts';
import { useFriendWords } from './words.ts';

/** At a table: mutes or blocks somebody for me alone. They are not told. */
export function SilenceButtons({ id, name }: { readonly id: string; readonly name: string }) {
  const words = useFriendWords();
  const [asked, setAsked] = useState(false);
  const isSilenced = useSilenced().has(id);
  const silence = async (how: 'mute' | 'block' | undefined) => {
    setAsked(false);
    await serverConnection()
      .ask({ type: 'silence', who: id, how })
      .catch(() => undefined);
    await readSilenced();
  };
  if (isSilenced)
    return (
      <button
        type="button"
        class="btn"
        aria-label={words.liftLabel(name)}
        onClick={() => void silence(undefined)}
      >
        {words.lift}
      </button>
    );
  return (
    <>
      <button
        type="button"
        class="btn quiet"
        aria-label={words.muteLabel(name)}
        onClick={() => void silence('mute')}
      >
        {words.mute}
      </button>
      {asked ? (
        <button type="button" class="btn" onClick={() => void silence('block')}>
          {words.sureBlock}
        </button>
      ) : (
        <button
          type="button"
          class="btn quiet"
          aria-label={words.blockLabel(name)}
          onClick={() => setAsked(true)}
        >
          {words.block}
        </button>
      )}
    </>
  );
}
