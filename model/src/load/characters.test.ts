import { expect, test } from 'vitest';
import { checkCharacters } from './characters.ts';
import type { Document } from './problem.ts';

/** What is reported of a file with this text: the code, what is marked, the message and the hint. */
function reported(text: string): readonly unknown[] {
  const document: Document = { kind: 'enum', name: 'a', file: 'a.json', text, value: undefined };
  return [...checkCharacters(document)].map(({ code, path, span, message, hint }) => {
    const { offset = -1, length = 0 } = span ?? {};
    expect(path).toEqual([]);
    return [code, offset, text.slice(offset, offset + length), message, hint];
  });
}

const invisible = (offset: number, marked: string, name: string) => [
  ['TUY110', offset, marked, `This character is invisible (${name}).`, 'Remove it; a new line is \\n.'],
];

test('a byte that is no UTF-8 is reported where it is', () => {
  expect(reported('"a\uFFFDb\uFFFD"')).toEqual([
    ['TUY109', 2, '\uFFFD', 'The file is not UTF-8: this byte is not a character.', 'Save the file as UTF-8.'],
  ]);
  expect(reported('\uFFFD')).toHaveLength(1);
});

test.each<[text: string, offset: number, marked: string, name: string]>([
  ['"a\u007F"', 2, '\u007F', 'U+007F'],
  ['"\u0085"', 1, '\u0085', 'U+0085'],
  ['\u202Ea', 0, '\u202E', 'U+202E'],
  [String.raw`"a\b"`, 2, String.raw`\b`, String.raw`\b`],
  [String.raw`"\u001B"`, 1, String.raw`\u001B`, String.raw`\u001B`],
  [String.raw`"\u202a"`, 1, String.raw`\u202a`, String.raw`\u202a`],
  // A backslash that is escaped itself, and one that is not.
  [String.raw`"\\\u0000"`, 3, String.raw`\u0000`, String.raw`\u0000`],
  // Halves of a pair.
  [String.raw`"\ud83d"`, 1, String.raw`\ud83d`, String.raw`\ud83d`],
  [String.raw`"a\udc4d"`, 2, String.raw`\udc4d`, String.raw`\udc4d`],
  [String.raw`"\ud83d\ud83d\udc4d"`, 1, String.raw`\ud83d`, String.raw`\ud83d`],
])('%j has an invisible character', (text, offset, marked, name) => {
  expect(reported(text)).toEqual(invisible(offset, marked, name));
});

test.each([
  '',
  '"a"',
  '"é – 👍\t\n"',
  String.raw`"\n\t\u0009\u000a\u0041"`,
  String.raw`"\\u0000"`,
  String.raw`"\ud83d\udc4d"`,
])('%j has none', (text) => {
  expect(reported(text)).toEqual([]);
});

test('both are reported, the first invisible one alone', () => {
  expect(reported('"\u007F\u0080\uFFFD"').map((one) => [one].flat()[0])).toEqual(['TUY109', 'TUY110']);
});
