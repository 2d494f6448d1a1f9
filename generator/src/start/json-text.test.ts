import { expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

test('what fits on a line stands on one, but for the object itself', () => {
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

test('what does not fit into 120 characters is broken at its first level, a text never', () => {
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
])('a line of %i characters with its comma stands on %i', (length, lines) => {
  const value = { it: ['x'.repeat(length - '  "it": [""],'.length)] };
  expect(jsonText(value).trimEnd().split('\n')).toHaveLength(lines);
});
