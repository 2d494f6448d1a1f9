import { diff3Merge } from 'node-diff3';

/**
 * Merges texts by line, and where both sides changed the same lines by token.
 * @returns undefined where both changed the same token, or tokens side by side
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
  settle: (base: string, mine: string, next: string) => string | undefined,
): string | undefined {
  let merged = '';
  for (const { ok, conflict } of diff3Merge([...mine], [...base], [...next])) {
    if (ok) merged += ok.join('');
    if (!conflict) continue;
    const settled = settle(conflict.o.join(''), conflict.a.join(''), conflict.b.join(''));
    if (settled === undefined) return undefined;
    merged += settled;
  }
  return merged;
}

/** Every line with its end. */
export function lines(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Words, white space, and strings as a whole: half of one string and half of another make no sense. */
function tokens(text: string): readonly string[] {
  return text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|[\p{L}\p{N}_$]+|\s+|[^]/gu) ?? [];
}
