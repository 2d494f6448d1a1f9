import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTexts, loadTexts } from '../example/example.fixture.ts';
import { DOCUMENT_KINDS, DOCUMENT_TYPE_NAMES, isDocumentType } from '../model/document-kinds.ts';
import { keysOf } from '../model/json/keys-of.ts';
import { startDocument } from './document-types.ts';

const META = join(import.meta.dirname, '../../meta');
const label = { vi: 'Thử', en: 'Trial' };

test('every kind of schema file has a meta-schema', () => {
  expect(keysOf(DOCUMENT_KINDS).filter((kind) => !existsSync(join(META, `${kind}.schema.json`)))).toEqual([]);
});

test('resources, enums, kinds, permission modules and menus are not document types', () => {
  const kinds = ['resource', 'enum', 'kind', 'permission-module', 'menu'] as const;
  expect(kinds.filter(isDocumentType)).toEqual([]);
});

test.each(DOCUMENT_TYPE_NAMES)(
  "a newly created file of the type %s has no problem and appears in the project's model",
  (name) => {
    const { folder } = DOCUMENT_KINDS[name];
    const path = `schemas/${folder}/trial.json`;
    const content = startDocument(name, {
      name: 'trial',
      label,
      resource: 'books',
      fields: ['name', 'mark'],
      references: {},
      for: 'staff',
      say: (words) => ({ vi: words.en, ...words }),
    });
    const { diagnostics, model } = loadTexts({ ...exampleTexts(), [path]: JSON.stringify(content) });
    expect(diagnostics.filter(({ file }) => file === path)).toEqual([]);
    expect(model?.[folder]).toContainEqual(expect.objectContaining({ name: 'trial', source: path }));
  },
);
