import type { Move, NameOf, Refusal } from '@manigance/core';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import type { BoardMark } from '@manigance/ui/following.ts';
import { useMotion } from '@manigance/ui/use-motion.ts';
import { useCallback, useMemo } from 'preact/hooks';
import type { MatchClient, Seated } from '../match/match-client.ts';
import { isolateName } from '../text/isolate-name.ts';
import type { GameWords } from './game-words.ts';
import type { Notice } from './toast.tsx';
import { type Position, useRefusals } from './use-match.ts';

interface BoardActions {
  readonly choose: (move: Move, question: number | undefined) => void;
  readonly openRule: (rule: string) => void;
  readonly notify: (notice: Notice) => void;
}

const noMoves: readonly Move[] = [];

/** The props of the board: the same object until something in it changes, so that an opening sheet redraws nothing. */
export function useBoardProps(
  client: MatchClient,
  { shown, events, since, log }: Position,
  { text, language }: GameWords,
  { choose, openRule, notify }: BoardActions,
  {
    names,
    marks,
    hinted,
  }: {
    readonly names: NameOf;
    readonly marks: readonly BoardMark[];
    readonly hinted: Move | undefined;
  },
): BoardProps {
  const motion = useMotion();
  const refusals = useRefusals(client, shown);
  const showRefusal = useCallback(
    ({ why }: Refusal<Move>) => notify({ text: text.why(why, names), rule: why.rule }),
    [text, names],
  );
  const refusalOf = useMemo(
    () => new Map(refusals.map((refusal) => [JSON.stringify(refusal.move), refusal])),
    [refusals],
  );
  const passed = { shown, refusals, text, language, names, events, since, log, marks, hinted, motion };
  return useMemo(
    (): BoardProps => ({
      ...passed,
      options: shown.asked?.options ?? noMoves,
      onChoose: (move) => choose(move, shown.asked?.question),
      whyNot: (move) => {
        const refusal = refusalOf.get(JSON.stringify(move));
        return refusal && text.why(refusal.why, names);
      },
      onWhyNot: showRefusal,
      onRule: openRule,
    }),
    [...Object.values(passed), refusalOf, choose, showRefusal, openRule],
  );
}

/** The names of the players, by seat. */
export function useNames(seated: readonly Seated[]): NameOf {
  return useMemo(() => namesOf(seated), [seated]);
}

/** The names at this table; the log addresses the player of this page as "you". */
function namesOf(seated: readonly Seated[]): NameOf {
  const mine = seated.findIndex(({ isMine }) => isMine);
  return Object.assign((seat: number) => isolateName(seated[seat]?.name ?? `${seat + 1}`), {
    reader: mine === -1 ? undefined : mine,
  });
}
