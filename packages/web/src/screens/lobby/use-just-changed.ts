import type { TableInfo } from '@manigance/protocol';
import { changedTerms } from '@manigance/protocol/changed-terms';
import { useEffect, useRef, useState } from 'preact/hooks';

/** How long a changed term is marked; ms. */
const markedFor = 60_000;

/** The terms that the host has changed in the last minute, as far as this page has seen it. */
export function useJustChanged(info: TableInfo): readonly string[] {
  const before = useRef(info);
  const [changed, setChanged] = useState<readonly string[]>([]);
  useEffect(() => {
    const now = changedTerms(before.current, info);
    before.current = info;
    if (now.length > 0) setChanged(now);
  }, [info]);
  useEffect(() => {
    if (changed.length === 0) return undefined;
    const timer = setTimeout(() => setChanged([]), markedFor);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}
