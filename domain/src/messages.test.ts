import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openShop } from './shop.fixture.ts';

/**
 * Patterns that find error codes in the source code, each with the sections of the locale files that must have a text
 * for the code.
 */
const NAMED = [
  [/new Problem\(\s*\d+,\s*'(\w+)'/g, ['errors']],
  [/refuse\(\{ \w+: \{ code: '(\w+)'/g, ['validation', 'errors']],
] as const;

it('every error code with which the domain code refuses a request has a text', async () => {
  const shop = await openShop();
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts', 'generated/**'] });
  const named = files.flatMap((file) => {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8');
    return NAMED.flatMap(([pattern, groups]) =>
      [...code.matchAll(pattern)].map(([, name]) => groups.map((group) => `${group}.${name}`)),
    );
  });
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((keys) => keys.every((key) => shop.engine.text('vi', key) === key))).toEqual([]);
  await shop.app.close();
});
