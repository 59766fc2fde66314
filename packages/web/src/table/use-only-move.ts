import { useSettings } from '@manigance/ui/settings.ts';
import { useMotion } from '@manigance/ui/use-motion.ts';
import { useEffect } from 'preact/hooks';
import type { MatchClient } from '../match/match-client.ts';
import { takenBack } from '../match/taken-back.ts';
import type { Position } from './use-match.ts';

/** Time the question stays on screen before the page answers it; ms at normal speed, and at any speed. */
const lookAt = 1200;
const shortestLook = 500;

/**
 * Answers a question that has one answer, as everyone can see, if the settings say so. Not while the move before can be
 * taken back: the question is there for that.
 */
export function useOnlyMove(client: MatchClient, position: Position): void {
  const { onlyMove } = useSettings();
  const motion = useMotion();
  const { asked } = position.shown;
  const isDue = onlyMove === 'played' && asked?.isForced === true && isSettled(position);
  useEffect(() => {
    const [move] = asked?.options ?? [];
    if (!isDue || asked === undefined || move === undefined) return undefined;
    const answer = () => void client.play(move, asked.question, { isOnly: true });
    const timer = setTimeout(answer, Math.max(shortestLook, motion.pause(lookAt)));
    return () => clearTimeout(timer);
  }, [isDue, asked?.question, client]);
}

/** Whether my last move, if it is the latest, is known to stand. A move taken back is to be thought over. */
export function isSettled({ undo, whyNoUndo, steps, log }: Position): boolean {
  if (undo === 'free' || log.at(-1)?.type === takenBack) return false;
  const last = steps.at(-1); // none in a replay
  return last !== undefined && (whyNoUndo !== undefined || !last.isMine);
}
