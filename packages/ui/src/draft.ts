import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

interface DraftValue {
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

export const Draft = createContext<DraftValue>({ value: undefined, set: () => {} });

/**
 * The answer being composed (dial hands, a tile being rotated). Board, tray and prompt share it; a new question clears it.
 */
export function useDraft<T>(): readonly [T | undefined, (value: T | undefined) => void] {
  const { value, set } = useContext(Draft);
  return [value as T | undefined, set];
}
