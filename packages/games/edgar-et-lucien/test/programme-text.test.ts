import { type Language, legalMoves, show } from '@manigance/core';
import { expect, test } from 'vitest';
import type { WheelPosition } from '../rules/board.ts';
import { game } from '../rules/index.ts';
import { texts } from '../text/index.ts';
import { position } from './position.ts';

const { text } = texts;
const name = String;
const programming = position({
  players: [{ edgar: 'A08', lucien: 'A06' }, {}],
  pending: { kind: 'programme' },
});

function programme(language: Language, edgar: WheelPosition, lucien: WheelPosition): string {
  const { view } = show(game, programming, 0);
  return text[language].move({ do: 'commit', edgar, lucien }, view, name);
}

test('EL-6.2 a programme says where its borders lead', () => {
  expect(programme('en', 'green', 'orange')).toBe(
    'Edgar goes to Smokestack Hollow (green border); Lucien goes to the Lace Terraces (orange border)',
  );
  expect(programme('fr', 'green', 'orange')).toBe(
    'Edgar va au Val des Cheminées (frontière verte)\u202f; Lucien va aux Terrasses de Dentelle (frontière orange)',
  );
});

test('EL-6.3 a programme names the stations that the metro leaves to choose from', () => {
  expect(programme('en', 'immobile', 'metro_blue')).toBe(
    'Edgar stays at the Archives; Lucien goes to the Boiler Yards or Lantern Parade (blue metro line, your choice)',
  );
  expect(programme('fr', 'immobile', 'metro_blue')).toBe(
    'Edgar reste aux Archives\u202f; Lucien va à la Cour des Chaudières ou à la Promenade des Lanternes (métro bleu, au choix)',
  );
});

test('EL-6.4 a programme that leads nowhere says so', () => {
  expect(programme('en', 'red', 'metro_pink')).toBe(
    'Edgar stays at the Archives (no red border); Lucien stays at Piston Row (no pink metro line)',
  );
  expect(programme('fr', 'red', 'metro_pink')).toBe(
    'Edgar reste aux Archives (pas de frontière rouge)\u202f; Lucien reste à l’Allée des Pistons (pas de métro rose)',
  );
});

test('EL-5.2 no two programmes have the same text', () => {
  const { view } = show(game, programming, 0);
  const moves = legalMoves(game, programming, 0);
  for (const language of ['en', 'fr'] as const) {
    expect(new Set(moves.map((move) => text[language].move(move, view, name))).size).toBe(64);
  }
});
