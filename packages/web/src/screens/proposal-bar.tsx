import { connection } from '../remote/connection.ts';
import type { Followed } from '../remote/use-remote.ts';
import { useWords } from '../text/index.ts';

/** What somebody at the table proposes, and my answer to it. */
export function ProposalBar({ followed: { info, me } }: { readonly followed: Followed }) {
  const words = useWords();
  const { proposal } = info;
  const mine = info.seats.find(({ person }) => person !== undefined && person.id === me);
  if (proposal === undefined || mine === undefined || proposal.agreed.includes(mine.seat)) return undefined;
  const name = info.seats[proposal.by]?.person?.name ?? '';
  const answer = (agree: boolean) =>
    void connection()
      .ask({ type: 'consent', table: info.id, proposal: proposal.number, agree })
      .catch(() => undefined);
  return (
    <section class="proposal" aria-label={words.table.agree}>
      <p aria-live="polite">
        {proposal.what === 'take-back' ? words.table.proposed(name) : words.table.abandon(name)}
      </p>
      <button type="button" class="btn main" onClick={() => answer(true)}>
        {words.table.agree}
      </button>
      <button type="button" class="btn" onClick={() => answer(false)}>
        {words.table.refuse}
      </button>
    </section>
  );
}
