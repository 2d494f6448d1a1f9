import { expect, test } from 'vitest';
import { fillPlaceholders, placeholderParts, placeholdersIn } from './parse.ts';

test('a text is split into plain texts and the placeholder names in braces', () => {
  expect(placeholderParts('No. {number} of { customer.full_name }')).toEqual([
    'No. ',
    { written: '{number}', name: 'number' },
    ' of ',
    { written: '{ customer.full_name }', name: 'customer.full_name' },
  ]);
  expect(placeholderParts('')).toEqual([]);
});

test('an unclosed brace is plain text, and of two nested pairs of braces only the inner pair is a placeholder', () => {
  expect(placeholdersIn('{a {b} c}').map(({ name }) => name)).toEqual(['b']);
  expect(placeholdersIn('{a')).toEqual([]);
});

test('placeholders in a text are replaced by the values of their names', () => {
  expect(fillPlaceholders('{code} – { name }', (name) => name.toUpperCase())).toBe('CODE – NAME');
});
