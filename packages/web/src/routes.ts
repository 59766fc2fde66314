import { catalog } from '@manigance/games';

/** The screens by address. Routes are hash-based, so that the page works from any folder and offline. */
export type Route =
  | { readonly at: 'home' }
  /** `here`: for several people at this screen. */
  | { readonly at: 'new'; readonly game: string; readonly friends: boolean; readonly here?: boolean }
  | { readonly at: 'match'; readonly id: string }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'join'; readonly code: string }
  | { readonly at: 'rules'; readonly game: string | undefined; readonly rule: string | undefined }
  /** The course of a game or its puzzles: a chapter by its id, or a puzzle by its number from 1. */
  | { readonly at: 'learn' | 'puzzles'; readonly game: string; readonly chapter?: string }
  | { readonly at: 'replay'; readonly of?: Replayed }
  /** A position with a question; the link holds all of it. */
  | { readonly at: 'position'; readonly link: string }
  | { readonly at: 'tables' }
  /** My figures, or those of a person who shows theirs. */
  | { readonly at: 'profile'; readonly of?: string | undefined }
  | { readonly at: 'history' }
  | {
      readonly at: 'leaderboard';
      readonly game: string;
      readonly players: number;
      readonly kind: 'people' | 'bots' | 'hints';
    }
  | { readonly at: 'settings' }
  /** `stop`: the token of a link that ends mails. */
  | { readonly at: 'notices'; readonly stop?: string }
  | { readonly at: 'about' }
  /** My groups, a `new` one, or one of them. */
  | { readonly at: 'group'; readonly id?: string | undefined }
  /** My tournaments, a `new` one, or one of them. */
  | { readonly at: 'tournament'; readonly id?: string | undefined }
  /** `link`: of somebody who asks to be friends. */
  | { readonly at: 'friends'; readonly link?: string | undefined }
  /** The host's desk; `token` makes an account the host's. */
  | { readonly at: 'desk'; readonly token?: string }
  /** `link`: opened from a mail. */
  | { readonly at: 'account'; readonly link?: MailedLink };

/** A link that confirms a mail address or leads back into an account. */
export interface MailedLink {
  readonly to: 'reset' | 'confirm';
  readonly token: string;
}

/** A match to replay: kept in this browser, or of a table on the server, from this move on. */
export interface Replayed {
  readonly kept: 'match' | 'table';
  readonly id: string;
  readonly move?: number;
}

/** The screen of an address; home for an unknown one. */
export function readRoute(hash: string): Route {
  const [first, second, third, fourth] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const game = catalog.find(second)?.id;
  if (first === 'new' && game !== undefined)
    return { at: 'new', game, friends: third === 'friends', ...(third === 'here' ? { here: true } : {}) };
  if (first === 'match' && second) return { at: 'match', id: second };
  if (first === 'table' && second) return { at: 'table', id: second };
  if (first === 'join' && second) return { at: 'join', code: second };
  if ((first === 'learn' || first === 'puzzles') && game !== undefined)
    return { at: first, game, ...(third && { chapter: third }) };
  if (first === 'rules') return { at: 'rules', game, rule: third };
  if (first === 'replay') {
    if ((second !== 'match' && second !== 'table') || !third) return { at: 'replay' };
    const move = Number(/^\d+$/.exec(fourth ?? '')?.[0]);
    return { at: 'replay', of: { kept: second, id: third, ...(move > 0 ? { move } : {}) } };
  }
  if (first === 'position' && second) return { at: 'position', link: second };
  if (first === 'account') {
    const isLink = (second === 'reset' || second === 'confirm') && third;
    return { at: 'account', ...(isLink ? { link: { to: second, token: third } } : {}) };
  }
  if (first === 'desk') return { at: 'desk', ...(second && { token: second }) };
  if (first === 'notices') return { at: 'notices', ...(second === 'stop' && third && { stop: third }) };
  if (first === 'friends') return { at: 'friends', ...(second ? { link: second } : {}) };
  if (first === 'tournament' || first === 'group') return { at: first, ...(second ? { id: second } : {}) };
  if (first === 'profile') return { at: 'profile', ...(second ? { of: second } : {}) };
  if (first === 'leaderboard') {
    const { id, seats } = catalog.find(second) ?? catalog.get(catalog.ids[0] ?? '');
    const players = Math.min(seats.max, Math.max(seats.min, Number(/^\d+$/.exec(third ?? '')?.[0] ?? 0)));
    return {
      at: 'leaderboard',
      game: id,
      players,
      kind: fourth === 'bots' || fourth === 'hints' ? fourth : 'people',
    };
  }
  if (first === 'history' || first === 'tables' || first === 'settings' || first === 'about')
    return { at: first };
  return { at: 'home' };
}

/** Decodes a part of an address; a malformed one stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a screen. */
export function hrefOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${route.game}${route.friends ? '/friends' : route.here ? '/here' : ''}`;
    case 'match':
    case 'table':
      return `#/${route.at}/${encodeURIComponent(route.id)}`;
    case 'join':
      return `#/join/${encodeURIComponent(route.code)}`;
    case 'rules':
      return ['#/rules', route.game, route.rule].filter((part) => part !== undefined).join('/');
    case 'learn':
    case 'puzzles':
      return [`#/${route.at}`, route.game, route.chapter].filter((part) => part !== undefined).join('/');
    case 'replay':
      return ['#/replay', ...(route.of === undefined ? [] : partsOf(route.of))].join('/');
    case 'position':
      return `#/position/${route.link}`;
    case 'account':
      return ['#/account', ...(route.link === undefined ? [] : [route.link.to, route.link.token])].join('/');
    case 'profile':
      return `#/profile${route.of === undefined ? '' : `/${encodeURIComponent(route.of)}`}`;
    case 'group':
    case 'tournament':
      return `#/${route.at}${route.id === undefined ? '' : `/${encodeURIComponent(route.id)}`}`;
    case 'friends':
      return `#/friends${route.link === undefined ? '' : `/${encodeURIComponent(route.link)}`}`;
    case 'leaderboard':
      return `#/leaderboard/${route.game}/${route.players}/${route.kind}`;
    case 'desk':
      return `#/desk${route.token === undefined ? '' : `/${route.token}`}`;
    case 'history':
    case 'notices':
    case 'tables':
    case 'settings':
    case 'about':
      return `#/${route.at}`;
    default: {
      const never: never = route;
      return never;
    }
  }
}

function partsOf({ kept, id, move }: Replayed): readonly string[] {
  return [kept, encodeURIComponent(id), ...(move === undefined ? [] : [`${move}`])];
}
