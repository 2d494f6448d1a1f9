// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { describe, expect, test } from 'vitest';
import { assembleLocales } from '../project/assemble.ts';
import { catalogOf, withEnums } from './catalog.ts';
import { declaredObjects, knownNames } from './declared.ts';
import type { DocumentKind } from '../model/document-kinds.ts';
import type { Document } from './problem.ts';
import { schemasIn } from './schemas-in.ts';

const config = { schemas: 'schemas', languages: ['en'], identity: { users: 'users' } };

function documentOf(kind: DocumentKind, name: string, value: unknown, file = `schemas/${name}.json`): Document {
  return { kind, name, file, text: '', value };
}

const catalog = catalogOf(
  config,
  [
    documentOf('enum', 'state', { enum: ['OPEN', 7, 'LOST'] }),
    documentOf('enum', 'empty', {}),
    documentOf('kind', 'mark', { base: 'integer', pattern: '^a$', code: '../kinds/mark.ts' }),
    documentOf('kind', 'other', { base: 'nothing' }),
    documentOf('menu', 'menu', { groups: [{ name: 'stock' }, {}] }),
    documentOf('resource', 'books', { schema: { properties: { name: { type: 'string' } } } }),
    documentOf('resource', 'broken', undefined),
  ],
  {},
);

test('the catalog of a project lists the names that its schema files declare', () => {
  expect([...catalog.enums]).toEqual([
    ['state', ['OPEN', 'LOST']],
    ['empty', []],
  ]);
  expect([...catalog.kinds.values()]).toEqual([
    { name: 'mark', base: 'integer', pattern: '^a$', code: 'kinds/mark.ts', message: {}, examples: [] },
    { name: 'other', base: 'text', message: {}, examples: [] },
  ]);
  expect([...(catalog.menuGroups ?? [])]).toEqual(['stock']);
  expect([...(catalog.roleGroups ?? ['unknown'])]).toEqual([]);
  expect([...catalog.resources].map(([name, { fields }]) => [name, ...fields.keys()])).toEqual([
    ['books', 'name'],
    ['broken'],
  ]);
});

test('the menu groups of an unreadable menu file are unknown', () => {
  const { menuGroups, roleGroups } = catalogOf(config, [documentOf('menu', 'menu', undefined)], {});
  expect([menuGroups, roleGroups?.size]).toEqual([undefined, 0]);
});

test.each<[schema: object, whole: object]>([
  [{ type: 'string' }, { type: 'string' }],
  [
    { $ref: '../enums/state.json', default: 'OPEN' },
    { $ref: '../enums/state.json', default: 'OPEN', type: 'string', enum: ['OPEN', 'LOST'], 'x-enum': 'state' },
  ],
  [{ $ref: '../enums/empty.json' }, { $ref: '../enums/empty.json', type: 'string', 'x-enum': 'empty' }],
  [{ $ref: '../enums/absent.json' }, { $ref: '../enums/absent.json', type: 'string', 'x-enum': 'absent' }],
  [
    { type: 'array', items: { $ref: '../enums/state.json' } },
    {
      type: 'array',
      items: { $ref: '../enums/state.json', type: 'string', enum: ['OPEN', 'LOST'], 'x-enum': 'state' },
    },
  ],
  [
    { type: 'array', items: { enum: ['a'] } },
    { type: 'array', items: { enum: ['a'], 'x-enum': '' } },
  ],
  [
    { type: 'array', items: { enum: ['a', 1] } },
    { type: 'array', items: { enum: ['a', 1] } },
  ],
  [{ enum: ['a'] }, { type: 'string', enum: ['a'], 'x-enum': '' }],
  [{ enum: [1] }, { enum: [1] }],
  [{ enum: [] }, { enum: [] }],
])('the schema %j is completed with the values of its enum', (schema, whole) => {
  expect(withEnums({ ...schema }, catalog)).toEqual(whole);
});

