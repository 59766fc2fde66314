import { useState } from 'preact/hooks';
import type { Followed } from '../../remote/use-remote.ts';
import { go } from '../../router.ts';
import { useScreenWords } from '../../text/screens/index.ts';

/** Ending the match early: propose to stop, or leave. */
export function EndPart({ followed: { table, info } }: { readonly followed: Followed }) {
  const { menu } = useScreenWords();
  const [sure, setSure] = useState(false);
  const leave = async () => {
    await table.do({ type: 'leave', table: info.id });
    go({ at: 'home' });
  };
  return (
    <section class="menu-part" aria-labelledby="ending">
      <h3 id="ending">{menu.end}</h3>
      <div class="field-row">
        <div>
          <button
            type="button"
            class="btn"
            disabled={info.proposal !== undefined}
            onClick={() => void table.do({ type: 'propose', table: info.id, what: 'abandon' })}
          >
            {menu.abandon}
          </button>
          <p class="aside">{menu.abandonHint}</p>
        </div>
        <div>
          <button type="button" class="btn" onClick={() => (sure ? void leave() : setSure(true))}>
            {sure ? menu.leaveSure : menu.leave}
          </button>
          <p class="aside">{menu.leaveHint}</p>
        </div>
      </div>
    </section>
  );
}
