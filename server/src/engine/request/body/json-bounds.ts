import { Problem } from '../../problem.ts';

/**
 * Maximum nesting of a body. Records have three or four levels. With this limit, recursive code cannot overflow the
 * stack.
 */
export const MAX_LEVELS = 32;
/**
 * Maximum number of entries in one list or object. The longest list that a schema allows and the largest import are far
 * below it.
 */
export const MAX_ENTRIES = 5_000;

/**
 * Number of list and object entries so far at each nesting level of the JSON text that is being checked. One array
 * serves all requests, because texts are checked one at a time.
 */
const entries = new Uint32Array(MAX_LEVELS + 1);

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/**
 * Rejects a JSON text that is too deep or too wide before it is parsed. Scans the text once and skips its strings. Does
 * not check whether the text is valid JSON.
 * @throws {Problem} 400 `body_too_deep` or `body_too_wide` with the offset that exceeds the limit
 */
export function checkJsonBounds(text: string): void {
  let level = 0;
  entries[0] = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) at = endOfText(text, at);
    else if (char === COMMA) {
      const count = (entries[level] ?? 0) + 1;
      if (count >= MAX_ENTRIES) throw new Problem(400, 'body_too_wide', { most: MAX_ENTRIES, position: at });
      entries[level] = count;
    } else if ((char | 0x20) === 0x7b) {
      // `[` and `{` differ in one bit, and so do `]` and `}`. Setting this bit maps both kinds of brackets to the same
      // code.
      level += 1;
      if (level > MAX_LEVELS) throw new Problem(400, 'body_too_deep', { most: MAX_LEVELS, position: at });
      entries[level] = 0;
    } else if ((char | 0x20) === 0x7d) level = Math.max(0, level - 1);
  }
}

function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
