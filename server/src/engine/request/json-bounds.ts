import { Problem } from '../problem.ts';

/** Levels of a body: records are three or four deep. Code that walks a body may then be recursive. */
export const MAX_LEVELS = 32;
/** Entries of one list or object; the longest list of a schema and the largest import stay well below. */
export const MAX_ENTRIES = 5_000;

/** Entries seen so far at each level; one text is looked at at a time. */
const entries = new Uint32Array(MAX_LEVELS + 1);

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/**
 * Refuses a JSON text that is too deep or too wide before anything is made of it. One pass, texts within it skipped as a whole;
 * whether it is JSON at all is the parser's to say.
 * @throws {Problem} 400 `body_too_deep` or `body_too_wide`, naming the character where it goes too far
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
      // [ or {: they differ in one bit, as ] and } do.
      level += 1;
      if (level > MAX_LEVELS) throw new Problem(400, 'body_too_deep', { most: MAX_LEVELS, position: at });
      entries[level] = 0;
    } else if ((char | 0x20) === 0x7d) level = Math.max(0, level - 1);
  }
}

/** Where the text that begins here ends: at the next quote that no backslash disarms. */
function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
