import type { Model, Resource } from '@tuyen/model';
import { expect, test } from 'vitest';
import type { Row } from '../client.ts';
import type { Context } from '../context.ts';
import { checkFilters } from './filters.ts';

const MODEL = {
  operators: [
    {
      name: '$word',
      plugin: 'words',
      kinds: ['text'],
      operand: { type: 'string' },
      label: { en: 'has the word' },
      sql: { sqlite: '', postgres: '' },
      matches: (value: unknown, word: unknown) => String(value).split(' ').includes(String(word)),
    },
  ],
};
const FIELD = { name: 'title', kind: 'text', schema: {}, operators: [{ name: '$word', label: {}, operand: 'string' }] };
const ROWS: readonly Row[] = [
  { id: 'a', title: 'Dune Messiah' },
  { id: 'b', title: 'Emma' },
];

async function differencesOf(answered: readonly Row[]): Promise<readonly string[]> {
  const found: string[] = [];
  // The casts are needed because these test objects are incomplete: they have only the keys that this check reads.
  const context = {
    model: MODEL as unknown as Model,
    resource: { name: 'books', fields: [FIELD] } as unknown as Resource,
    rows: ROWS,
    complete: true,
    send: async (_: string, url: string) => {
      const isOfPlugin = decodeURIComponent(url).includes('||$word||');
      return { status: 200, body: { data: isOfPlugin ? answered : [], total: answered.length }, url };
    },
    report: (_: string, { url }: { readonly url: string }, expected: string, got: string) => {
      if (decodeURIComponent(url).includes('||$word||')) found.push(`${expected}, not ${got}`);
    },
  } as unknown as Context;
  await checkFilters(context);
  return found;
}

test("tuyen verify checks that a filter by a plugin's operator returns the records that the plugin accepts", async () => {
  expect(await differencesOf(ROWS.slice(0, 1))).toEqual([]);
  expect(await differencesOf(ROWS)).toEqual(['1 of 2 records with title||$word||Dune, not 2 records']);
});
