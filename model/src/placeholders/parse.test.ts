import { expect, test } from 'vitest';
import { fillPlaceholders, placeholderParts, placeholdersIn } from './parse.ts';

test('a text is split into plain texts and the names in braces', () => {
  expect(placeholderParts('No. {number} of { customer.full_name }')).toEqual([
    'No. ',
    { written: '{number}', name: 'number' },
    ' of ',
    { written: '{ customer.full_name }', name: 'customer.full_name' },
  ]);
  expect(placeholderParts('')).toEqual([]);
});

test('braces that are not closed, and the outer ones of nested braces, are plain text', () => {
  expect(placeholdersIn('{a {b} c}').map(({ name }) => name)).toEqual(['b']);
  expect(placeholdersIn('{a')).toEqual([]);
});

test('placeholders are replaced by the texts for their names', () => {
  expect(fillPlaceholders('{code} – { name }', (name) => name.toUpperCase())).toBe('CODE – NAME');
});
