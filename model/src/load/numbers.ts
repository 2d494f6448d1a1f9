import { isInexactNumber, mayBeInexact } from '../model/json/exact-number.ts';
import type { Document, SchemaProblem } from './problem.ts';

/** A text or a number of a JSON document. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.e+-]*/gisu;

/** Reports numbers that JSON parsers would round, each in its own way. */
export function* checkNumbers(document: Document): Iterable<SchemaProblem> {
  if (document.value === undefined || !mayBeInexact(document.text)) return;
  for (const { 0: token, index } of document.text.matchAll(TOKEN)) {
    if (token.startsWith('"') || !isInexactNumber(token)) continue;
    const message = `Programs read the number ${token} differently: it is too large or has too many digits.`;
    const hint = 'Write a whole number between ±9007199254740991, or a number with at most 17 digits.';
    yield { code: 'TUY113', document, path: [], span: { offset: index, length: token.length }, message, hint };
  }
}
