import { expect, test } from 'vitest';
import { checkCharacters } from './characters.ts';
import type { Document } from './problem.ts';

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

test('a byte of a file that is not UTF-8 is reported at its position', () => {
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
  // The JSON text contains an escaped backslash, followed by an unescaped one.
  [String.raw`"\\\u0000"`, 3, String.raw`\u0000`, String.raw`\u0000`],
  // The text contains one half of a surrogate pair without the other.
  [String.raw`"\ud83d"`, 1, String.raw`\ud83d`, String.raw`\ud83d`],
  [String.raw`"a\udc4d"`, 2, String.raw`\udc4d`, String.raw`\udc4d`],
  [String.raw`"\ud83d\ud83d\udc4d"`, 1, String.raw`\ud83d`, String.raw`\ud83d`],
])('the invisible character in the file text %j is reported', (text, offset, marked, name) => {
  expect(reported(text)).toEqual(invisible(offset, marked, name));
});

test.each([
  '',
  '"a"',
  '"é – 👍\t\n"',
  String.raw`"\n\t\u0009\u000a\u0041"`,
  String.raw`"\\u0000"`,
  String.raw`"\ud83d\udc4d"`,
])('no invisible character is reported in %j', (text) => {
  expect(reported(text)).toEqual([]);
});

test('an invalid byte and the first invisible character of a file are both reported', () => {
  expect(reported('"\u007F\u0080\uFFFD"').map((one) => [one].flat()[0])).toEqual(['TUY109', 'TUY110']);
});
