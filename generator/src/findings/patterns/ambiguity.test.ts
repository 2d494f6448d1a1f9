import recheck from '#recheck';
import { expect, test } from 'vitest';
import { isUnambiguous } from './ambiguity.ts';

const NAMES = '(?:index|date|day|month)';

test.each([
  '',
  '^abc$',
  '[A-Z]{2,4}',
  '^[A-Z0-9]{8,20}$',
  '^\\p{L}[\\p{L} ]{1,30}$',
  '^\\u{1F600}{2,3}$',
  '^(?:0\\d{11}|[A-Z]{1,2}\\d{6,8})$',
  '^\\p{L}+(?:[ -]\\p{L}+)*$',
  '^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$',
  '^(?<part>a|b){1,3}$',
  '^[(+*|]\\(\\+[\\]+]$',
  '^(?:[^"\\\\]|\\\\.)*$',
  '^(?:\\d{1,3}(?:\\.\\d{1,3}){3}|[0-9a-f:]{2,45})$',
  `^(?:[A-Z]|\\{${NAMES}(?::\\d{1,2})?\\})*$`,
  `^(?:[A-Z]|\\{${NAMES.replace('index|', '')}\\})*\\{index\\}(?:[A-Z]|\\{${NAMES}\\})*$`,
  '^\\x41+\\u0042+$',
  '^\\s*\\S+$',
])('the regular expression %s is unambiguous', (pattern) => {
  expect(() => new RegExp(pattern, 'u')).not.toThrow();
  expect(isUnambiguous(pattern)).toBe(true);
});

test.each([
  '^(a+)+$',
  '^(a|a)*$',
  '^(?:a|[ab])*$',
  '^(\\w+\\s?)*$',
  '\\s+$',
  '^a|b+$',
  '^.*a.*b$',
  '^(a?){30}a{30}$',
  '^(?:a?|b?){30}x$',
  '^(?:a*)*$',
  '^[a-z]{1,30}[a-z]{1,30}$',
  '^\\p{L}+é+$',
  '^[a-z]+(?:\\u{61}|b)+$',
  '^(?=a)(a+)+$',
  '^(a+)\\1$',
  '^(?<x>a)\\k<x>+$',
  `^(?:[A-Z]|\\{${NAMES}\\})*\\{index\\}(?:[A-Z]|\\{${NAMES}\\})*$`,
  '^(x+x+)+y',
])('the analysis does not recognize the regular expression %s as unambiguous', (pattern) => {
  expect(() => new RegExp(pattern, 'u')).not.toThrow();
  expect(isUnambiguous(pattern)).toBe(false);
});

test('random regular expressions that count as unambiguous match no text slowly', () => {
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const write = (depth: number): string => {
    const kind = random();
    if (depth === 0 || kind < 0.35) return pick(['a', 'b', 'c', '[ab]', '[^a]', '.']);
    const one = write(depth - 1);
    if (kind < 0.6) return one + write(depth - 1);
    if (kind < 0.75) return `(?:${one}|${write(depth - 1)})`;
    return `(?:${one})${pick(['*', '+', '?', '{1,3}', '{2}', '{2,}'])}`;
  };
  const patterns = Array.from({ length: 150 }, () => `^${write(4)}$`);
  const fast = patterns.filter(isUnambiguous);
  expect(fast.length).toBeGreaterThan(50);
  expect(fast.length).toBeLessThan(140);
  const slow = fast.filter((pattern) => recheck.checkSync(pattern, 'u', { timeout: 1500 }).status === 'vulnerable');
  expect(slow).toEqual([]);
});
