import { describe, expect, test } from 'vitest';
import type { FieldBase } from '../../model/fields/field.ts';
import type { JsonSchema } from '../../model/json/json-schema.ts';
import { fieldOf } from '../field.fixture.ts';
import { textFromPattern } from './from-pattern.ts';
import { sampleText } from './sample-text.ts';

const least = () => 0;
const most = () => 0.999;

test.each([
  ['^a{2,}$', 'aa', 'aaaaaaaa'],
  ['^a{2,3}$', 'aa', 'aaa'],
  ['^a{2}$', 'aa', 'aa'],
  ['^a+$', 'a', 'aaaaaa'],
  ['^a*$', '', 'aaaaaa'],
  ['^a?$', '', 'a'],
  ['^(?:ab|cd)-$', 'ab-', 'cd-'],
])('text generated from the pattern %s without restrictions ranges from %j to %j', (pattern, short, long) => {
  expect([textFromPattern(pattern, least, false), textFromPattern(pattern, most, false)]).toEqual([short, long]);
});

test.each(['^(?=a)b$', '^(a$', '^\\q$'])('no text is generated for the unsupported pattern %s', (pattern) => {
  expect(textFromPattern(pattern, least)).toBeUndefined();
});

test.each([
  [{}, ['Họ tên 1', 'Họ tên 10']],
  [{ maxLength: 5 }, ['Họ 1', 'Họ 10']],
  [{ maxLength: 2 }, ['1', '10']],
  [{ minLength: 12 }, ['Họ tên 1....', 'Họ tên 10...']],
])("a sample text without a pattern is the field's label and a number, within the lengths of %j", (schema, texts) => {
  const field = { label: { vi: 'Họ tên', en: 'Họ tên' }, schema } as unknown as FieldBase;
  expect([0, 9].map((index) => sampleText(field, least, index))).toEqual(texts);
});

describe('Sample values of a text field', () => {
  const sample = (schema: JsonSchema, random = 0, index = 0) => {
    const field = fieldOf({ type: 'string', ...schema });
    if (field.kind !== 'text') throw new Error(field.kind);
    return sampleText(field, () => random, index);
  };

  test('a sample text is one of the examples unless the field is unique', () => {
    expect([0, 0.5, 0.999].map((random) => sample({ examples: ['a', 'b', 'c'] }, random))).toEqual(['a', 'b', 'c']);
    expect(sample({ examples: ['a'], 'x-unique': true }, 0, 4)).toBe('Ghi chú 5');
  });

  test('a sample text matches the pattern and the length limits of its field', () => {
    expect(sample({ pattern: '^[a-z]{0,20}$' }, 0.95)).toBe('yyyyyy');
    expect(sample({ pattern: '^[a-z]{0,20}$', minLength: 6, maxLength: 6 }, 0.95)).toBe('yyyyyy');
    expect(sample({ pattern: '^[a-z]{0,20}$', minLength: 19, maxLength: 19 }, 0.95)).toHaveLength(19);
    expect(sample({ pattern: '^[a-z]{0,20}$', maxLength: 2 }, 0.1)).toHaveLength(2);
  });

  test('sample texts take the examples in turn if no allowed text can be generated from the pattern', () => {
    const unique = { examples: ['A', 'B'], 'x-unique': true };
    expect([0, 1, 2].map((index) => sample({ pattern: '^(?=A|B).$', ...unique }, 0, index))).toEqual(['A', 'B', 'A']);
    expect(sample({ pattern: '^[a-z]+$', minLength: 50, ...unique }, 0, 1)).toBe('B');
    expect(sample({ pattern: '^(?=A).$' })).toBe('Ghi chú 1');
    expect(sample({ pattern: '^(?=A).$', examples: [5] }, 0, 2)).toBe('Ghi chú 3');
  });

  test.each<[JsonSchema, index: number, text: string]>([
    [{ maxLength: 3 }, 0, 'G 1'],
    [{ maxLength: 3 }, 9, '10'],
    [{ maxLength: 1 }, 9, '0'],
    [{ maxLength: 2 }, 99, '00'],
    [{ maxLength: 9 }, 0, 'Ghi chú 1'],
    [{ maxLength: 8 }, 0, 'Ghi ch 1'],
    // A sample text is a label with a number. To shorten it, the label is cut after its first word, and one space
    // precedes the number.
    [{ maxLength: 6 }, 0, 'Ghi 1'],
    [{ minLength: 9 }, 0, 'Ghi chú 1'],
    [{ minLength: 10 }, 0, 'Ghi chú 1.'],
  ])('the sample text with the length limits %j and the number %i is %j', (schema, index, text) => {
    expect(sample(schema, 0, index)).toBe(text);
  });
});
