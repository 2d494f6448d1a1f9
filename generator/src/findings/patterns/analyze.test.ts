import { projectFormats } from '@tuyen/model';
import { expect, test } from 'vitest';
import { analyze } from './analyze.ts';

test('the analysis of a regular expression returns its complexity and a slowly matched text, and the result is cached', async () => {
  const verdict = await analyze('^(b+)+$');
  expect(verdict).toEqual({ status: 'slow', degree: Infinity, attack: "'b' + 'b'.repeat(31) + '\\x00'" });
  expect(await analyze('^(b+)+$')).toBe(verdict);
  expect(await analyze('^a*a*a*$')).toMatchObject({ status: 'slow', degree: 3 });
});

test('an ambiguous regular expression counts as fast if no text takes long to match', async () => {
  expect(await analyze('^\\d{1,2}\\d{1,2}$')).toEqual({ status: 'fast' });
});

test.each(Object.entries(projectFormats({ kinds: [] })))(
  'the regular expression of the format %s is fast',
  async (_, { source }) => {
    expect(await analyze(source)).toEqual({ status: 'fast' });
  },
);
