import type { Viewer } from '@manigance/core';
import { askAdviser } from './ask.ts';
import type { ShownStory } from './story.ts';

/** The last story told, so that it is there when it is looked at again. */
let kept: { readonly record: string; readonly viewer: Viewer; readonly story: ShownStory } | undefined;

/** Asks for the story of a record, unless it has just been told. */
export function askStory(
  record: string,
  viewer: Viewer,
  onProgress: (done: number) => void,
): { readonly answer: Promise<ShownStory | undefined>; cancel(): void } {
  if (kept?.record === record && kept.viewer === viewer)
    return { answer: Promise.resolve(kept.story), cancel: () => undefined };
  const asked = askAdviser('story', { record, viewer }, onProgress);
  const answer = asked.answer.then((story) => {
    if (story !== undefined) kept = { record, viewer, story };
    return story;
  });
  return { answer, cancel: asked.cancel };
}
