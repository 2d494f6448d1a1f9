import type { Document, Problem } from './problem.ts';

/** Stands for a byte that is no UTF-8. */
const REPLACEMENT = '\uFFFD';

/** A backslash that begins an escape: one that is not itself escaped. */
const ESCAPE = String.raw`\\(?<=(?:^|[^\\])(?:\\\\)*\\)`;

/** Marks that end a line of thought on a terminal and print as nothing: control characters and embedded directions, raw or escaped. */
const CONTROL = new RegExp(
  [
    '[\\u007f-\\u009f\\u202a-\\u202e]',
    `${ESCAPE}(?:[bf]|u(?:00(?:0[0-8b-f]|1[0-9a-f]|7f|[89][0-9a-f])|202[a-e]))`,
  ].join('|'),
  'i',
);

/** Half of a pair of escapes: no encoding has a character for it. */
const HALF = new RegExp(
  `${ESCAPE}ud[89ab][0-9a-f]{2}(?!\\\\ud[c-f][0-9a-f]{2})|(?<!\\\\ud[89ab][0-9a-f]{2})${ESCAPE}ud[c-f][0-9a-f]{2}`,
  'i',
);

/** What no text of a project may hold: it would pass into generated files, into documents and onto terminals. */
export function* checkCharacters(document: Document): Iterable<Problem> {
  const { text } = document;
  const broken = text.indexOf(REPLACEMENT);
  if (broken >= 0) {
    const message = 'The file is not UTF-8: here stands a byte that is no character.';
    const hint = 'Save the file as UTF-8.';
    yield { code: 'TUY109', document, path: [], span: { offset: broken, length: 1 }, message, hint };
  }
  const found = CONTROL.exec(text) ?? (/\\ud/i.test(text) ? HALF.exec(text) : null);
  if (!found) return;
  const name =
    found[0].length > 1 ? found[0] : `U+${found[0].charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`;
  const message = `Here stands a character that nobody sees (${name}).`;
  const span = { offset: found.index, length: found[0].length };
  yield { code: 'TUY110', document, path: [], span, message, hint: 'Remove it; a new line is \\n.' };
}
