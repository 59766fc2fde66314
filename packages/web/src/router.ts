import { useEffect, useMemo, useState } from 'preact/hooks';
import { hrefOf, type Route, readRoute } from './routes.ts';

export function go(route: Route): void {
  location.hash = hrefOf(route);
}

/** Goes there in place of where we are: the way back leads past it. */
export function forward(route: Route): void {
  location.replace(hrefOf(route));
}

export function useRoute(): Route {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const change = () => setHash(location.hash);
    addEventListener('hashchange', change);
    // It may have changed before anybody listened.
    change();
    return () => removeEventListener('hashchange', change);
  }, []);
  return useMemo(() => readRoute(hash), [hash]);
}
