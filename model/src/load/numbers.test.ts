import { expect, test } from 'vitest';
import { parse } from './parse.ts';

const refused = (text: string) =>
  parse({ kind: 'enum', name: 'a', file: 'a.json', text }).problems.map(({ code, span }) =>
    span === undefined ? code : `${code} ${text.slice(span.offset, span.offset + span.length)}`,
  );

test('each number in a file that JavaScript would round is rejected at its position', () => {
  expect(refused('[9007199254740993, 1, -9007199254740992,1e400]')).toEqual([
    'TUY113 9007199254740993',
    'TUY113 -9007199254740992',
    'TUY113 1e400',
  ]);
  expect(refused('{"a": {"b":0.12345678901234567890}}')).toEqual(['TUY113 0.12345678901234567890']);
  expect(refused('1e-400')).toEqual(['TUY113 1e-400']);
});

test('a schema file may contain numbers that JavaScript reads exactly, and any number inside a text', () => {
  expect(refused('[9007199254740991, 0.1, 1e3, 0.10000000000000001]')).toEqual([]);
  expect(refused(String.raw`{"9007199254740993": "a\" 9007199254740993 1e400"}`)).toEqual([]);
});
