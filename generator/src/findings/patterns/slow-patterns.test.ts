import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadProject } from '@tuyen/model/load';
import { readProject } from '../../read-project.ts';
import { libraryFolder } from '../../testing/library.ts';
import { slowPatterns } from './slow-patterns.ts';

const AUTHORS = 'schemas/resources/authors.json';

async function reported(field: object): Promise<readonly (readonly [string, string, string, string])[]> {
  const root = libraryFolder();
  const path = join(root, AUTHORS);
  const authors = JSON.parse(readFileSync(path, 'utf8'));
  authors.schema.properties.alias = { type: 'string', 'x-label': { vi: 'Bút danh', en: 'Alias' }, ...field };
  writeFileSync(path, JSON.stringify(authors, null, 2));
  const { diagnostics } = await readProject(root);
  return diagnostics.map(({ severity, code, pointer, message }) => [severity, code, pointer, message] as const);
}

const AT = '/schema/properties/alias/pattern';

test('a pattern that takes exponential time is reported as an error, with a text whose match would block the server', async () => {
  expect(await reported({ pattern: '^(a+)+$', maxLength: 20 })).toEqual([
    [
      'error',
      'TUY867',
      AT,
      `The pattern takes a time that doubles with each further character for a text such as 'a' + 'a'.repeat(31) + '\\x00'.`,
    ],
  ]);
});

test('a pattern that takes quadratic time is a warning, or an error if the field allows long texts', async () => {
  const message = `The pattern takes a time that grows with the square of the length for a text such as '\\t'.repeat(54773) + '\\x00\\t'.`;
  expect(await reported({ pattern: '\\s+$', maxLength: 100 })).toEqual([['warning', 'TUY867', AT, message]]);
  expect(await reported({ pattern: '\\s+$', maxLength: 20_000 })).toEqual([['error', 'TUY867', AT, message]]);
});

// Replaces the analysis with a stub. The real one has a time limit, so the speed of the machine would decide which
// pattern is too complex.
test('a pattern that is too complex to analyze is reported as a warning', async () => {
  const { patterns } = await loadProject(libraryFolder());
  expect(await slowPatterns(patterns.slice(0, 1), async () => ({ status: 'unknown' }))).toMatchObject([
    {
      code: 'TUY868',
      severity: 'warning',
      message: 'The pattern is too complex to analyze, so a text may exist that takes the server very long.',
    },
  ]);
});

test.each(['^\\p{L}[\\p{L} ]{1,30}$', '^[\\p{L}\\p{M}]{1,40}(?:[ -][\\p{L}\\p{M}]{1,40})*$'])(
  'the pattern %s with large repetition counts is not reported as slow',
  async (pattern) => {
    expect(await reported({ pattern, maxLength: 2000 })).toEqual([]);
  },
);
