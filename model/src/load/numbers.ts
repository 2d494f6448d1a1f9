import { isInexactNumber, mayBeInexact } from '../model/json/exact-number.ts';
import type { Document, SchemaProblem } from './problem.ts';

/** Matches a string or a number of a JSON document. Strings are matched so that digits inside them are skipped. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.e+-]*/gisu;

/** Reports numbers that JSON parsers would round, because different parsers round them differently. */
export function* checkNumbers(document: Document): Iterable<SchemaProblem> {
  if (document.value === undefined || !mayBeInexact(document.text)) return;
  for (const { 0: token, index } of document.text.matchAll(TOKEN)) {
    if (token.startsWith('"') || !isInexactNumber(token)) continue;
    const message = `Programs read the number ${token} differently: it is too large or has too many digits.`;
    const hint = 'Write a whole number between ±9007199254740991, or a number with at most 17 digits.';
    yield { code: 'TUY113', document, path: [], span: { offset: index, length: token.length }, message, hint };
  }
}
