import type { Span } from './problem.ts';

/**
 * Maximum nesting depth of brackets in a JSON file, enough for about a dozen nested fields. It protects recursive code
 * from a stack overflow.
 */
export const MAX_DEPTH = 48;

export interface Scan {
  readonly tooDeepAt: number | undefined;
  /** Keys that occur twice in an object. JSON.parse would silently use the last one. */
  readonly duplicates: readonly (Span & { readonly key: string })[];
}

export function scan(text: string): Scan {
  const open: (Set<string> | undefined)[] = [];
  const duplicates: (Span & { key: string })[] = [];
  let tooDeepAt: number | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (keys && isKey(text, end)) {
        const key = text.slice(at + 1, end - 1);
        if (keys.has(key)) duplicates.push({ offset: at, length: end - at, key });
        keys.add(key);
      }
      at = end - 1;
    } else if (char === OPEN_OBJECT || char === OPEN_LIST) {
      open.push(char === OPEN_OBJECT ? new Set() : undefined);
      if (open.length > MAX_DEPTH) tooDeepAt ??= at;
    } else if (char === CLOSE_OBJECT || char === CLOSE_LIST) {
      open.pop();
    }
  }
  return { tooDeepAt, duplicates };
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;

/** Returns the offset after the closing quote. An unclosed string ends with its line. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) return at + 1;
    if (char === 0x0a) return at;
    if (char === BACKSLASH) at += 1;
  }
  return text.length;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return text.charCodeAt(at) === COLON;
}
