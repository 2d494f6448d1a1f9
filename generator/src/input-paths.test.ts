import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SCHEMA_PATHS } from '@tuyen/model/places';
import { expect, onTestFinished, test } from 'vitest';
import { inputPaths, readConfig } from './input-paths.ts';

function folder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const configured = (config: unknown, files = {}) => folder({ 'tuyen.config.json': JSON.stringify(config), ...files });
const NONE = { schemas: undefined, languages: [], custom: [], plugins: [] };

test.each([
  [
    'all',
    {
      schemas: 'a',
      languages: ['en', 'vi'],
      admin: { custom: 'b' },
      portal: { custom: 'e' },
      plugins: ['./c.ts', 'd'],
    },
    { schemas: 'a', languages: ['en', 'vi'], custom: ['b', 'e'], plugins: ['./c.ts', 'd'] },
  ],
  ['a portal without its own folder', { portal: { out: 'web/a/generated' } }, { ...NONE, custom: ['web/a/custom'] }],
  ['nothing', {}, NONE],
  ['other types', { schemas: 1, languages: 'en', admin: { custom: 2 } }, NONE],
  ['plugins that are no texts', { plugins: [1, './c.ts'] }, { ...NONE, plugins: ['./c.ts'] }],
  ['languages that are no texts', { languages: ['en', 1] }, { ...NONE, languages: ['en'] }],
  ['a back-office that is no object', { admin: 'b' }, NONE],
  ['no object', [1], NONE],
])('a project configuration with %s is read as far as possible', (_, config, expected) => {
  expect(readConfig(configured(config))).toEqual(expected);
});

test('a project configuration that is missing or does not parse is read as empty', () => {
  expect(readConfig(folder({}))).toEqual(NONE);
  expect(readConfig(folder({ 'tuyen.config.json': '{' }))).toEqual(NONE);
});

test('the generator watches the configuration, the schemas, the code of field kinds and the custom files', () => {
  const kind = (code: unknown) => JSON.stringify({ code });
  const root = configured(
    { schemas: 'schemas', admin: { custom: 'web/custom' } },
    {
      'schemas/kinds/isbn.json': kind('../../kinds/isbn.ts'),
      'schemas/kinds/issn.json': kind('../../kinds/isbn.ts'),
      'schemas/kinds/mark.json': kind(1),
      'schemas/kinds/plain.json': '{}',
      'schemas/kinds/broken.json': '{',
      'schemas/kinds/outside.json': kind('../../../outside.ts'),
      'schemas/kinds/notes.md': kind('../../kinds/notes.ts'),
    },
  );
  expect(inputPaths(root)).toEqual([
    'tuyen.config.json',
    ...SCHEMA_PATHS.map((place) => `schemas/${place}`),
    'kinds/isbn.ts',
    'web/custom',
  ]);
  expect(inputPaths(folder({}))).toEqual(['tuyen.config.json']);
});

test('the generator watches the project’s own plugins and the modules that they import', () => {
  const root = configured(
    { plugins: ['./plugins/shelf.ts', '@acme/docs'] },
    {
      'plugins/shelf.ts': "import { a } from './shelf/print.ts';\nexport default { code: '../kinds/mark.ts', a };",
      'plugins/shelf/print.ts': "export { b } from './words.ts';\nexport * from '../shelf.ts';",
      'plugins/shelf/words.ts': "export { join } from 'node:path'; // './missing.ts'",
      'kinds/mark.ts': "import '../../outside.ts';",
    },
  );
  expect(inputPaths(root)).toEqual([
    'tuyen.config.json',
    'plugins/shelf.ts',
    'plugins/shelf/print.ts',
    'kinds/mark.ts',
    'plugins/shelf/words.ts',
  ]);
});

test('the generator watches a schema folder with a misspelled name, but no unrelated files beside it', () => {
  const root = configured(
    { schemas: '.' },
    { 'resource/a.json': '{}', 'node_modules/a/index.js': '', '.enums/a.json': '{}', 'README.md': '' },
  );
  expect(inputPaths(root)).toEqual(['tuyen.config.json', ...SCHEMA_PATHS, 'resource']);
});
