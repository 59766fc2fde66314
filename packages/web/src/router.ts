import { useEffect, useState } from 'preact/hooks';
import { hrefOf, type Route, readRoute } from './routes.ts';

export function go(route: Route): void {
  location.hash = hrefOf(route);
}

/** Goes there in place of where we are: the way back leads past it. */
export function forward(route: Route): void {
  location.replace(hrefOf(route));
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useEffect(() => {
    const change = () => setRoute(readRoute(location.hash));
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return route;
}
