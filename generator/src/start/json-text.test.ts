import { expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

test('a value that fits on one line is printed on one line, except the outermost object', () => {
  expect(jsonText({ name: 'books', label: { vi: 'Sách', en: 'Books' }, list: ['a', 1, null, true], none: [] })).toBe(
    `{
  "name": "books",
  "label": { "vi": "Sách", "en": "Books" },
  "list": ["a", 1, null, true],
  "none": []
}
`,
  );
});

test('a value longer than 120 characters is broken at its first level, but a text is never broken', () => {
  const word = 'x'.repeat(50);
  const text = 'y'.repeat(130);
  expect(jsonText({ texts: [word, word, { a: 1 }], text, nothing: null })).toBe(
    `{
  "texts": [
    "${word}",
    "${word}",
    { "a": 1 }
  ],
  "text": "${text}",
  "nothing": null
}
`,
  );
});

test.each([
  [120, 3],
  [121, 5],
])('a line of %i characters including its comma takes %i lines in total', (length, lines) => {
  const value = { it: ['x'.repeat(length - '  "it": [""],'.length)] };
  expect(jsonText(value).trimEnd().split('\n')).toHaveLength(lines);
});
