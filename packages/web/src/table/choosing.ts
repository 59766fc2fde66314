import type { Move } from '@manigance/core';
import { useSettings } from '@manigance/ui/settings.ts';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { MatchClient } from '../match/match-client.ts';
import { useWords } from '../text/index.ts';
import type { GameWords } from './game-words.ts';
import type { Notice } from './toast.tsx';
import type { Position } from './use-match.ts';

/** Sends the chosen move, at once or after a confirmation, and reports a rejection. */
export function useChoosing(
  client: MatchClient,
  { shown }: Position,
  { text }: GameWords,
  tell: (notice: Notice) => void,
) {
  const words = useWords();
  const { confirm: asks } = useSettings();
  const [chosen, setChosen] = useState<{ readonly move: Move; readonly question: number } | undefined>(
    undefined,
  );
  const question = shown.asked?.question;
  const sent = useRef(false);
  const pending = chosen?.question === question ? chosen?.move : undefined;
  const send = async (move: Move) => {
    setChosen(undefined);
    if (question === undefined || sent.current) return;
    sent.current = true; // one answer at a time: ignore a second tap
    const rejection = await client.play(move, question).finally(() => {
      sent.current = false;
    });
    if (rejection === undefined) return;
    if (rejection.code === 'not-legal')
      tell({ text: text.why(rejection.why, String), rule: rejection.why.rule });
    else tell({ text: words.table.refused[rejection.code] });
  };
  const latest = useRef((_move: Move, _to: number | undefined) => {});
  latest.current = (move, to) => {
    if (to !== question) return; // the pressed button belongs to the previous question
    if (asks === 'always' && question !== undefined) setChosen({ move, question });
    else void send(move);
  };
  return {
    pending,
    // A stable function, so that it causes no redraw.
    choose: useCallback((move: Move, to: number | undefined) => latest.current(move, to), []),
    confirm: () => pending !== undefined && void send(pending),
    drop: () => setChosen(undefined),
  };
}

/** The draft answer of one question; a new question discards it. */
export function useDraftOf(question: number | undefined) {
  const [held, setHeld] = useState<{ readonly question: number | undefined; readonly value: unknown }>();
  const latest = useRef(question);
  latest.current = question;
  const value = held?.question === question ? held?.value : undefined;
  const set = useCallback((next: unknown) => setHeld({ question: latest.current, value: next }), []);
  return useMemo(() => ({ value, set }), [value, set]);
}
