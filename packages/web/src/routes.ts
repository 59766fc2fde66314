import { type GameId, isGameId } from './games.ts';

/** Where in the page we are. Addresses lie behind the `#`, so that the page works from any folder and offline. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: GameId; readonly friends: boolean }
  | { readonly at: 'match'; readonly id: string }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'join'; readonly code: string }
  | { readonly at: 'rules'; readonly game: GameId | undefined; readonly rule: string | undefined }
  | { readonly at: 'replay'; readonly of?: Replayed }
  | { readonly at: 'settings' }
  | { readonly at: 'about' };

/** A match to be seen again: one of this browser, or of a table of the server. */
export interface Replayed {
  readonly kept: 'match' | 'table';
  readonly id: string;
}

export function readRoute(hash: string): Route {
  const [first, second, third] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (first === 'new' && isGameId(second)) return { at: 'new', game: second, friends: third === 'friends' };
  if (first === 'match' && second) return { at: 'match', id: second };
  if (first === 'table' && second) return { at: 'table', id: second };
  if (first === 'join' && second) return { at: 'join', code: second };
  if (first === 'rules') return { at: 'rules', game: isGameId(second) ? second : undefined, rule: third };
  if (first === 'replay') {
    const isKept = (second === 'match' || second === 'table') && third;
    return isKept ? { at: 'replay', of: { kept: second, id: third } } : { at: 'replay' };
  }
  if (first === 'settings' || first === 'about') return { at: first };
  return { at: 'home' };
}

export function hrefOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${route.game}${route.friends ? '/friends' : ''}`;
    case 'match':
    case 'table':
      return `#/${route.at}/${encodeURIComponent(route.id)}`;
    case 'join':
      return `#/join/${encodeURIComponent(route.code)}`;
    case 'rules':
      return ['#/rules', route.game, route.rule].filter((part) => part !== undefined).join('/');
    case 'replay':
      return route.of === undefined
        ? '#/replay'
        : `#/replay/${route.of.kept}/${encodeURIComponent(route.of.id)}`;
    case 'settings':
    case 'about':
      return `#/${route.at}`;
    default: {
      const never: never = route;
      return never;
    }
  }
}
