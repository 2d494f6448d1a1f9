import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root as repository } from '../../scripts/run.ts';
import { checkStructure } from '../../scripts/structure.ts';

const PROJECT = {
  'domain/package.json': '{ "name": "@tuyen/domain", "exports": { ".": "./src/index.ts" } }',
  'domain/src/index.ts': 'export const lent = 1;',
  'server/src/main.ts': "import './engine/routes/list.ts';",
  'server/src/engine/routes/list.ts': "import { rows } from '../store/rows.ts'; export const list = rows;",
  'server/src/engine/store/rows.ts': "import type { list } from '../routes/list.ts'; export const rows = 1;",
  'server/src/engine/store/rows.test.ts': "import { list } from '../routes/list.ts'; list;",
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-structure-'));
  execFileSync('git', ['init', '--quiet', folder]);
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const found = checkStructure(folder, true);
  expect(checkStructure(folder, false)).toEqual(found);
  return found.join('\n') || 'clean';
}

const page = () => readFileSync(join(folder, 'docs/generated/structure.md'), 'utf8');

it('the structure page shows acyclic layers of modules, and the check detects an outdated page', () => {
  expect(check(PROJECT)).toBe('clean');
  expect(page()).toContain('  main_ts --> engine_\n');
  writeFileSync(join(folder, 'server/src/engine/store/rows.ts'), 'export const rows = 2;');
  writeFileSync(join(folder, 'server/src/engine/problem.ts'), '');
  writeFileSync(join(folder, 'server/src/main.ts'), "import './engine/problem.ts'; import './listen.ts';");
  writeFileSync(join(folder, 'server/src/listen.ts'), '');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/structure.ts', folder], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'docs/generated/structure.md is not up to date: run node scripts/structure.ts --write\n',
  ]);
});

it.each([
  ["import '@tuyen/domain';", 'domain/src/index.ts'],
  ["import type { lent } from '@tuyen/domain'; export type Lent = typeof lent;", 'domain/src/index.ts'],
  ["export { lent } from '../../../../domain/src/index.ts';", 'domain/src/index.ts'],
])('a file of the tool that imports the product is rejected: %s', (text, imported) => {
  expect(check({ ...PROJECT, 'server/src/engine/store/tables.ts': text })).toBe(
    `server/src/engine/store/tables.ts is the tool's and imports ${imported} of the product`,
  );
});

it.each([
  ['apps/admin-kit/src/a.ts', "import '@tuyen/generator';", 'apps/admin-kit may import model'],
  ['apps/admin-kit/src/a.ts', "import '../../../generator/src/index.ts';", 'apps/admin-kit may import model'],
  ['model/src/a.ts', "import type {} from '@tuyen/generator';", 'model may import no other workspace'],
])('an import is rejected unless it names a workspace in a lower layer: %s contains %s', (path, text, allowed) => {
  const generator = {
    'generator/package.json': '{ "name": "@tuyen/generator", "exports": { ".": "./src/index.ts" } }',
    'generator/src/index.ts': '',
  };
  expect(check({ ...PROJECT, ...generator, [path]: text })).toBe(`${path} imports generator/src/index.ts: ${allowed}`);
});

it('folders may not have import cycles at any depth', () => {
  expect(check({ ...PROJECT, 'server/src/engine/store/rows.ts': "import '../routes/list.ts';" })).toBe(
    [
      'server/src/engine has a circle: routes/ → store/ → routes/',
      '  server/src/engine/routes/list.ts imports server/src/engine/store/rows.ts',
      '  server/src/engine/store/rows.ts imports server/src/engine/routes/list.ts',
    ].join('\n'),
  );
  expect(
    check({
      ...PROJECT,
      'server/src/engine/store/sql/a.ts': "import '../table/b.ts';",
      'server/src/engine/store/sql/c.ts': '',
      'server/src/engine/store/table/b.ts': "import '../sql/c.ts';",
    }),
  ).toContain('server/src/engine/store has a circle: sql/ → table/ → sql/');
  expect(
    check({ ...PROJECT, 'model/src/a/one.ts': "import '../two.ts';", 'model/src/two.ts': "import './a/one.ts';" }),
  ).toContain('model/src has a circle: a/ → two.ts → a/');
  expect(
    check({
      ...PROJECT,
      'apps/admin/src/pages/a.ts': "import '../parts/b.ts';",
      'apps/admin/src/pages/c.ts': '',
      'apps/admin/src/parts/b.ts': "import '../pages/c.ts';",
    }),
  ).toContain('apps/admin/src has a circle: pages/ → parts/ → pages/');
});

it('every generated file is imported, except the files that a hand-written file replaces', () => {
  const generated = { 'apps/admin/src/generated/books/show.gen.tsx': 'export const show = 1;' };
  expect(check({ ...PROJECT, ...generated })).toBe(
    'apps/admin/src/generated/books/show.gen.tsx is generated, and nothing imports it.',
  );
  expect(check({ 'apps/admin/src/custom/books/show.tsx': 'export const show = 2;' })).toBe('clean');
});
