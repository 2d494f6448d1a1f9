import type { Document, SchemaProblem } from './problem.ts';

/** Decoding replaces bytes that are not UTF-8 with this character. */
const REPLACEMENT = '\uFFFD';

/** Matches a backslash that is not itself escaped by another backslash. */
const ESCAPE = String.raw`\\(?<=(?:^|[^\\])(?:\\\\)*\\)`;

/** Matches invisible characters that control a terminal: control characters and text direction marks, raw or escaped. */
const CONTROL = new RegExp(
  [
    '[\\u007f-\\u009f\\u202a-\\u202e]',
    `${ESCAPE}(?:[bf]|u(?:00(?:0[0-8b-f]|1[0-9a-f]|7f|[89][0-9a-f])|202[a-e]))`,
  ].join('|'),
  'i',
);

/** Matches an unpaired surrogate, which UTF-8 cannot encode. */
const HALF = new RegExp(
  `${ESCAPE}ud[89ab][0-9a-f]{2}(?!\\\\ud[c-f][0-9a-f]{2})|(?<!\\\\ud[89ab][0-9a-f]{2})${ESCAPE}ud[c-f][0-9a-f]{2}`,
  'i',
);

/** Reports characters that must not reach generated files, documents or terminals. */
export function* checkCharacters(document: Document): Iterable<SchemaProblem> {
  const { text } = document;
  const broken = text.indexOf(REPLACEMENT);
  if (broken >= 0) {
    const message = 'The file is not UTF-8: this byte is not a character.';
    const hint = 'Save the file as UTF-8.';
    yield { code: 'TUY109', document, path: [], span: { offset: broken, length: 1 }, message, hint };
  }
  const found = CONTROL.exec(text) ?? (/\\ud/i.test(text) ? HALF.exec(text) : null);
  if (!found) return;
  const name =
    found[0].length > 1 ? found[0] : `U+${found[0].charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`;
  const message = `This character is invisible (${name}).`;
  const span = { offset: found.index, length: found[0].length };
  yield { code: 'TUY110', document, path: [], span, message, hint: 'Remove it; a new line is \\n.' };
}
