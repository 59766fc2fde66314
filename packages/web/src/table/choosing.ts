import type { Move } from '@manigance/core';
import type { DraftValue } from '@manigance/ui/draft.ts';
import { useSettings } from '@manigance/ui/settings.ts';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { MatchClient } from '../match/match-client.ts';
import { useWords } from '../text/index.ts';
import type { GameWords } from './game-words.ts';
import type { Notice } from './toast.tsx';
import { useDelayedTrue } from './use-delayed-true.ts';
import type { Position } from './use-match.ts';

interface Chosen {
  readonly move: Move;
  readonly question: number;
}

/** Delay before a move on its way to the table is shown as chosen; most are accepted sooner, in milliseconds. */
const shownAsSentAfter = 300;

/** Sends the chosen move, at once or after a confirmation, and reports a rejection. */
export function useChoosing(
  client: MatchClient,
  { shown }: Position,
  { text }: GameWords,
  tell: (notice: Notice) => void,
) {
  const words = useWords();
  const { confirm: asks } = useSettings();
  const [chosen, setChosen] = useState<Chosen | undefined>(undefined);
  const [sending, setSending] = useState<Chosen | undefined>(undefined);
  const question = shown.asked?.question;
  const sent = useRef(false);
  const pending = chosen?.question === question ? chosen?.move : undefined;
  // The answer to a secret question is accepted at a moment of its own.
  const underWay = sending?.question === question ? sending?.move : undefined;
  const isLong = useDelayedTrue(underWay !== undefined, shownAsSentAfter, { initially: false });
  const send = async (move: Move) => {
    setChosen(undefined);
    if (question === undefined || sent.current) return;
    sent.current = true; // one answer at a time: ignore a second tap
    setSending({ move, question });
    const rejection = await client.play(move, question).finally(() => {
      sent.current = false;
      setSending(undefined);
    });
    if (rejection === undefined) return;
    if (rejection.code === 'not-legal')
      tell({ text: text.why(rejection.why, String), rule: rejection.why.rule });
    else tell({ text: words.table.refused[rejection.code] });
  };
  const latest = useRef((_move: Move, _to: number | undefined) => {});
  latest.current = (move, to) => {
    if (to !== question) return; // the pressed button belongs to the previous question
    if (asks === 'always' && client.isUnconfirmed !== true && question !== undefined)
      setChosen({ move, question });
    else void send(move);
  };
  return {
    pending,
    /** The chosen move while the table takes its time to accept it. */
    sent: isLong ? underWay : undefined,
    // A stable function, so that it causes no redraw.
    choose: useCallback((move: Move, to: number | undefined) => latest.current(move, to), []),
    confirm: () => pending !== undefined && void send(pending),
    drop: () => setChosen(undefined),
  };
}

/** The draft answer, with the question it was composed for. */
export function useLatestDraft(question: number | undefined): DraftValue {
  const [held, setHeld] = useState<Pick<DraftValue, 'question' | 'value'>>(nothingComposed);
  const latest = useRef(question);
  latest.current = question;
  const set = useCallback((value: unknown) => setHeld({ question: latest.current, value }), []);
  return useMemo(() => ({ ...held, set }), [held, set]);
}

const nothingComposed = { question: undefined, value: undefined };
