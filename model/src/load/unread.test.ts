import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTexts, withTexts } from '../example/example.fixture.ts';
import { loadProject } from '../project/load-project.ts';

function reported(files: Readonly<Record<string, string>>): readonly string[] {
  return withTexts({ ...exampleTexts(), ...files }, (root) =>
    loadProject(root).diagnostics.map(({ code, file, message, hint }) => `${code} ${file}: ${message} ${hint ?? ''}`),
  );
}

test('hidden files in schema folders are ignored, even broken links that editors use as locks', () => {
  const diagnostics = withTexts(
    { ...exampleTexts(), 'schemas/resources/.books.json': '{', 'schemas/.resource/a.json': '{' },
    (root) => {
      symlinkSync('an@host.123', join(root, 'schemas/resources/.#books.json'));
      symlinkSync('an@host.123', join(root, 'schemas/locales/en/.#admin.json'));
      return loadProject(root).diagnostics;
    },
  );
  expect(diagnostics).toEqual([]);
});

test('a schema file with an extension other than .json is reported', () => {
  const files = ['resources/a.yaml', 'enums/b.yml', 'kinds/c.jsonc', 'flows/d.json5', 'locales/en/e.YAML', 'menu.yaml'];
  expect(reported(Object.fromEntries(files.map((file) => [`schemas/${file}`, 'a: 1'])))).toEqual([
    'TUY111 schemas/enums/b.yml: Files with this extension are not read. Write it as JSON, in b.json.',
    'TUY111 schemas/flows/d.json5: Files with this extension are not read. Write it as JSON, in d.json.',
    'TUY111 schemas/kinds/c.jsonc: Files with this extension are not read. Write it as JSON, in c.json.',
    'TUY111 schemas/locales/en/e.YAML: Files with this extension are not read. Write it as JSON, in e.json.',
    'TUY111 schemas/menu.yaml: Files with this extension are not read. Write it as JSON, in menu.json.',
    'TUY111 schemas/resources/a.yaml: Files with this extension are not read. Write it as JSON, in a.json.',
  ]);
});

test('a schema folder with a misspelled name is reported, and unrelated folders are not', () => {
  const files = ['resource/a.json', 'Enums/a.json', 'local/en/a.json', 'menus.json', 'notes/a.json', 'openapi.yaml'];
  expect(reported(Object.fromEntries(files.map((file) => [`schemas/${file}`, '{}'])))).toEqual([
    'TUY112 schemas/Enums: Nothing with this name is read. Did you mean "enums"? Rename it, or move it out of schemas/.',
    'TUY112 schemas/local: Nothing with this name is read. Did you mean "locales"? Rename it, or move it out of schemas/.',
    'TUY112 schemas/menus.json: Nothing with this name is read. Did you mean "menu.json"? Rename it, or move it out of schemas/.',
    'TUY112 schemas/resource: Nothing with this name is read. Did you mean "resources"? Rename it, or move it out of schemas/.',
  ]);
});
