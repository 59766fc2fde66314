import { useEffect, useState } from 'preact/hooks';
import type { LessonClient } from './lesson-client.ts';

/** A client opened for as long as these stay the same, and closed afterwards. */
export function useOpened(
  open: () => Promise<LessonClient | undefined>,
  by: readonly unknown[],
): LessonClient | 'missing' | undefined {
  const [client, setClient] = useState<LessonClient | 'missing' | undefined>(undefined);
  useEffect(() => {
    let stale = false;
    let opened: LessonClient | undefined;
    void open().then((made) => {
      opened = made;
      if (stale) made?.close();
      else setClient(made ?? 'missing');
    });
    return () => {
      stale = true;
      opened?.close();
    };
  }, by as unknown[]);
  return client;
}
