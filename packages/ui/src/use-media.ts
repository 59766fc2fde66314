import { useEffect, useState } from 'preact/hooks';
import { media } from './media.ts';

/** Whether a media query matches; redraws on change. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => media(query).matches);
  useEffect(() => {
    const list = media(query);
    const change = () => setHolds(list.matches);
    change();
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, [query]);
  return holds;
}

/** ART.md 4: the log stands beside the board. */
export const wideScreen = '(min-width: 1100px)';
/** All tray pages lie side by side. */
export const roomyScreen = '(min-width: 700px) and (min-height: 600px)';
