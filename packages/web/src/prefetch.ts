import { catalog } from '@manigance/games';
import { readSettings } from '@manigance/ui/settings.ts';
import { fetchBoard } from './fetch-board.ts';
import { openEarly } from './local/early-worker.ts';
import { findMatch } from './local/saved-match.ts';
import type { Route } from './routes.ts';

/** Starts every download this address needs at once, instead of one after the other. */
export function fetchAhead(route: Route): void {
  const match = route.at === 'match' ? findMatch(route.id) : undefined;
  if (match === undefined) return;
  openEarly(match);
  const { language } = readSettings();
  void fetchBoard(match.game, language);
  void catalog.get(match.game).text[language]();
}
