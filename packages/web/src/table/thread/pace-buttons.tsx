import { Glyph } from '@manigance/ui/icon.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../text/index.ts';
import type { Pacing, Position } from '../use-match.ts';

/** Pause and skip, while bots play. At the instant speed there is nothing to hold. */
export function PaceButtons({
  position: { shown, seated, stopped },
  pacing,
}: {
  readonly position: Position;
  readonly pacing: Pacing;
}) {
  const { thread: words } = useWords().table;
  const { speed } = useSettings();
  const [isPaused, setPaused] = useState(false);
  const isTheirs = shown.asked === undefined && shown.outcome === undefined && stopped === undefined;
  const isShown = isTheirs && speed !== 'instant' && seated.some(({ by }) => by === 'bot');
  useEffect(() => {
    if (isShown) return;
    setPaused(false);
    pacing.resume();
  }, [isShown]);
  if (!isShown) return undefined;
  const toggle = () => {
    if (isPaused) pacing.resume();
    else pacing.pause();
    setPaused(!isPaused);
  };
  const skip = () => {
    setPaused(false);
    pacing.skip();
  };
  return (
    <div class="asked-tools pace">
      <button type="button" class="btn quiet" data-pace aria-pressed={isPaused} onClick={toggle}>
        <Glyph of={isPaused ? 'play' : 'pause'} />
        <span class="vh-compact">{isPaused ? words.resume : words.pause}</span>
      </button>
      <button type="button" class="btn" data-pace onClick={skip}>
        <Glyph of="last" />
        <span class="vh-compact">{words.skip}</span>
      </button>
    </div>
  );
}
