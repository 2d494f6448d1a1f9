import { expect, test } from 'vitest';
import { differenceFromCode } from './kind-code.ts';
import { parse } from './parse.ts';

function read(text: string): readonly unknown[] {
  const { document, problems } = parse({ kind: 'enum', name: 'a', file: 'a.json', text });
  return [
    document.value,
    // The parser reports the same comma twice. This set removes duplicates, as the final report does.
    ...new Set(
      problems.map(
        ({ code, span, message, hint }) => `${code} ${span?.offset}+${span?.length} ${message} ${hint ?? ''}`,
      ),
    ),
  ];
}

test.each<[text: string, read: readonly unknown[]]>([
  ['{"a": [1, null]}', [{ a: [1, null] }]],
  ['', [undefined, 'TUY101 0+1 A value is expected here. Write one, or remove what is before it.']],
  [
    '{"a": oops}',
    [
      undefined,
      'TUY101 6+4 This word is not JSON. Write texts in double quotes. Without quotes, only true, false, null and numbers are valid.',
    ],
  ],
  ['{"a" 1}', [undefined, 'TUY101 5+1 A colon is expected here. Put it between key and value.']],
  ['{"a": 1 "b": 2}', [undefined, 'TUY101 8+3 A comma is expected here. Put one before this.']],
  ['{"a": 1', [undefined, 'TUY101 7+1 A closing brace is missing. Add } where the object ends.']],
  ['[1', [undefined, 'TUY101 2+1 A closing bracket is missing. Add ] where the list ends.']],
  [
    '{} x',
    [
      undefined,
      'TUY101 3+1 This word is not JSON. Write texts in double quotes. Without quotes, only true, false, null and numbers are valid.',
    ],
  ],
  ['"abc', [undefined, 'TUY101 0+4 A text does not end. Close it with a double quote.']],
  ['[1.]', [undefined, 'TUY101 1+2 A number does not end. Write 12, -3 or 4.5.']],
  [
    String.raw`"\u12"`,
    [undefined, 'TUY101 0+6 This escape is not a character. Write \\u and four hexadecimal digits.'],
  ],
  [String.raw`"\q"`, [undefined, 'TUY101 0+4 There is no such escape. Write a backslash as \\\\.']],
  ['"a\tb"', [undefined, 'TUY101 0+5 This character is not allowed here. Escape it, e.g. \\n for a new line.']],
  ['{"a": }', [undefined, 'TUY101 6+1 A value is expected here. Write one, or remove what is before it.']],
  [
    '{a: 1}',
    [
      undefined,
      'TUY101 1+1 This word is not JSON. Write texts in double quotes. Without quotes, only true, false, null and numbers are valid.',
    ],
  ],
  [
    '/* a',
    [
      undefined,
      'TUY103 0+4 JSON has no comments. Remove it, or use the key "$comment".',
      'TUY101 4+1 A value is expected here. Write one, or remove what is before it.',
    ],
  ],
  ['{"a": 1,}', [{ a: 1 }, 'TUY102 7+1 There is a comma after the last item. Remove the comma.']],
  ['[1 , ]', [[1], 'TUY102 3+1 There is a comma after the last item. Remove the comma.']],
  [
    '// a\n{"a": [1,], /* b */ "b": 2,}',
    [
      { a: [1], b: 2 },
      'TUY103 0+4 JSON has no comments. Remove it, or use the key "$comment".',
      'TUY102 13+1 There is a comma after the last item. Remove the comma.',
      'TUY103 17+7 JSON has no comments. Remove it, or use the key "$comment".',
      'TUY102 31+1 There is a comma after the last item. Remove the comma.',
    ],
  ],
  [
    '[,]',
    [
      undefined,
      'TUY101 1+1 A value is expected here. Write one, or remove what is before it.',
      'TUY102 1+1 There is a comma after the last item. Remove the comma.',
    ],
  ],
  [
    '{"a": 1,,}',
    [
      undefined,
      'TUY101 8+1 A key is expected here. Write it in double quotes.',
      'TUY102 8+1 There is a comma after the last item. Remove the comma.',
    ],
  ],
  [
    '{"a": oops, "b": oops}',
    [
      undefined,
      'TUY101 6+4 This word is not JSON. Write texts in double quotes. Without quotes, only true, false, null and numbers are valid.',
    ],
  ],
  [
    '{"a": 1, "a": 2}',
    [
      { a: 2 },
      'TUY104 9+3 The key "a" occurs twice in this object; only the last one would count. Remove one of them.',
    ],
  ],
])('the JSON text %j is parsed, and its problem, if any, is reported', (text, found) => {
  expect(read(text)).toEqual(found);
});

test.each<[text: string, problems: readonly unknown[]]>([
  [
    '\uFFFD\uFFFD{\0 \0}\0',
    [
      'TUY109 0+1 The file is not UTF-8. It seems to be UTF-16. Save the file as UTF-8. In PowerShell: Set-Content -Encoding utf8.',
    ],
  ],
  ['"\uFFFD"', ['TUY109 1+1 The file is not UTF-8: this byte is not a character. Save the file as UTF-8.']],
  ['"a\u202Eb"', ['TUY110 2+1 This character is invisible (U+202E). Remove it; a new line is \\n.']],
  [String.raw`"\u001b"`, ['TUY110 1+6 This character is invisible (\\u001b). Remove it; a new line is \\n.']],
  [String.raw`"\\u001b"`, []],
  [String.raw`"\ud83d"`, ['TUY110 1+6 This character is invisible (\\ud83d). Remove it; a new line is \\n.']],
  [String.raw`"\udc4d"`, ['TUY110 1+6 This character is invisible (\\udc4d). Remove it; a new line is \\n.']],
  [String.raw`"\ud83d\udc4d"`, []],
])('characters that must not reach a terminal or a file are reported: %j', (text, problems) => {
  expect(read(text).slice(1)).toEqual(problems);
});

test('a JSON text that is nested too deeply is not parsed', () => {
  expect(read('['.repeat(49) + ']'.repeat(49))).toEqual([
    undefined,
    'TUY105 48+1 Nothing may be nested more than 48 levels deep (about a dozen nested fields). Move the inner part to a resource and refer to it.',
  ]);
});

const check = () => true;

test.each<[value: unknown, message: string | undefined]>([
  [{ check }, undefined],
  [{ check, format: String, sample: String }, undefined],
  [{ check, format: undefined }, undefined],
  [undefined, 'has no default export.'],
  [check, 'exports no object with the function "check" by default.'],
  [{ check: 'a' }, 'exports no object with the function "check" by default.'],
  [{ format: String }, 'exports no object with the function "check" by default.'],
  [{ check, formt: String }, 'exports "formt", which nothing calls.'],
  [{ check, format: 'a' }, 'exports a "format" that is not a function.'],
  [{ check, sample: 7 }, 'exports a "sample" that is not a function.'],
])("the export %o of a kind's code file is accepted, or rejected with a reason", (value, message) => {
  expect(differenceFromCode(value)?.message).toBe(message);
});
