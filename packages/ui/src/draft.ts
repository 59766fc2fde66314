import { type ComponentChildren, createContext, h } from 'preact';
import { useContext, useMemo } from 'preact/hooks';

/** An answer being composed, and its question. */
export interface DraftValue {
  /** The question that `value` answers. */
  readonly question: number | undefined;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

const noDraft: DraftValue = { question: undefined, value: undefined, set: () => {} };

/** The latest draft of the table, whatever question it answers. */
const LatestDraft = createContext(noDraft);

/** The draft of the question that a part of the table shows. */
const Draft = createContext(noDraft);

/** Provides the draft of the table to all its parts. */
export function Drafts({
  latest,
  question,
  children,
}: {
  readonly latest: DraftValue;
  readonly question: number | undefined;
  readonly children: ComponentChildren;
}) {
  return h(LatestDraft.Provider, { value: latest }, h(DraftScope, { question, children }));
}

/**
 * Gives a part of the table the draft of the question that this part shows. A part that is drawn later than the others
 * still shows the last question for some frames, and its answer with it.
 */
export function DraftScope({
  question,
  children,
}: {
  readonly question: number | undefined;
  readonly children: ComponentChildren;
}) {
  const { question: of, value: latest, set } = useContext(LatestDraft);
  const value = of === question ? latest : undefined;
  const draft = useMemo(() => ({ question, value, set }), [question, value, set]);
  return h(Draft.Provider, { value: draft }, children);
}

/**
 * The answer being composed (dial hands, a tile being rotated). Board, tray and prompt share it; a new question clears it.
 */
export function useDraft<T>(): readonly [T | undefined, (value: T | undefined) => void] {
  const { value, set } = useContext(Draft);
  return [value as T | undefined, set];
}
