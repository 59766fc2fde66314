import type { Proposal, TableInfo } from '@manigance/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { takenBack } from '../match/taken-back.ts';
import type { Followed } from '../remote/use-remote.ts';

/** Names of the players who have not agreed yet. */
export function awaitedBy({ awaits }: Proposal, { seats }: TableInfo): string[] {
  return awaits.flatMap((seat) => seats[seat]?.person?.name ?? []);
}

interface Asked {
  readonly what: Proposal['what'];
  /** Players who had not agreed; empty if it is unknown whether one of them refused. */
  readonly of: readonly string[];
}

/** The player's own proposal that was refused, inferred from its disappearance: the server sends no reason. */
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
          // A move also ends a proposal.
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
    const missing = awaitedBy(proposal, info);
    const isOpen = proposal.by === me && missing.length > 0;
    asked.current = isOpen ? { what: proposal.what, of: missing } : undefined;
  }, [proposal, stage]);
  return {
    refused,
    /** A proposal withdrawn by its author is not refused. */
    withdraw: () => {
      asked.current = undefined;
    },
    forget: () => setRefused(undefined),
  };
}
