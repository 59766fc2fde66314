import type { Proposal } from '@manigance/protocol';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { useSettings } from '@manigance/ui/settings.ts';
import type { Followed } from '../remote/use-remote.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Notice } from './notice.tsx';
import { awaitedBy } from './refused-proposal.ts';
import { dayText } from './table-menu/holiday-part.tsx';

/** A proposal: what it would do, whom it waits for, and the buttons to answer it. */
export function ProposalNotice({
  followed: { table, info },
  props,
  onWithdraw,
}: {
  readonly followed: Followed;
  readonly props: BoardProps;
  readonly onWithdraw: () => void;
}) {
  const { and } = useWords();
  const { proposal: words } = useScreenWords();
  const { language } = useSettings();
  const { proposal } = info;
  const { mySeat } = table;
  if (proposal === undefined || mySeat === undefined || info.stage !== 'playing') return undefined;
  const answer = (agree: boolean) =>
    void table.do({ type: 'consent', table: info.id, proposal: proposal.number, agree });
  const nameOf = (seat = -1) => info.seats[seat]?.person?.name ?? '';
  const others = and(awaitedBy(proposal, info));
  const absent = nameOf(proposal.seat);
  const details = (
    <>
      {proposal.until !== undefined && <p class="aside">{words.until(dayText(proposal.until, language))}</p>}
      <Undone events={undoneBy(proposal, table)} props={props} />
    </>
  );
  if (proposal.by === mySeat.seat) {
    const withdraw = () => {
      onWithdraw();
      answer(false);
    };
    return (
      <Notice text={words.mine[proposal.what](others, absent)} details={details}>
        <button type="button" class="btn" onClick={withdraw}>
          {words.withdraw}
        </button>
      </Notice>
    );
  }
  if (proposal.agreed.includes(mySeat.seat)) return <Notice text={words.agreed(others)} details={details} />;
  return (
    <Notice text={words.theirs[proposal.what](nameOf(proposal.by), absent)} details={details}>
      <button type="button" class="btn main" onClick={() => answer(true)}>
        {words.agree}
      </button>
      <button type="button" class="btn" onClick={() => answer(false)}>
        {words.refuse}
      </button>
    </Notice>
  );
}

function undoneBy({ what, keeps }: Proposal, table: Followed['table']) {
  return what === 'take-back' && keeps !== undefined ? table.eventsAfter(keeps) : undefined;
}

/** The events that would be undone, as the viewer saw them. */
function Undone({
  events,
  props: { text, names },
}: {
  readonly events: ReturnType<typeof undoneBy>;
  readonly props: BoardProps;
}) {
  const { proposal: words } = useScreenWords();
  if (events === undefined) return undefined;
  if (events.length === 0) return <p class="aside">{words.undoesNothing}</p>;
  return (
    <section class="undone" aria-label={words.undoes}>
      <p class="aside">{words.undoes}</p>
      {/* What scrolls has to be reachable by keyboard. */}
      <ol tabIndex={0}>
        {events.map((event, at) => (
          <li key={`${at}`}>{text.event(event, names)}</li>
        ))}
      </ol>
    </section>
  );
}
