import { formatsOf } from '@tuyen/model';
import { describe, expect, it, test } from 'vitest';
import type { Answers, FormField } from '../form-page.ts';
import type { Words } from '../words.tsx';
import { HANOI } from '@tuyen/model/testing/regions';
import { enumChoices } from './enum.tsx';
import { read } from './text.tsx';

test('an enumeration question offers only the values that its rules allow for the other answers', () => {
  const field = { enum: 'size', values: ['S', 'M', 'L'], choices: [{ when: { kind: 'child' }, values: ['S', 'M'] }] };
  const words = { t: (key: string) => key, has: () => false } as unknown as Words;
  const labelsFor = (answers: object) =>
    enumChoices(field as unknown as FormField, words, answers as Answers).map(({ value }) => value);
  expect(labelsFor({})).toEqual(['S', 'M', 'L']);
  expect(labelsFor({ kind: 'child' })).toEqual(['S', 'M']);
});

const DOLLARS = formatsOf({
  timeZone: 'America/New_York',
  dates: 'MM/dd/yyyy',
  numbers: { group: ',', decimal: '.' },
  currency: { code: 'USD', minorUnit: 2, pattern: '${amount}' },
});

describe('Parsing of typed text', () => {
  it.each([
    ['', {}, undefined],
    ['3', { numeric: 'grouped' }, 3],
    ['3,5', { numeric: 'grouped' }, 3.5],
    ['1.200.000', { numeric: 'money' }, 1_200_000],
    ['ba', { numeric: 'plain' }, 'ba'],
    [' ', { numeric: 'plain' }, ' '],
    ['c1234567', { transform: 'upper' }, 'C1234567'],
  ] as const)('the text "%s" typed in the field %j is read as %j', (typed, field, value) =>
    expect(read(typed, field, formatsOf(HANOI))).toBe(value),
  );

  it.each([
    ['80', { numeric: 'money' }, 8000],
    ['1,019.99', { numeric: 'money' }, 101_999],
    ['$', { numeric: 'money' }, '$'],
    ['1,200', { numeric: 'grouped' }, 1200],
    ['3.5', { numeric: 'grouped' }, 3.5],
  ] as const)('in US dollars, the text "%s" typed in the field %j is read as %j', (typed, field, value) =>
    expect(read(typed, field, DOLLARS)).toBe(value),
  );
});
