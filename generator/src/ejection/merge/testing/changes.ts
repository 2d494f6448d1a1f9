import { parseSync } from 'oxc-parser';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { merge } from '../merge.ts';

export type TextEdit = (text: string) => string;

/** Replaces a text that must be present. */
export const put =
  (from: string, to: string): TextEdit =>
  (text) => {
    if (!text.includes(from)) throw new Error(`No ${from}`);
    return text.replace(from, () => to);
  };

export const both =
  (...changes: readonly TextEdit[]): TextEdit =>
  (text) =>
    changes.reduce((now, change) => change(now), text);

export const drop = (line: string): TextEdit => put(`${line}\n`, '');

export type Case = readonly [
  name: string,
  base: string,
  person: TextEdit,
  schema: TextEdit,
  has: readonly (string | RegExp)[],
  hasNot?: readonly string[],
];

/**
 * Checks that each case merges without a conflict. Then merges the result a second time, with the new and with the old
 * generated text as the base. The second merge must change nothing.
 */
export function testMerges(cases: readonly Case[]): void {
  test.each(cases.map(([name, ...rest]) => ({ name, rest })))('$name', async ({ rest }) => {
    const [base, person, schema, has, hasNot = []] = rest;
    const mine = await pretty(person(base));
    const next = await pretty(schema(base));
    const { text, conflicts } = merge(base, mine, next);
    expect(conflicts).toEqual([]);
    expect(parseSync('a.tsx', text).errors).toEqual([]);
    const merged = await pretty(text);
    for (const part of has) {
      if (typeof part === 'string') expect(merged).toContain(part);
      else expect(merged).toMatch(part);
    }
    for (const part of hasNot) expect(merged).not.toContain(part);
    expect(merge(next, merged, next).text).toBe(merged);
    expect(await pretty(merge(base, merged, next).text)).toBe(merged);
  });
}

export async function pretty(text: string): Promise<string> {
  const { code, errors } = await format('part.tsx', text, { printWidth: 120, singleQuote: true });
  expect(errors).toEqual([]);
  return code;
}
