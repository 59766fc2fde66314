import type { Proposal, TableInfo } from '@manigance/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { takenBack } from '../remote/taken-back.ts';
import type { Followed } from '../remote/use-remote.ts';

/** The names of those who have not agreed yet. */
export function missingFrom({ agreed }: Proposal, { seats }: TableInfo): string[] {
  return seats.flatMap(({ seat, person, bot }) => {
    const isAsked = bot === undefined || bot.because === 'handed-over';
    return person !== undefined && isAsked && !agreed.includes(seat) ? [person.name] : [];
  });
}

interface Asked {
  readonly what: Proposal['what'];
  /** Those whose word is missing; none where it is not known that one of them refused. */
  readonly of: readonly string[];
}

/** What I proposed and did not get, and of whom. A proposal goes without a word, whatever became of it. */
export function useRefused({ table, info }: Followed) {
  const [refused, setRefused] = useState<Asked | undefined>(undefined);
  const asked = useRef<Asked | undefined>(undefined);
  const me = table.mySeat?.seat;
  const { proposal, stage } = info;
  useEffect(
    () =>
      table.subscribe({
        update({ events }) {
          const isGranted = events.some(
            (event) => event.type === takenBack && 'seat' in event && event.seat === me,
          );
          if (isGranted) asked.current = undefined;
          // A move of somebody ends it as well.
          else if (events.length > 0 && asked.current?.what === 'take-back')
            asked.current = { what: 'take-back', of: [] };
        },
      }),
    [table, me],
  );
  useEffect(() => {
    if (proposal === undefined) {
      if (stage === 'playing') setRefused(asked.current);
      asked.current = undefined;
      return;
    }
    setRefused(undefined);
    const missing = missingFrom(proposal, info);
    const isOpen = proposal.by === me && missing.length > 0;
    asked.current = isOpen ? { what: proposal.what, of: missing } : undefined;
  }, [proposal, stage]);
  return {
    refused,
    /** What I take back myself, nobody refuses. */
    withdraw: () => {
      asked.current = undefined;
    },
    forget: () => setRefused(undefined),
  };
}
