import { expect, test } from 'vitest';
import type { PcMove } from '../rules/moves.ts';
import { clause, noteOf } from './action-turn.ts';
import { boardLanguage, wordsOf } from './words/index.ts';

await Promise.all([boardLanguage.load('en'), boardLanguage.load('fr')]);

test('the question line says so when nothing is left but to end the turn', () => {
  const said = (...options: PcMove[]) => clause({ options, language: 'en' });
  expect(said({ do: 'end' })).toBe('Nothing else can be done.');
  expect(said({ do: 'useBonus' }, { do: 'end' })).toBeUndefined();
  expect(said({ do: 'stop' })).toBeUndefined();
  expect(said()).toBeUndefined();
});

test('a card is ready, used, not used once the turn is over, or has nothing to use', () => {
  const tableau = [
    { card: 'gossip-columnist', activated: false },
    { card: 'cartoonist-on-the-payroll', activated: false },
    { card: 'dancing-master', activated: true },
  ] as const;
  const noted = (phase: 'errands' | 'actions' | 'closing', acting = 0) => {
    const pending = phase === 'actions' ? [{ kind: 'actionTurns', at: acting + 1 } as const] : [];
    const view = { phase, order: [1, 0], pending };
    return tableau.map((laid) => noteOf(view, 1, laid, wordsOf('en').words));
  };
  expect(noted('errands')).toEqual(['ready', 'works by itself', 'used']);
  expect(noted('actions', 0)).toEqual(['ready', 'works by itself', 'used']);
  expect(noted('actions', 1)).toEqual(['not used', 'works by itself', 'used']);
  expect(noted('closing')).toEqual(['not used', 'works by itself', 'used']);
});
