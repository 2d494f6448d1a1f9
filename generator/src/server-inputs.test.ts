import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serverInputs, serverModules } from './server-inputs.ts';

const FILES = {
  'tuyen.config.json': JSON.stringify({
    schemas: 'schemas',
    admin: { custom: 'web/custom' },
    server: { domain: './server/domain.ts', fixtures: 'server/fixtures.ts', out: 'server/generated' },
  }),
  'schemas/resources/books.json': '{ "name": "books" }',
  'schemas/locales/en/server.json': '{}',
  'schemas/locales/en/admin.json': '{}',
  'web/custom/books/list.tsx': '',
  'server/domain.ts': `import { rules } from './rules/loans.ts';\nimport type { Records } from './generated/types.ts';\nimport 'fastify';`,
  'server/rules/loans.ts': `export * from '../dates.ts';`,
  'server/dates.ts': `export { domain } from './domain.ts';`,
  'server/fixtures.ts': '',
  'server/unused.ts': '',
  'server/generated/types.ts': '',
};

function project() {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  return { root, write };
}

test('the modules of a server are the domain, the fixtures, and what they import by relative path', () => {
  expect(serverModules(project().root)).toEqual([
    'server/domain.ts',
    'server/fixtures.ts',
    'server/rules/loans.ts',
    'server/dates.ts',
  ]);
});

test.each([
  ['schemas/resources/books.json', '{ "name": "tomes" }', 'schemas'],
  ['schemas/locales/en/server.json', '{ "a": "b" }', 'schemas'],
  ['server/dates.ts', 'export const today = 1;', 'modules'],
  ['schemas/resources/books.json', '{\n  "name": "books"\n}\n', 'nothing'],
  ['schemas/locales/en/admin.json', '{ "a": "b" }', 'nothing'],
  ['web/custom/books/list.tsx', 'export {};', 'nothing'],
  ['server/unused.ts', 'export {};', 'nothing'],
  ['server/generated/types.ts', 'export {};', 'nothing'],
])(
  'a changed project file changes only the digest that covers the file: file %s, new text %s, changed digest: %s',
  (path, text, changed) => {
    const { root, write } = project();
    const before = serverInputs(root);
    write(path, text);
    const after = serverInputs(root);
    expect({ schemas: after.schemas !== before.schemas, modules: after.modules !== before.modules }).toEqual({
      schemas: changed === 'schemas',
      modules: changed === 'modules',
    });
  },
);
