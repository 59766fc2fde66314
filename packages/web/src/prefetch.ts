import { catalog } from '@manigance/games';
import { readSettings } from '@manigance/ui/settings.ts';
import { fetchBoard } from './fetch-board.ts';
import { openEarly } from './local/early-worker.ts';
import { findMatch } from './local/saved-match.ts';
import type { Route } from './routes.ts';

/** Starts every download this address needs at once, instead of one after the other. */
export function fetchAhead(route: Route): void {
  if (route.at === 'match') return fetchMatch(route.id);
  fetchFonts();
  // The head of the screen shows it.
  if ('game' in route && route.game !== undefined) new Image().src = catalog.find(route.game)?.poster ?? '';
}

function fetchMatch(id: string): void {
  const match = findMatch(id);
  if (match === undefined) return;
  openEarly(match);
  const { language } = readSettings();
  void fetchBoard(match.game, language, match.options);
  void catalog.get(match.game).text[language](match.options);
}

/** Body fonts. A font that comes after the text moves everything below. */
const fonts = [
  '400 1em "Atkinson Hyperlegible Next"',
  '700 1em "Atkinson Hyperlegible Next"',
  '600 1em Fraunces',
];

function fetchFonts(): void {
  for (const font of fonts) void document.fonts.load(font).catch(() => undefined);
}
