import { Match } from '@manigance/core';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { lastWillModes } from '../rules/modes.ts';

const seed = '0123456789abcdef0123456789abcdef';

test('LW-3.1 a mode with Last Will begins once its part is loaded, by the same rules', async () => {
  const { game } = await manifest.rules({ mode: 'es' });
  const begin = (mode: string) => new Match(game, { seats: 2, options: { mode }, seed });
  expect(begin('es').state.pending.length).toBeGreaterThan(0);
  for (const mode of lastWillModes) expect(() => begin(mode)).toThrow('Last Will is not loaded');
  expect((await manifest.rules({ mode: 'lw-s' })).game).toBe(game);
  for (const mode of lastWillModes) expect(begin(mode).state.pending.length).toBeGreaterThan(0);
});

test('LW-2.3 the sentences of Last Will come with it, those of the Club stay', async () => {
  const { text } = await manifest.text.en({ mode: 'es' });
  const { game } = await manifest.rules({ mode: 'es' });
  const { state } = new Match(game, { seats: 2, options: { mode: 'es' }, seed });
  const view = game.view(state, 0);
  const rules = () => [text.rule?.('errand', view), text.rule?.('plan', view)].map((rule) => rule?.sentence);
  const [errand, plan] = rules();
  expect(plan).toBeUndefined();
  expect((await manifest.text.en({ mode: 'lw-s' })).text).toBe(text);
  expect(rules()).toEqual([errand, expect.stringMatching(/\w/)]);
});
