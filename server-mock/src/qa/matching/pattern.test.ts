import { describe, expect, it } from 'vitest';
import { pathPattern } from './path-pattern.ts';
import { linearPattern } from './pattern.ts';
import { matchesValue } from './value-match.ts';

const EVIL = '^(a+)+$';
const TEXT = `${'a'.repeat(50_000)}!`;

function milliseconds(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

describe('Regular expressions given by API callers', () => {
  it.each([
    ['^\\d{3}$', '123', '1234'],
    ['^\\p{Lu}\\p{L}+$', 'Đà', 'đà'],
    ['^\\u{1F600}\\u1ea1$', '😀ạ', '😀a'],
    ['^[^]$', '\n', ''],
    ['^a\\/b$', 'a/b', 'ab'],
    ['^(?:ab|c)+?$', 'abc', 'abd'],
    ['^(?<id>[^/]+)$', '7', '/'],
  ])('the regular expression %s matches %j and not %j, as in JavaScript', (pattern, fits, other) => {
    for (const text of [fits, other])
      expect(linearPattern(pattern).test(text)).toBe(new RegExp(pattern, 'u').test(text));
    expect(linearPattern(pattern).test(fits)).toBe(true);
  });

  it('a regular expression may contain inline modifiers such as ignoring case', () => {
    expect(linearPattern('^(?i:Monthly)$').test('MONTHLY')).toBe(true);
  });

  it('a regular expression is matched in linear time where backtracking would take exponential time', () => {
    expect(milliseconds(() => linearPattern(EVIL).test(TEXT))).toBeLessThan(2_000);
    expect(milliseconds(() => matchesValue({ matches: EVIL }, [TEXT], true))).toBeLessThan(2_000);
    const schema = { type: 'string', pattern: EVIL };
    expect(milliseconds(() => matchesValue({ schema }, [TEXT], true))).toBeLessThan(2_000);
    const names = { patternProperties: { [EVIL]: false } };
    expect(milliseconds(() => matchesValue({ schema: names }, [{ [TEXT]: 1 }], true))).toBeLessThan(2_000);
  });

  it('matching a path pattern with many wildcards takes linear time', () => {
    const pattern = pathPattern(`/${'**a'.repeat(12)}**b`);
    expect(milliseconds(() => pattern.test(`/${'a'.repeat(2_000)}`))).toBeLessThan(2_000);
  });
});
