import { expect, test } from 'vitest';
import {
  clauseOf,
  englishSubject,
  type GameEvent,
  type NameOf,
  narrate,
  splitMentions,
  whole,
} from '../src/index.ts';

type Said = GameEvent & { readonly seat?: number; readonly verb: string; readonly yours?: string };
const said = (seat: number, verb: string, yours = verb, type = 'did'): Said => ({ type, seat, verb, yours });
const names: NameOf = Object.assign((seat: number) => ['Alix', 'Basile', 'Noor'][seat] ?? '', { reader: 2 });
const text = {
  event: (event: GameEvent, name: NameOf) => {
    const { seat, verb, yours } = event as Said;
    return seat === undefined ? verb : `${englishSubject(name, seat, verb, yours ?? verb)}.`;
  },
  opens: ({ type }: GameEvent) => type === 'played',
};
const tell = (...events: GameEvent[]) => whole(narrate(events, { text, names, language: 'en' }));

test('the effects of a card follow it in one sentence', () => {
  const events = [said(0, 'plays Hex', '', 'played'), said(0, 'takes $3'), said(0, 'draws a card')];
  expect(tell(...events)).toBe('Alix plays Hex: takes $3 and draws a card.');
  expect(narrate(events, { text, names, language: 'fr' })).toEqual({
    lead: 'Alix plays Hex\u00a0:',
    rest: 'takes $3 et draws a card.',
  });
});

test('events of one player are joined, those of another begin a sentence', () => {
  expect(tell(said(0, 'takes $3'), said(0, 'draws a card'), said(1, 'loses $3'))).toBe(
    'Alix takes $3 and draws a card. Basile loses $3.',
  );
});

test('the reader is addressed', () => {
  expect(tell(said(2, '', 'take $3'), said(2, '', 'draw a card'))).toBe('You take $3 and draw a card.');
});

test('a figure after a colon moves into brackets inside a sentence', () => {
  expect(tell(said(0, 'plays Hex', '', 'played'), said(0, 'loses 3 votes: 32 left'))).toBe(
    'Alix plays Hex: loses 3 votes (32 left).',
  );
  expect(tell(said(0, 'loses 3 votes: 32 left'))).toBe('Alix loses 3 votes: 32 left.');
});

test('lines without a subject, or of several sentences, stand alone', () => {
  const fog: Said = { type: 'fog', verb: 'Fog comes down.' };
  expect(tell(said(0, 'takes $3'), fog, said(0, 'draws'))).toBe('Alix takes $3. Fog comes down. Alix draws.');
  expect(tell(said(0, 'takes $3'), said(0, 'sits. Basile begins'))).toBe(
    'Alix takes $3. Alix sits. Basile begins.',
  );
  expect(tell()).toBe('');
});

test('a clause has no subject and no full stop', () => {
  expect(clauseOf(said(0, 'takes $3'), { text, names, language: 'en' })).toBe('takes $3');
  expect(clauseOf({ type: 'fog', verb: 'Fog comes down.' } as Said, { text, names, language: 'en' })).toBe(
    'Fog comes down',
  );
  const labelled: Said = { type: 'did', seat: 0, verb: '' };
  const label = { event: () => 'Alix: a speech.' };
  expect(clauseOf(labelled, { text: label, names, language: 'en' })).toBe('a speech');
  expect(clauseOf(said(2, '', 'take $3'), { text, names, language: 'en' })).toBe('You take $3');
});

test('a sentence is cut at the names of the things it mentions', () => {
  const hex = { kind: 'card', id: 'hex', words: ['Hex'] } as const;
  const shades = { kind: 'place', id: 'shades', words: ['The Shades', 'Shades'] } as const;
  expect(splitMentions('Alix plays Hex in Shades.', [shades, hex])).toEqual([
    { text: 'Alix plays ' },
    { text: 'Hex', mention: hex },
    { text: ' in ' },
    { text: 'Shades', mention: shades },
    { text: '.' },
  ]);
  const murder = { kind: 'card', id: 'm', words: ['Meurtres !'] } as const;
  expect(splitMentions('Alix : Meurtres\u202f!', [murder]).at(-1)).toEqual({
    text: 'Meurtres\u202f!',
    mention: murder,
  });
  expect(splitMentions('Hex and Hex', [hex, hex]).filter(({ mention }) => mention)).toHaveLength(2);
  expect(splitMentions('Nothing.', [hex])).toEqual([{ text: 'Nothing.' }]);
});
