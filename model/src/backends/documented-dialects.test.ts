import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogOf } from '../load/catalog.ts';
import { checkDialects } from '../load/checks/backends/dialects.ts';
import { checkShape } from '../load/checks/fields/shape.ts';

const page = readFileSync(new URL('../../../docs/backends.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```json (schemas\/backends\/\S+)\n([^]*?)\n```$/gmu)].map(
  ([, file = '', text = '']) => [file, text] as const,
);

test('the guide shows a dialect of each common form', () => {
  expect(blocks.map(([file]) => file)).toEqual([
    'schemas/backends/directus.json',
    'schemas/backends/strapi.json',
    'schemas/backends/billing.json',
  ]);
});

test.each(blocks)('the dialect %s of the guide is valid', (file, text) => {
  const value: unknown = JSON.parse(text);
  const document = { kind: 'backend', name: 'guide', file, text, value } as const;
  expect(checkShape(document)).toEqual([]);
  const config = { schemas: 'schemas', languages: ['en'] };
  const problems = [...checkDialects(catalogOf(config, [document], {}))];
  // The resources of the guide do not exist in this test.
  expect(problems.filter(({ code }) => code !== 'TUY203')).toEqual([]);
});

test('Directus and Strapi are configured in fewer than 20 lines each', () => {
  const published = blocks.filter(([file]) => !file.endsWith('/billing.json'));
  expect(published.filter(([, text]) => text.split('\n').length >= 20)).toEqual([]);
});
