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

/** Breakpoint `--wide` of style/breakpoints.css: the log stands beside the board. */
export const wideScreen = '(width >= 1100px)';
/** Breakpoint `--sideways` of style/breakpoints.css: a phone held sideways. */
export const sidewaysScreen = '(orientation: landscape) and (height < 600px)';
/** Breakpoint `--roomy` of style/breakpoints.css: all tray panels lie side by side. */
export const roomyScreen = '(width >= 700px) and (height >= 600px)';
