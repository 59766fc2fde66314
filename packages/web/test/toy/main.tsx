// The page's own table around a toy game: `?most=2` is the rule.
import '../../src/style/index.css';
import { type Game, type GameText, Match, refusedMoves, show, type Vocabulary } from '@manigance/core';
import { plain } from '@manigance/ui/plain-board.tsx';
import { render } from 'preact';
import type { Listener, MatchClient } from '../../src/match/match-client.ts';
import { GameTable } from '../../src/table/table-screen.tsx';
import { stonesText, stonesWith } from './stones.ts';

const most = Number(new URLSearchParams(location.search).get('most'));
const game = stonesWith(most) as unknown as Game;
const match = new Match(game, { seats: 2, options: {}, seed: '0'.repeat(32) });
const seated = [
  { name: 'Camille', by: 'me' as const },
  { name: 'Odilon', by: 'bot' as const },
];
const listeners = new Set<Listener>();

function tell(events: Vocabulary['event'][], afresh: boolean): void {
  const shown = show(game, match.state, 0);
  for (const listener of listeners) listener.update({ shown, events, afresh, seated });
}

const client: MatchClient = {
  game: 'stones',
  subscribe(listener) {
    listeners.add(listener);
    tell([], true);
    return () => listeners.delete(listener);
  },
  async play(move, question) {
    const played = match.play(0, move, { question });
    if (!played.ok) return played.rejection;
    tell([...played.events], false);
    return undefined;
  },
  takeBack: async () => false,
  whyNot: async () => refusedMoves(game, match.state, 0),
  record: async () => undefined,
  close() {},
};

const card = {
  title: 'Stones',
  rulePrefix: 'ST',
  colours: ['red', 'blue'],
  shapes: 'tokens',
} as const;

const root = document.getElementById('app');
if (root !== null) {
  render(
    <GameTable
      client={client}
      card={card}
      board={plain}
      words={{ language: 'en', text: stonesText as unknown as GameText<Vocabulary>, cites: () => 'ST-1' }}
    />,
    root,
  );
}
