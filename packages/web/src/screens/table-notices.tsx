import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Followed } from '../remote/use-remote.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { forgetInvitation, isInvitedBy } from './invited.ts';
import { missingFrom, useRefused } from './refused-proposal.ts';
import { TakeOverButton } from './take-over-button.tsx';

/** Notices above the prompt: a proposal with its answer, a bot on my seat, a rematch. */
export function TableNotices({
  followed,
  onRematch,
}: {
  readonly followed: Followed;
  readonly onRematch: (() => Promise<void>) | undefined;
}) {
  const { after, menu } = useScreenWords();
  const { table, info } = followed;
  const bot = info.stage === 'playing' ? table.mySeat?.bot : undefined;
  const { refused, withdraw, forget } = useRefused(followed);
  return (
    <>
      <ProposalNotice followed={followed} onWithdraw={withdraw} />
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

function ProposalNotice({
  followed: { table, info },
  onWithdraw,
}: {
  readonly followed: Followed;
  readonly onWithdraw: () => void;
}) {
  const { and } = useWords();
  const { proposal: words } = useScreenWords();
  const { proposal } = info;
  const { mySeat } = table;
  if (proposal === undefined || mySeat === undefined || info.stage !== 'playing') return undefined;
  const answer = (agree: boolean) =>
    void table.do({ type: 'consent', table: info.id, proposal: proposal.number, agree });
  const nameOf = (seat: number) => info.seats[seat]?.person?.name ?? '';
  const others = and(missingFrom(proposal, info));
  const isBack = proposal.what === 'take-back';
  if (proposal.by === mySeat.seat) {
    const withdraw = () => {
      onWithdraw();
      answer(false);
    };
    return (
      <Notice text={isBack ? words.myTakeBack(others) : words.myAbandon(others)}>
        <button type="button" class="btn" onClick={withdraw}>
          {words.withdraw}
        </button>
      </Notice>
    );
  }
  if (proposal.agreed.includes(mySeat.seat)) return <Notice text={words.agreed(others)} />;
  return (
    <Notice text={(isBack ? words.takeBack : words.abandon)(nameOf(proposal.by))}>
      <button type="button" class="btn main" onClick={() => answer(true)}>
        {words.agree}
      </button>
      <button type="button" class="btn" onClick={() => answer(false)}>
        {words.refuse}
      </button>
    </Notice>
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

function PassingNotice({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { close } = useWords();
  return (
    <Notice text={text}>
      <button type="button" class="btn" onClick={onClose}>
        {close}
      </button>
    </Notice>
  );
}

function Notice({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <div class="notice">
      <p role="status">{text}</p>
      {children && <div class="notice-buttons">{children}</div>}
    </div>
  );
}
