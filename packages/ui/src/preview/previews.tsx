import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board-props.ts';
import type { LoadGuide } from '../guide.ts';
import { lazy } from '../lazy.tsx';
import { useStore } from '../store.ts';
import { openedCard } from './open-card.ts';
import type { Preview, PreviewWatch } from './watch.ts';

const PreviewPanel = lazy(async () => (await import('./panel.tsx')).PreviewPanel);
const OpenedCard = lazy(async () => (await import('./panel.tsx')).OpenedCard);

/**
 * Large previews of cards and explanations of symbols, for a whole table. Elements name what they show: `data-card`,
 * `data-explain` or `data-says`. The code that draws a preview is loaded with the first one.
 */
export function Previews({
  guide,
  props,
}: {
  readonly guide: LoadGuide | undefined;
  readonly props: BoardProps;
}) {
  const [preview, setPreview] = useState<Preview | undefined>(undefined);
  const card = useStore(openedCard);
  const watch = useRef<PreviewWatch | undefined>(undefined);
  useEffect(() => {
    const stopping = new AbortController();
    // Nothing is watched before the first movement: a table opens without that code.
    const wake = (event: Event) => {
      stopWaking();
      import('./watch.ts').then(
        ({ PreviewWatch }) => {
          if (!stopping.signal.aborted) watch.current = new PreviewWatch(setPreview, event);
        },
        // Without the network there are no previews.
        () => undefined,
      );
    };
    const stopWaking = listen(['pointermove', 'pointerdown', 'keydown'], wake);
    return () => {
      stopping.abort();
      stopWaking();
      watch.current?.stop();
      openedCard.set(undefined);
    };
  }, []);
  return (
    <>
      {preview && (
        <PreviewPanel preview={preview} guide={guide} props={props} onGone={() => watch.current?.close()} />
      )}
      {card !== undefined && guide && (
        <OpenedCard card={card} guide={guide} props={props} onClose={() => openedCard.set(undefined)} />
      )}
    </>
  );
}

/** Listens to the first of some events anywhere on the page. Returns a function that stops. */
function listen(types: readonly string[], to: (event: Event) => void): () => void {
  for (const type of types) addEventListener(type, to, true);
  return () => {
    for (const type of types) removeEventListener(type, to, true);
  };
}
