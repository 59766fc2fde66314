import type { ComponentChildren } from 'preact';
import type { Followed } from '../remote/use-remote.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';

/** What has to be said above the question: a proposal and my answer to it, a bot in my place, the return match. */
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
  const isOver = info.stage === 'over' || info.stage === 'abandoned';
  return (
    <>
      <ProposalNotice followed={followed} />
      {bot && (
        <Notice text={menu.botPlays[bot.because]}>
          <button
            type="button"
            class="btn main"
            onClick={() => void table.do({ type: 'takeOver', table: info.id })}
          >
            {menu.takeOver}
          </button>
        </Notice>
      )}
      {isOver && onRematch && (info.rematch !== undefined || info.stage === 'abandoned') && (
        <Notice text={info.rematch === undefined ? '' : after.rematchOpen}>
          <button type="button" class="btn main" onClick={() => void onRematch()}>
            {info.rematch === undefined ? after.rematch : after.toRematch}
          </button>
        </Notice>
      )}
    </>
  );
}

function ProposalNotice({ followed: { table, info } }: { readonly followed: Followed }) {
  const { and } = useWords();
  const { proposal: words } = useScreenWords();
  const { proposal } = info;
  const { mySeat } = table;
  if (proposal === undefined || mySeat === undefined || info.stage !== 'playing') return undefined;
  const answer = (agree: boolean) =>
    void table.do({ type: 'consent', table: info.id, proposal: proposal.number, agree });
  const nameOf = (seat: number) => info.seats[seat]?.person?.name ?? '';
  const missing = info.seats.filter(
    ({ seat, person, bot }) =>
      person !== undefined &&
      (bot === undefined || bot.because === 'handed-over') &&
      !proposal.agreed.includes(seat),
  );
  const others = and(missing.map(({ seat }) => nameOf(seat)));
  const isBack = proposal.what === 'take-back';
  if (proposal.by === mySeat.seat) {
    return (
      <Notice text={isBack ? words.myTakeBack(others) : words.myAbandon(others)}>
        <button type="button" class="btn" onClick={() => answer(false)}>
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

function Notice({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <div class="notice">
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
