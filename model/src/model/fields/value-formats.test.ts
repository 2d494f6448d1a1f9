import { describe, expect, test } from 'vitest';
import { buildFields } from '../../build/field.ts';
import type { ProjectKind } from '../model.ts';
import {
  fitsFormat,
  formatTests,
  isNumberBase,
  projectFormats,
  transformInput,
  transformValue,
} from './value-formats.ts';

const kind = (name: string, more: Partial<ProjectKind> = {}): ProjectKind => ({
  name,
  base: 'text',
  message: {},
  examples: [],
  ...more,
});
const MARK = kind('mark', { pattern: '^[A-Z]+$', transform: 'upper' });
const CODED = kind('coded', { pattern: '^[A-Z]+$', code: 'coded.ts', check: (text) => text !== 'BAD' });
const UNLOADED = kind('unloaded', { pattern: '^[A-Z]+$', code: 'unloaded.ts' });
const FREE = kind('free', { code: 'free.ts', check: (text) => text !== 'BAD' });
const EVEN = kind('even', { base: 'integer', code: 'even.ts', check: (value) => Number(value) % 2 === 0 });
const NUMBER = kind('number', { base: 'year', code: 'number.ts' });
const model = { kinds: [MARK, kind('plain'), CODED, UNLOADED, FREE, EVEN, NUMBER] };

test('the string formats of a project are its field kinds that have a pattern but no code', () => {
  const own = Object.keys(projectFormats({ kinds: [] }));
  expect(Object.keys(projectFormats(model)).filter((name) => !own.includes(name))).toEqual(['mark']);
});

describe('Validity of values in each format', () => {
  const formats = formatTests(model);
  const fits = (name: string, value: unknown) => {
    const format = formats.get(name);
    if (!format) throw new Error(name);
    return fitsFormat(format, value);
  };

  test.each<[string, unknown, boolean]>([
    ['mark', 'A', true],
    ['mark', 'a', false],
    ['coded', 'A', true],
    ['coded', 'a', false],
    ['coded', 'BAD', false],
    ['unloaded', 'BAD', true],
    ['unloaded', 'bad', false],
    ['free', 'bad', true],
    ['free', 'BAD', false],
    ['even', 2, true],
    ['even', 3, false],
    ['number', 3, true],
    ['mark', 5, true],
    ['even', 'x', true],
    ['date', '2026-02-29', false],
    ['date', '2028-02-29', true],
    ['uri', 'no address', false],
    ['email', 'a@b.c', true],
    ['email', 'a@b', false],
  ])('for the format %s, the validity of the value %j is %s', (name, value, good) =>
    expect(fits(name, value)).toBe(good),
  );

  test('a kind that has neither a pattern nor code defines no format', () => {
    expect(formats.has('plain')).toBe(false);
    expect([formats.get('even')?.type, formats.get('free')?.type]).toEqual(['number', 'string']);
  });
});

test('the base kinds whose values are numbers are integer, decimal, money and year', () => {
  const bases = ['integer', 'decimal', 'money', 'year', 'text', 'date', 'phone'] as const;
  expect(bases.map(isNumberBase)).toEqual([true, true, true, true, false, false, false]);
});

describe('Stored form of typed input', () => {
  const vocabulary = { languages: [], enums: new Map(), kinds: new Map(model.kinds.map((one) => [one.name, one])) };
  const properties = {
    mark: { type: 'string', format: 'mark' },
    plain: { type: 'string', format: 'plain' },
    mail: { type: 'string', format: 'email' },
    text: { type: 'string' },
    marks: { type: 'array', items: { type: 'string', format: 'mark' } },
  };
  const fields = new Map(buildFields({ properties }, vocabulary, 'books').map((field) => [field.name, field]));
  const typed = (name: string, value: unknown) => {
    const field = fields.get(name);
    if (!field) throw new Error(name);
    expect(transformInput(model, field, value)).toEqual(transformValue(model, field, value));
    return transformValue(model, field, value);
  };

  test.each<[string, unknown, unknown]>([
    ['mark', ' ab ', 'AB'],
    ['plain', ' ab ', 'ab'],
    // These fields have no custom kind. So no transform applies, and upper and lower case stay as typed.
    ['mail', ' A@b.c ', 'A@b.c'],
    ['text', ' ab ', 'ab'],
    ['marks', [' ab', 5, null], ['AB', 5, null]],
    ['marks', ' ab', ' ab'],
    ['mark', 5, 5],
    ['mark', null, null],
  ])('in the field %s, the input %j is stored as %j', (name, value, stored) =>
    expect(typed(name, value)).toEqual(stored),
  );

  test('typed input longer than 1,000 characters is not transformed', () => {
    expect(typed('mark', 'a'.repeat(1000))).toBe('A'.repeat(1000));
    expect(typed('mark', 'a'.repeat(1001))).toBe('a'.repeat(1001));
  });
});
