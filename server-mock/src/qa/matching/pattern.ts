import type * as Library from 're2js';
import { isObject } from '@tuyen/model';
import { getOrCompute, lazyRequire, lruCache } from '@tuyen/server/extension';
import { SyntaxFault } from './syntax-fault.ts';

const library = lazyRequire<typeof Library>('re2js');

/** A regular expression that a caller sent. Matching time is linear in the length of the text, whatever the pattern. */
export interface LinearPattern {
  readonly test: (text: string) => boolean;
  readonly groupsOf: (text: string) => Readonly<Record<string, string>> | undefined;
}

/**
 * Thrown for a regular expression that is malformed, or that cannot be matched without backtracking: look-around, a
 * back reference, a large repeat count.
 */
export class PatternError extends SyntaxFault {
  override readonly name = 'PatternError';
  readonly pattern: string;

  constructor(pattern: string, position: number, part: string) {
    super('regexp', position, part);
    this.pattern = pattern;
  }
}

/** Cache of compiled patterns: stubs compare each request, and a journal search compares each entry. */
const compiled = lruCache<LinearPattern>(500, 500_000);

/**
 * Compiles a pattern in JavaScript syntax with the flag `u`.
 * @throws PatternError
 */
export function linearPattern(pattern: string): LinearPattern {
  return getOrCompute(compiled, pattern, () => compile(pattern));
}

function compile(pattern: string): LinearPattern {
  const expression = parse(pattern);
  if (!isJavaScript(pattern)) throw new PatternError(pattern, 0, pattern);
  return {
    test: (text) => expression.test(text),
    groupsOf: (text) => {
      const found = expression.matcher(text);
      if (!found.find()) return undefined;
      return Object.fromEntries(Object.entries(found.getNamedGroups()).map(([name, part]) => [name, part ?? '']));
    },
  };
}

function parse(pattern: string): Library.RE2JS {
  const { RE2JS, RE2JSSyntaxException } = library();
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    const part = error.getPattern() ?? '';
    throw new PatternError(pattern, Math.max(0, pattern.indexOf(part)), part);
  }
}

/** Returns whether the pattern is valid JavaScript. RE2 accepts other syntax too, such as `(?P<name>…)` and `\z`. */
function isJavaScript(pattern: string): boolean {
  try {
    // Node 22 does not support modifiers such as `(?i:…)`, so check the pattern without them.
    return Boolean(new RegExp(pattern.replaceAll(/\(\?[ims]*(?:-[ims]*)?:/gu, '(?:'), 'u'));
  } catch {
    return false;
  }
}

/** Option of ajv for schemas that a caller sends. Their patterns are then matched in linear time, whatever the pattern. */
export const LINEAR_CODE = {
  regExp: Object.assign(
    // ajv uses `toString` as the key under which it shares expressions, so `toString` must return the pattern.
    // Otherwise different patterns would share one expression.
    (pattern: string) => ({ test: linearPattern(pattern).test, toString: () => pattern }),
    { code: 'linearPattern' },
  ),
};

export function placeOfPattern(schema: unknown, pattern: string): string | undefined {
  if (Array.isArray(schema) || isObject(schema)) {
    for (const [name, inner] of Object.entries(schema)) {
      if (name === 'pattern' && inner === pattern) return name;
      if (name === 'patternProperties' && isObject(inner) && Object.hasOwn(inner, pattern)) return name;
      const place = placeOfPattern(inner, pattern);
      if (place !== undefined) return `${name}.${place}`;
    }
  }
  return undefined;
}
