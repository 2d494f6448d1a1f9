import { expect, it } from 'vitest';
import { boundedJson } from './bounded-json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const reasonFor = (text: string) => {
  try {
    boundedJson('s', text);
    return undefined;
  } catch (error) {
    return (error as { params?: { reason?: string } }).params?.reason;
  }
};

it('JSON in a query may have 20 levels of nested brackets and no more', () => {
  expect(reasonFor(nested(20))).toBeUndefined();
  expect(reasonFor(nested(21))).toBe('too_deep');
  expect(reasonFor(`${'{"a":['.repeat(10)}{}${']}'.repeat(10)}`)).toBe('too_deep');
});

it('closed brackets and brackets in strings do not count toward the nesting depth of JSON', () => {
  expect(reasonFor(`[${'[],'.repeat(100)}[]]`)).toBeUndefined();
  expect(
    reasonFor(JSON.stringify({ a: '['.repeat(100), b: [`"${'{'.repeat(100)}`, '\\', nested(15)] })),
  ).toBeUndefined();
  expect(reasonFor(`["a\\\\",${nested(20)}]`)).toBe('too_deep');
});
