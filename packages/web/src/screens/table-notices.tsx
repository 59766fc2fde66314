import type { BoardProps } from '@manigance/ui/board-props.ts';
import { useState } from 'preact/hooks';
import type { Followed } from '../remote/use-remote.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { forgetInvitation, isInvitedBy } from './invited.ts';
import { Notice, PassingNotice } from './notice.tsx';
import { PlayedNotice } from './played-notice.tsx';
import { ProposalNotice } from './proposal-notice.tsx';
import { useRefused } from './refused-proposal.ts';
import { TakeOverButton } from './take-over-button.tsx';

/** Notices above the prompt: a proposal with its answer, a bot on my seat, a rematch. */
export function TableNotices({
  followed,
  props,
  onRematch,
}: {
  readonly followed: Followed;
  readonly props: BoardProps;
  readonly onRematch: (() => Promise<void>) | undefined;
}) {
  const { after, menu } = useScreenWords();
  const { table, info } = followed;
  const bot = info.stage === 'playing' ? table.mySeat?.bot : undefined;
  const { refused, withdraw, forget } = useRefused(followed);
  return (
    <>
      <PlayedNotice client={table} props={props} />
      <ProposalNotice followed={followed} props={props} onWithdraw={withdraw} />
      {refused && <RefusedNotice names={refused.of} onClose={forget} />}
      <AllTakenNotice followed={followed} />
      {bot && (
        <Notice text={menu.botPlays[bot.because]}>
          <TakeOverButton followed={followed} />
        </Notice>
      )}
      {info.stage === 'over' && onRematch && info.rematch !== undefined && (
        <Notice text={after.rematchOpen}>
          <button type="button" class="btn main" onClick={() => void onRematch()}>
            {after.toRematch}
          </button>
        </Notice>
      )}
    </>
  );
}

/** Tells the proposer that the proposal was refused. */
function RefusedNotice({
  names,
  onClose,
}: {
  readonly names: readonly string[];
  readonly onClose: () => void;
}) {
  const { proposal: words } = useScreenWords();
  const [only, ...others] = names;
  if (only === undefined) return <PassingNotice text={words.notTakenBack} onClose={onClose} />;
  // With several candidates, nobody is named.
  const text = others.length > 0 ? words.refusedByOne : words.refused(only);
  return <PassingNotice text={text} onClose={onClose} />;
}

/** Tells an invited person who found no free seat why they are watching. */
function AllTakenNotice({ followed: { table, info } }: { readonly followed: Followed }) {
  const { menu } = useScreenWords();
  const [told, setTold] = useState(() => !isInvitedBy(info.code));
  if (told || table.mySeat !== undefined || info.stage !== 'playing') return undefined;
  const close = () => {
    forgetInvitation();
    setTold(true);
  };
  return <PassingNotice text={menu.allTaken} onClose={close} />;
}
