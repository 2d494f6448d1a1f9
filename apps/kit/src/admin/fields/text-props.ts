/** In characters: a shorter text, and a shorter word or number, has one line in a table. */
const SHORT = 16;
const WORD = 32;
/** The least width of a long text in a table, in characters. */
const LONG = 20;

/** Class and least width of a text. In a table, which these are for, a long one has two lines. */
export function textProps(text: string) {
  const { length } = text;
  if (length <= (/ \D/.test(text) ? SHORT : WORD)) return { className: 'plain-text' };
  return { className: 'plain-text plain-long', style: { minWidth: `${Math.min(length / 2 + 2, LONG)}ch` } };
}
