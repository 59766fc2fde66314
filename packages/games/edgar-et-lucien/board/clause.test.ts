import { expect, test } from 'vitest';
import type { ElMove } from '../rules/index.ts';
import { clause } from './clause.ts';
import type { Props } from './props.ts';
import { boardLanguage } from './words/index.ts';

await Promise.all([boardLanguage.load('en'), boardLanguage.load('fr')]);

/** The clause for seat 0, which is asked this and has these options. */
function said(kind: string, options: readonly ElMove[], edgarActed = false, language: 'en' | 'fr' = 'en') {
  const players = [{ acted: { edgar: edgarActed, lucien: false } }];
  const shown = { asked: { kind }, view: { seat: 0, players, pending: [{ kind, seat: 0 }] } };
  return clause({ shown, options, language } as unknown as Props);
}

const pass: ElMove = { do: 'pass' };

test('a player who can only pass is told so', () => {
  expect(said('act', [pass])).toBe('Neither of them can do anything where they are.');
  expect(said('act', [pass], false, 'fr')).toMatch('ne peut rien faire');
  expect(said('act', [{ do: 'buyCity' }, pass])).toBeUndefined();
  expect(said('act', [pass], true)).toBeUndefined(); // the button ends the turn
});

test('a bidder without enough money is told so', () => {
  expect(said('bid', [pass])).toBe('You cannot bid higher: pass.');
  expect(said('bid', [pass, { do: 'bid', amount: 10_000 }])).not.toBe('You cannot bid higher: pass.');
});
