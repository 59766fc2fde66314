import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

interface DraftValue {
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

export const Draft = createContext<DraftValue>({ value: undefined, set: () => {} });

/**
 * What I am about to answer and have not yet: the hands of a dial, a tile being turned. Board, tray and asked line of one
 * game share it; it is forgotten when another question is put.
 */
export function useDraft<T>(): readonly [T | undefined, (value: T | undefined) => void] {
  const { value, set } = useContext(Draft);
  return [value as T | undefined, set];
}
