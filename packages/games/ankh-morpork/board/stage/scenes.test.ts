import { expect, test } from 'vitest';
import type { AmEvent } from '../../rules/events.ts';
import { text } from '../../text/en.ts';
import type { Props } from '../board-context.ts';
import { boardLanguage } from '../words/index.ts';
import { scenesOf } from './index.tsx';

await boardLanguage.load('en');
const names = Object.assign((seat: number) => ['Camille', 'Odilon'][seat] ?? '', { reader: 0 });
/** The props that scenes read. */
const propsWith = (events: readonly AmEvent[]) =>
  ({ events, names, text, language: 'en', shown: { viewer: 0 } }) as unknown as Props;
const saidIn = (events: readonly AmEvent[]) =>
  scenesOf(propsWith(events)).flatMap(({ acts }) => acts.map(({ said = '' }) => said));

test('AM-10.1 a random event is staged with what it did, up to the next turn', () => {
  const said = saidIn([
    { type: 'event', seat: 1, event: 'explosion' },
    { type: 'rolled', seat: 1, roll: 3, area: 'dragons-landing' },
    { type: 'buildingLost', seat: 0, area: 'dragons-landing' },
    { type: 'turn', seat: 0 },
  ]);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^Explosion\. .*Odilon rolls 3.*Your building in .* is gone\.$/);
});

test('AM-9.2 an interrupt of another player is staged, my own is not', () => {
  const interrupt = (seat: number): AmEvent => ({ type: 'reacted', seat, card: 'gaspode' });
  expect(saidIn([interrupt(1)])).toEqual([text.event(interrupt(1), names)]);
  expect(saidIn([interrupt(0)])).toEqual([]);
});
