export type PatternNode =
  /** A character, an escape for a character, or a class, as written in the pattern. */
  | { readonly kind: 'character'; readonly text: string }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repetition'; readonly part: PatternNode; readonly most: number; readonly isOptional: boolean }
  | { readonly kind: 'anchor'; readonly text: string }
  /** A look-around such as `(?=a)`, or a back reference such as `\1`. The analysis does not support either. */
  | { readonly kind: 'other' };

const ANCHOR = /[$^]|\\[bB]/uy;
const BACK_REFERENCE = /\\(?:[1-9]\d*|k<[^>]*>)/uy;
const CHARACTER =
  /\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}(?:\\u[dD][c-fC-F][0-9a-fA-F]{2})?|x[0-9a-fA-F]{2}|c[a-zA-Z]|[^])|\[(?:\\[^]|[^\]\\])*\]|[^|)]/uy;
const GROUP = /\((?:\?(?:(?<around><?[=!])|<[^>]*>|[a-z-]*:))?/uy;
const QUANTIFIER = /(?:[*+?]|\{(?<least>\d+)(?<range>,(?<most>\d*))?\})\??/uy;

/**
 * Parses a regular expression.
 * @param pattern a valid regular expression with the flag `u`
 */
export function parsePattern(pattern: string): PatternNode {
  let at = 0;

  const take = (expression: RegExp): RegExpExecArray | undefined => {
    expression.lastIndex = at;
    const found = expression.exec(pattern);
    if (found) at = expression.lastIndex;
    return found ?? undefined;
  };

  function choice(): PatternNode {
    const options = [sequence()];
    while (pattern[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(quantified(single()));
    return { kind: 'sequence', parts };
  }

  function single(): PatternNode {
    const group = take(GROUP);
    if (group) {
      const inner = choice();
      at += 1;
      return group.groups?.['around'] === undefined ? inner : { kind: 'other' };
    }
    if (take(BACK_REFERENCE)) return { kind: 'other' };
    const [anchor] = take(ANCHOR) ?? [];
    if (anchor !== undefined) return { kind: 'anchor', text: anchor };
    const [text = ''] = take(CHARACTER) ?? [];
    return { kind: 'character', text };
  }

  function quantified(part: PatternNode): PatternNode {
    const found = take(QUANTIFIER);
    if (!found) return part;
    const [symbol, least = symbol.startsWith('+') ? '1' : '0', range, most = least] = found;
    const isCounted = symbol.startsWith('{');
    const upper = isCounted ? (range !== undefined && most === '' ? Infinity : Number(most)) : Infinity;
    return {
      kind: 'repetition',
      part,
      most: symbol.startsWith('?') ? 1 : upper,
      isOptional: Number(least) === 0,
    };
  }

  return choice();
}
