import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BACKEND } from '../testing/document.ts';
import { type Counts, countsOf } from '../testing/document-counts.ts';
import { openapiSource as source } from './source.ts';

const FOLDER = join(import.meta.dirname, '../testing/documents');

async function read(name: string) {
  return source.read({ from: name, bytes: readFileSync(join(FOLDER, name)) });
}

const NONE: Counts = {
  resources: 0,
  fields: 0,
  references: 0,
  enums: 0,
  json: 0,
  operations: 0,
  children: 0,
  related: 0,
  left: 0,
};
const COUNTS: Readonly<Record<string, Counts>> = {
  'petstore.yaml': { ...NONE, resources: 1, fields: 5, enums: 1, left: 8 },
  'realworld.yaml': { ...NONE, resources: 1, fields: 10, operations: 1, children: 1, related: 1, left: 4 },
  'box.yaml': { ...NONE, resources: 3, fields: 12, references: 1, enums: 3, operations: 1, left: 3 },
  'xero.yaml': { ...NONE, resources: 3, fields: 16, enums: 3, left: 4 },
};

test.each(Object.entries(COUNTS))(
  'the excerpt %s has the resources and fields that it had before',
  async (name, counts) => {
    expect(countsOf(await read(name))).toEqual(counts);
  },
);

test('three lists of the same templates are one resource, with the list that needs no parameter', async () => {
  const listed = source.list(await read('box.yaml'), BACKEND);
  expect(listed.filter(({ place }) => place.startsWith('/metadata_templates'))).toEqual([
    {
      place: '/metadata_templates/global',
      resource: 'metadata-templates',
      fields: 7,
      actions: ['list', 'show', 'schema'],
    },
    ...['/metadata_templates', '/metadata_templates/enterprise'].map((place) => ({
      place,
      reason: 'It is another list of the records of "metadata-templates".',
    })),
  ]);
});
