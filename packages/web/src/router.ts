import { useEffect, useMemo, useState } from 'preact/hooks';
import { hrefOf, type Route, readRoute } from './routes.ts';

/** Goes to a screen. */
export function go(route: Route): void {
  location.hash = hrefOf(route);
}

/** Replaces the history entry. */
export function replaceRoute(route: Route): void {
  location.replace(hrefOf(route));
}

/** The screen of the address, with a redraw on change. */
export function useRoute(): Route {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const change = () => setHash(location.hash);
    addEventListener('hashchange', change);
    // The address may have changed before the listener was added.
    change();
    return () => removeEventListener('hashchange', change);
  }, []);
  return useMemo(() => readRoute(hash), [hash]);
}
