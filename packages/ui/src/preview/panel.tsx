import './legend.css';
import './preview.css';
import { createPortal } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../board-props.ts';
import { entryOf, type LoadGuide } from '../guide.ts';
import { Sheet } from '../sheet.tsx';
import { useLoad } from '../use-load.ts';
import { placeBeside } from './place.ts';
import type { Preview } from './watch.ts';

interface PanelProps {
  readonly preview: Preview;
  readonly guide: LoadGuide | undefined;
  readonly props: BoardProps;
  /** Called when the subject has left the page. */
  readonly onGone: () => void;
}

/**
 * The large preview of a card, or the words on a symbol, beside its subject. Hidden from screen readers: the label of
 * the subject says the same, and the legend has every symbol.
 */
export function PreviewPanel({ preview, guide: load, props, onGone }: PanelProps) {
  const guide = useLoad(async () => load?.(props.language), [load, props.language]);
  const panel = useRef<HTMLDivElement>(null);
  const { subject, way } = preview;
  const { anchor, card, says } = subject;
  const entries = guide === undefined ? [] : subject.symbols.flatMap((id) => entryOf(guide, id) ?? []);
  const hasCard = card !== undefined && guide?.cardName(card) !== undefined;
  const isEmpty = !hasCard && entries.length === 0 && says === undefined;
  useLayoutEffect(() => {
    const { current } = panel;
    if (!anchor.isConnected) onGone();
    else if (current !== null) place(current, anchor);
  });
  if (isEmpty) return undefined;
  return createPortal(
    <div ref={panel} class={`preview is-by-${way} ${hasCard ? 'has-card' : 'has-words'}`} aria-hidden="true">
      {hasCard && guide && <guide.CardFace card={card} props={props} />}
      {says !== undefined && <p>{says}</p>}
      {entries.map(({ id, name, text, picture }) => (
        <p key={id} class="explained">
          <span class="explained-picture">{picture}</span>
          <span>
            <b>{name}</b> {text}
          </span>
        </p>
      ))}
    </div>,
    document.body,
  );
}

function place(panel: HTMLElement, anchor: Element): void {
  panel.style.maxHeight = '';
  const { width, height } = panel.getBoundingClientRect();
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  const prompt = document.getElementById('asked')?.getBoundingClientRect();
  const at = placeBeside(anchor.getBoundingClientRect(), { width, height }, room, prompt);
  panel.style.left = `${at.left}px`;
  panel.style.top = `${at.top}px`;
  panel.style.maxHeight = `${Math.ceil(at.maxHeight)}px`;
}

/** The sheet of a card that was tapped in the log or elsewhere. */
export function OpenedCard({
  card,
  guide: load,
  props,
  onClose,
}: {
  readonly card: string;
  readonly guide: LoadGuide;
  readonly props: BoardProps;
  readonly onClose: () => void;
}) {
  const guide = useLoad(async () => load?.(props.language), [load, props.language]);
  const name = guide?.cardName(card);
  if (guide === undefined || name === undefined) return undefined;
  return (
    <Sheet title={name} onClose={onClose} class="preview-sheet">
      <guide.CardFace card={card} props={props} />
    </Sheet>
  );
}
