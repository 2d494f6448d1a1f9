/**
 * Lengths in characters that decide how a text in a table wraps: the longest text and the longest single word or number
 * that stay on one line.
 */
const SHORT = 16;
const WORD = 32;
const LONG = 20;

export function textProps(text: string) {
  const { length } = text;
  if (length <= (/ \D/.test(text) ? SHORT : WORD)) return { className: 'plain-text' };
  return { className: 'plain-text plain-long', style: { minWidth: `${Math.min(length / 2 + 2, LONG)}ch` } };
}
