import { Glyph } from '@manigance/ui/icon.tsx';
import { useState } from 'preact/hooks';
import { copyText } from '../../copy-text.ts';
import { useAddressForOthers } from '../../remote/reach.ts';
import { hrefOf } from '../../routes.ts';
import { useWords } from '../../text/index.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import type { EndSheetProps } from './end-sheet.tsx';
import { useEndWords } from './words.ts';

/** One clear next step, and the others beside it. */
export function NextStep({ client, props, onClose, onRematch, rematchWords }: EndSheetProps) {
  const words = useWords();
  const end = useEndWords();
  const { after } = useScreenWords();
  const [shared, setShared] = useState(false);
  const address = useAddressForOthers();
  const { text, names, shown } = props;
  const { replayed } = client;
  const share = async () => {
    if (shown.outcome === undefined) return undefined;
    const story = words.table.labelled(text.title, text.outcome(shown.outcome, names));
    // A match kept in this browser has no shareable address.
    const href = replayed?.kept === 'table' ? hrefOf({ at: 'replay', of: replayed }) : '';
    const url = new URL(href, address ?? location.href.split('#')[0]).href;
    if (navigator.share !== undefined) return navigator.share({ text: story, url }).catch(() => undefined);
    return setShared(await copyText(`${story} ${url}`));
  };
  return (
    <footer class="end-next">
      {onRematch && (
        <button type="button" class="btn main" onClick={onRematch}>
          {rematchWords ?? after.rematch}
        </button>
      )}
      {replayed && (
        <a class="btn" href={hrefOf({ at: 'replay', of: replayed })}>
          <Glyph of="play" />
          {end.replay}
        </a>
      )}
      <a class="btn" href={hrefOf({ at: 'home' })}>
        {words.toHome}
      </a>
      <button type="button" class="btn quiet" onClick={onClose}>
        {after.board}
      </button>
      <button type="button" class="btn quiet" onClick={() => void share()}>
        {shared ? after.shared : after.share}
      </button>
    </footer>
  );
}
