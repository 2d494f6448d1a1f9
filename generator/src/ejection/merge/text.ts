import { diff3Merge } from 'node-diff3';

/**
 * Merges texts by line, and by token if both sides changed the same lines.
 * @returns undefined if both changed the same token or adjacent tokens
 */
export function mergeText(base: string, mine: string, next: string): string | undefined {
  return merge(lines(base), lines(mine), lines(next), (o, a, b) =>
    merge(tokens(o), tokens(a), tokens(b), () => undefined),
  );
}

function merge(
  base: readonly string[],
  mine: readonly string[],
  next: readonly string[],
  resolve: (base: string, mine: string, next: string) => string | undefined,
): string | undefined {
  let merged = '';
  for (const { ok, conflict } of diff3Merge([...mine], [...base], [...next])) {
    if (ok) merged += ok.join('');
    if (!conflict) continue;
    const resolved = resolve(conflict.o.join(''), conflict.a.join(''), conflict.b.join(''));
    if (resolved === undefined) return undefined;
    merged += resolved;
  }
  return merged;
}

export function lines(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/**
 * Splits a text into words, white space and whole string literals. A string literal is one token, because a merge could
 * otherwise join parts of two literals into an invalid one.
 */
function tokens(text: string): readonly string[] {
  return text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|[\p{L}\p{N}_$]+|\s+|[^]/gu) ?? [];
}
