import { violationsOf } from '@tuyen/model/violations';
import { expect, test } from 'vitest';
import { listIn, objectOrEmpty } from '../../scripts/json.ts';
import { root } from '../../scripts/run.ts';
import { type DescribedObject, describedObject, descriptionOf, exampleOf } from '../../scripts/schema-language/keys.ts';
import { placeOf, readMetaSchemas } from '../../scripts/schema-language/meta-schemas.ts';
import { FILE_KINDS, referencePage } from '../../scripts/schema-language/reference.ts';

const schemas = readMetaSchemas(root);
const rules = { resolve: (reference: string) => placeOf(reference, schemas).schema, formats: new Map() };

const keys = [...schemas].flatMap(([file, schema]) =>
  withParts(describedObject({ file, schema, pointer: '' }, schemas)).flatMap((object) =>
    object.keys.map(({ key, schema: of }) => ({ name: `${object.title} ${key}`, schema: of })),
  ),
);

function withParts(object: DescribedObject): readonly DescribedObject[] {
  return [object, ...object.parts.flatMap(withParts)];
}

test('every key of the schema language has a description', () => {
  const without = keys.filter(({ schema }) => descriptionOf(schema, schemas) === '');
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every key of the schema language has an example', () => {
  const without = keys.filter(({ schema }) => exampleOf(schema, schemas) === undefined);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('the linter accepts every example in the schema reference', () => {
  expect(keys.length).toBeGreaterThan(300);
  const wrong = keys.flatMap(({ name, schema }) =>
    [exampleOf(schema, schemas), ...listIn(schema['examples'])].flatMap((example) =>
      violationsOf(example, schema, rules).map(({ message }) => `${name} ${JSON.stringify(example)}: ${message}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('the documented default of a schema key is a valid value of the key', () => {
  const wrong = keys.filter(
    ({ schema }) => 'default' in schema && violationsOf(schema['default'], schema, rules).length > 0,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('every link in the schema reference leads to an existing heading', () => {
  const page = referencePage(schemas);
  const headings = [...page.matchAll(/^#+ (.+)$/gmu)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));
  const links = [...page.matchAll(/\]\(#([^)]+)\)/gu)].map(([, anchor = '']) => anchor);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((anchor) => !headings.includes(anchor))).toEqual([]);
  expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
});

test('the schema reference describes every meta-schema', () => {
  const page = referencePage(schemas);
  for (const [file, schema] of schemas) expect(page, file).toContain(`## ${String(objectOrEmpty(schema)['title'])}\n`);
  expect(Object.keys(FILE_KINDS).filter((file) => !schemas.has(file))).toEqual([]);
});
