import { expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

test('in a new schema file, a value that fits is printed on one line, except the outermost object', () => {
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

test('in a new schema file, an object or list over 120 characters is split into lines, unlike a text', () => {
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
])(
  'a list in a new schema file is split beyond 120 characters: with %i characters, the file has %i lines',
  (length, lines) => {
    const value = { it: ['x'.repeat(length - '  "it": [""],'.length)] };
    expect(jsonText(value).trimEnd().split('\n')).toHaveLength(lines);
  },
);
