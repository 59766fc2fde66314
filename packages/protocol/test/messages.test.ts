import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitMessage, misfit, readMessage } from '../src/check.ts';
import { answerSchemas, clientSchemas, limits, newsSchemas } from '../src/index.ts';
import { withoutBarred } from '../src/names.ts';
import { messageSchemas, openApi } from '../src/openapi.ts';

const table = 'abcdefghijkl2345';
const play = { type: 'play', id: 3, table, question: 4, move: { do: 'pass' }, key: 'k-0000001' };

test('a message that fits its schema is accepted unchanged', () => {
  expect(readMessage(JSON.stringify(play))).toEqual({ ok: true, message: play });
});

test.each([
  ['not JSON', '{"type":"play"', { code: 'malformed', at: '.' }],
  ['no object', '7', { code: 'malformed', at: '.' }],
  ['of no known type', '{"type":"cheat","id":9}', { code: 'unknown-type' }],
  ['named like a part of every object', '{"type":"constructor","id":9}', { code: 'unknown-type' }],
  ['without a field it needs', JSON.stringify({ ...play, key: undefined }), { code: 'malformed', at: 'key' }],
  ['with a field nobody knows', JSON.stringify({ ...play, seat: 2 }), { code: 'malformed', at: 'seat' }],
  [
    'with a number that is none',
    JSON.stringify({ ...play, question: 1.5 }),
    { code: 'malformed', at: 'question' },
  ],
  [
    'longer than allowed',
    JSON.stringify({ ...play, move: 'x'.repeat(limits.messageLength) }),
    { code: 'too-large' },
  ],
])('a message %s gets a typed answer', (_name, sent, reason) => {
  const read = readMessage(sent);
  expect(read.ok ? undefined : read.reason).toEqual(reason);
});

test('the answer to an invalid message carries its id if it can be read', () => {
  expect(fitMessage({ type: 'sit', id: 12 })).toEqual({
    ok: false,
    to: 12,
    reason: { code: 'malformed', at: 'table' },
  });
});

test.each([
  ['seats/1/level', { seats: [{ for: 'anyone' }, { for: 'bot', level: 'UPPER' }] }],
  ['seats/0', { seats: [{ for: 'nobody' }] }],
  ['pace/days', { pace: { kind: 'turn-based', days: 99 } }],
  ['pace/window/to', { pace: { kind: 'turn-based', days: 3, window: { from: 0, to: 2_000 } } }],
  ['pace', { pace: { kind: 'never' } }],
  ['pace', { pace: 'live' }],
  ['options/length', { options: { length: {} } }],
])('a table that cannot be set up is refused at %s', (at, bad) => {
  const create = {
    type: 'create',
    id: 1,
    game: 'tic-tac-toe',
    options: {},
    seats: [{ for: 'anyone' }, { for: 'bot', level: 'wick' }],
    pace: { kind: 'turn-based', days: 3 },
    access: 'private',
    atZero: 'default',
    spectators: true,
  };
  expect(fitMessage(create).ok).toBe(true);
  expect(fitMessage({ ...create, ...bad })).toMatchObject({ ok: false, reason: { code: 'malformed', at } });
});

test('no input makes the reader throw', () => {
  fc.assert(fc.property(fc.string(), (sent) => typeof readMessage(sent).ok === 'boolean'));
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(clientSchemas)), fc.object(), (type, fields) => {
      return typeof fitMessage({ ...fields, type, id: 1 }).ok === 'boolean';
    }),
  );
});

test.each([
  ['a line turned around', 'abc\u202edef'],
  ['a mark that turns the line around', 'a\u061cb'],
  ['a zero-width character', 'a\u200bb'],
  ['a line break', 'a\nb'],
  ['blank ends', ' a '],
  ['nothing', ''],
  ['nothing to be seen', '\u00a0\u3164'],
  ['a joiner and no more', '\u200d'],
  ['a joiner that joins to nothing', 'a\u200d'],
  ['two joiners in a row', 'a\u200c\u200db'],
  ['a joiner between letters that do not join', 'An\u200dna'],
  ['a non-joiner between Latin letters', 'An\u200cna'],
  ['a soft hyphen', 'An\u00adna'],
  ['a grapheme joiner', 'An\u034fna'],
  ['a Hangul filler', 'Anna\u3164'],
  ['a variation selector on a letter', 'Anna\ufe0f'],
  ['a tag character', 'Anna\u{e0041}'],
  ['a Braille blank', 'Anna\u2800'],
  ['a private character', 'Anna\ue000'],
  ['a half character', 'Anna\ud800'],
  ['another kind of space', 'An\u00a0na'],
  ['two spaces in a row', 'An  na'],
  ['three marks on a letter', 'A\u0301\u0302\u0303nna'],
  ['a pile of marks', `A${'\u0301'.repeat(20)}`],
  ['a mark on nothing', '\u0301Anna'],
  ['a mark on a space', 'An \u0301na'],
  ['an enclosing mark', 'A\u20ddnna'],
])('a name with %s is no name', (_what, name) => {
  expect(fitMessage({ type: 'name', id: 1, name }).ok).toBe(false);
  expect(fitMessage({ type: 'name', id: 1, name: 'Zoé O’Neil 💃' }).ok).toBe(true);
});

test.each([
  '👩\u200d💻 Ada',
  '❤️\u200d🔥',
  'می\u200cخواهم',
  '7',
  '⚙',
  'Jean-Paul d’Été',
  'Việt'.normalize('NFD'),
  'สมชาย ที่',
  'श्री\u200d'.slice(0, -1),
  'क्\u200dष',
  '👋🏽',
  '1\ufe0f\u20e3',
  '🇫🇷',
])('%s is a name: what joins letters or pictures is a part of them', (name) => {
  expect(fitMessage({ type: 'name', id: 1, name }).ok).toBe(true);
  expect(withoutBarred(name)).toBe(name);
});

test('barred characters are removed from a typed name', () => {
  expect(withoutBarred('Jean\u00a0 Paul\u2800\u00ad')).toBe('Jean Paul');
  expect(withoutBarred(`A\u0301\u0302${'\u0303'.repeat(9)}nna`)).toBe('A\u0301\u0302nna');
  expect(withoutBarred('A\u202ed\u0007a\n 👩\u200d💻\u200b\u2066')).toBe('Ada 👩\u200d💻');
});

test('every schema rejects unknown fields', () => {
  for (const { json } of Object.values({ ...clientSchemas, ...answerSchemas, ...newsSchemas })) {
    expect(json.additionalProperties).toBe(false);
  }
  expect(misfit(answerSchemas.accepted.json, { type: 'accepted', to: 1, secret: 2 })).toBe('secret');
});

test('the interface describes itself: a path for every message, a schema for every answer', () => {
  const { paths } = openApi() as { readonly paths: Readonly<Record<string, unknown>> };
  expect(Object.keys(paths)).toContain('/api/play');
  expect(JSON.stringify(messageSchemas())).toContain('"watching"');
});