describe('Declarations of a resource file', () => {
  const document = documentOf('resource', 'books', {
    schema: {
      required: ['name'],
      properties: {
        name: { type: 'string' },
        place: { properties: { city: { properties: { zip: {} } } } },
        authors: { items: { required: ['born'], properties: { born: {} } } },
        odd: 7,
      },
      allOf: [{ if: { properties: { name: { const: 'a' } } }, then: { required: ['place'] } }, 7],
    },
    workflow: { transitions: [{ name: 'lose', input: { properties: { reason: {} } } }, { name: 'find' }] },
    operations: [{ name: 'count', input: { properties: { of: {} } }, answer: { properties: { total: {} } } }],
  });

  test('the objects declared by a resource file are the record, nested objects, inputs and answers', () => {
    expect(
      declaredObjects(document).map(({ path, depth, fields }) => [path.join('.'), depth, ...fields.keys()]),
    ).toEqual([
      ['schema', 0, 'name', 'place', 'authors', 'odd'],
      ['workflow.transitions.0.input', 1, 'reason'],
      ['operations.0.input', 1, 'of'],
      ['operations.0.answer', 1, 'total'],
      ['schema.properties.place', 1, 'city'],
      ['schema.properties.authors.items', 1, 'born'],
      ['schema.properties.place.properties.city', 2, 'zip'],
    ]);
    expect(
      declaredObjects(document).flatMap(({ fields }) =>
        [...fields.values()].map(
          ({ path, required, depth, enumName }) => `${path.join('.')} ${required} ${depth} ${enumName}`,
        ),
      ),
    ).toEqual([
      'schema.properties.name true 0 books-name',
      'schema.properties.place false 0 books-place',
      'schema.properties.authors false 0 books-authors',
      'schema.properties.odd false 0 books-odd',
      'workflow.transitions.0.input.properties.reason false 1 books-lose-reason',
      'operations.0.input.properties.of false 1 books-count-of',
      'operations.0.answer.properties.total false 1 books-count-answer-total',
      'schema.properties.place.properties.city false 1 books-place-city',
      'schema.properties.authors.items.properties.born true 1 books-authors-born',
      'schema.properties.place.properties.city.properties.zip false 2 books-place-city-zip',
    ]);
  });

  test('all schemas of a resource file are found, including the schemas of its rules', () => {
    expect(schemasIn(document).map(({ path, isRule }) => `${path.join('.')}${isRule ? ' rule' : ''}`)).toEqual([
      'schema',
      'workflow.transitions.0.input',
      'operations.0.input',
      'operations.0.answer',
      'schema.allOf.0 rule',
      'schema.properties.name',
      'schema.properties.place',
      'schema.properties.authors',
      'workflow.transitions.0.input.properties.reason',
      'operations.0.input.properties.of',
      'operations.0.answer.properties.total',
      'schema.allOf.0.if rule',
      'schema.allOf.0.then rule',
      'schema.properties.place.properties.city',
      'schema.properties.authors.items',
      'schema.allOf.0.if.properties.name rule',
      'schema.properties.place.properties.city.properties.zip',
      'schema.properties.authors.items.properties.born',
    ]);
  });

  test('known field names of a resource include system fields, and the office for the scope "office"', () => {
    const names = (scope: string) => knownNames(documentOf('resource', 'books', { scope }), new Map());
    expect(names('global')).toEqual(['id', 'version', 'created_at', 'updated_at', 'created_by']);
    expect(names('office')).toEqual(['id', 'office_id', 'version', 'created_at', 'updated_at', 'created_by']);
  });
});

test('the texts of each language are read from the locale files of that language', () => {
  const documents = [
    documentOf('locale', 'admin', { $schema: 'x', home: 'Home' }, 'schemas/locales/en/admin.json'),
    documentOf('locale', 'portal', { home: 'Start' }, 'schemas/locales/en/portal.json'),
    documentOf('locale', 'admin', { home: 'Nhà' }, 'schemas/locales/vi/admin.json'),
    documentOf('mail', 'admin', { home: 'x' }, 'schemas/locales/vi/mail.json'),
  ];
  expect(assembleLocales(['en', 'vi', 'de'], documents)).toEqual({
    en: { admin: { home: 'Home' }, portal: { home: 'Start' } },
    vi: { admin: { home: 'Nhà' } },
    de: {},
  });
});
