import type { Viewer } from '@manigance/core';
import { useEffect, useState } from 'preact/hooks';
import { askAdviser } from '../../advice/ask.ts';
import { askStory } from '../../advice/kept-story.ts';
import type { ShownChances, ShownStory } from '../../advice/story.ts';
import type { MatchClient } from '../../match/match-client.ts';

/** The parts of a story told so far. */
export interface StoryState {
  /** Share of the whole story that is done. */
  readonly done: number;
  /** There at once. */
  readonly chances?: ShownChances | undefined;
  readonly story?: ShownStory | undefined;
  /** The bots have no opinion about this match. */
  readonly isUntold?: boolean;
}

/** The story of a finished match: first its chances, then the whole. */
export function useStory(client: MatchClient, viewer: Viewer): StoryState {
  const [telling, setTelling] = useState<StoryState>({ done: 0 });
  useEffect(() => {
    const cancels: (() => void)[] = [];
    let isGone = false;
    const tell = (more: Partial<StoryState>) => {
      if (!isGone) setTelling((before) => ({ ...before, ...more }));
    };
    const ask = async () => {
      const record = await client.record();
      if (record === undefined) return tell({ isUntold: true });
      if (isGone) return undefined;
      const first = askAdviser('chances', { record });
      const whole = askStory(record, viewer, (done) => tell({ done }));
      cancels.push(first.cancel, whole.cancel);
      void first.answer.then((chances) => tell(chances === undefined ? { isUntold: true } : { chances }));
      const story = await whole.answer;
      return tell(story === undefined ? { isUntold: true } : { story, done: 1 });
    };
    setTelling({ done: 0 });
    void ask().catch(() => tell({ isUntold: true }));
    return () => {
      isGone = true;
      for (const cancel of cancels) cancel();
    };
  }, [client, viewer]);
  return telling;
}
