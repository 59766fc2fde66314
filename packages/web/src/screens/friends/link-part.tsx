import { useState } from 'preact/hooks';
import { useAddressForOthers } from '../../remote/reach.ts';
import { hrefOf } from '../../routes.ts';
import type { Shown } from './index.tsx';
import { ShareLink } from './share-link.tsx';
import { useFriendWords } from './words.ts';

/** My personal link, which makes friends of those who open it. */
export function LinkPart({ shown: { friends, isBusy, run } }: { readonly shown: Shown }) {
  const words = useFriendWords();
  const [isRenewed, setRenewed] = useState(false);
  const address = useAddressForOthers();
  const link = new URL(hrefOf({ at: 'friends', link: friends.link }), address ?? location.href).href;
  return (
    <section class="panel" aria-labelledby="link">
      <h2 id="link">{words.link}</h2>
      <p>{words.linkHint}</p>
      <ShareLink link={link} words={words}>
        <button
          type="button"
          class="btn quiet"
          disabled={isBusy}
          onClick={() => run({ type: 'newFriendLink' }, () => setRenewed(true))}
        >
          {words.renew}
        </button>
      </ShareLink>
      <p role="status" class="aside">
        {isRenewed && words.renewed}
      </p>
    </section>
  );
}
