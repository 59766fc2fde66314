import { expect, test } from 'vitest';
import { readTypedCode } from './typed-code.ts';

test.each([
  ['LUNE42'],
  ['lune42'],
  [' lune 42 '],
  ['LUN-E42'],
  ['lun e\u00a042\n'],
  ['“LUNE42”'],
  ['https://play.example.org/#/join/LUNE42'],
  ['Come and play: http://192.168.1.7:8080/manigance/#/join/lune42.'],
  ['play.example.org/#/join/lun%20e42'],
])('%j is the code LUNE42', (typed) => {
  expect(readTypedCode(typed)).toEqual({ code: 'LUNE42' });
});

test('the address of a table leads to the table', () => {
  const id = 'abcdefghijkmnpqr';
  expect(readTypedCode(`https://play.example.org/#/table/${id}`)).toEqual({ table: id });
  expect(readTypedCode(`see https://play.example.org/#/table/${id}, Anna`)).toEqual({ table: id });
});

test('a text without a code stays as it is, to be named when nothing is found', () => {
  expect(readTypedCode('what?')).toEqual({ code: 'WHAT?' });
  expect(readTypedCode('  ')).toBeUndefined();
  expect(readTypedCode('https://play.example.org/#/join/')).toEqual({
    code: 'HTTPS://PLAY.EXAMPLE.ORG/#/JOIN/',
  });
});
