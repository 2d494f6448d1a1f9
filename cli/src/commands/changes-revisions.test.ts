// @module-tag process
import { mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commit, editJson, git, inGit } from '../testing/in-git.ts';
import { Library, residentRun } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';

it('the changes command compares a project in a subfolder of the repository', async () => {
  const library = new Library();
  mkdirSync(join(library.root, 'apps/desk'), { recursive: true });
  for (const name of ['schemas', 'kinds', 'tuyen.config.json'])
    renameSync(join(library.root, name), join(library.root, 'apps/desk', name));
  inGit(library);
  library.edit(`apps/desk/${BOOKS}`, '"minimum": 1', '"minimum": 2');
  const { code, out } = await library.run('--root', 'apps/desk', 'changes');
  expect(code).toBe(0);
  expect(out).toContain(`  ${BOOKS}:25:37  TUC205  books.pages: minimum 1 → 2`);
});

it('tuyen changes --was-in finds a project that was in another folder before', async () => {
  const library = inGit(new Library());
  mkdirSync(join(library.root, 'desk'));
  for (const name of ['schemas', 'kinds', 'tuyen.config.json'])
    renameSync(join(library.root, name), join(library.root, 'desk', name));
  const { code, error } = await library.run('--root', 'desk', 'changes');
  expect(code).toBe(2);
  expect(error).toContain(
    'HEAD has no desk/tuyen.config.json. It has one in .: if the project was there, pass --was-in',
  );
  const moved = await library.run('--root', 'desk', 'changes', '--was-in', '.');
  expect(moved).toMatchObject({ code: 0, out: '✓ The schemas are those of HEAD.\n' });
  const outside = await library.run('--root', 'desk', 'changes', '--was-in', '../elsewhere');
  expect(outside).toMatchObject({
    code: 2,
    error: expect.stringContaining('--was-in takes a folder of the repository'),
  });
});

it('tuyen changes finds old schemas in the folder that the configuration of the old revision names', async () => {
  const library = inGit(new Library());
  renameSync(join(library.root, 'schemas'), join(library.root, 'rules'));
  editJson(library, 'tuyen.config.json', (file) => void (file.schemas = 'rules'));
  const { code, out } = await library.run('changes');
  expect(code).toBe(0);
  expect(out).toContain('tuyen.config.json:2:3  TUC703  schemas: "schemas" → "rules"');
  expect(out).toContain('0 breaking and 1 safe since HEAD.');
});

it('tuyen changes supports schema files that are symbolic links and runs in a git hook', async () => {
  const library = new Library();
  mkdirSync(join(library.root, 'apps'));
  for (const name of ['schemas', 'kinds', 'tuyen.config.json'])
    renameSync(join(library.root, name), join(library.root, 'apps', name));
  renameSync(join(library.root, 'apps/schemas/enums'), join(library.root, 'enums'));
  symlinkSync('../../enums', join(library.root, 'apps/schemas/enums'));
  renameSync(join(library.root, 'apps', BOOKS), join(library.root, 'apps/books.json'));
  symlinkSync('../../books.json', join(library.root, 'apps', BOOKS));
  inGit(library);
  library.edit('apps/books.json', '"minimum": 1', '"minimum": 2');
  const env = { GIT_DIR: join(library.root, '.git'), GIT_INDEX_FILE: '.git/index' };
  const { code, out } = await residentRun({ root: join(library.root, 'apps'), args: ['changes'], env });
  expect(code).toBe(0);
  expect(out).toContain('books.pages: minimum 1 → 2');
  expect(out).toContain('1 breaking and 0 safe since HEAD.');
});

it('tuyen changes reports a missing repository, a missing commit and an unknown revision', async () => {
  const library = new Library();
  const outside = await library.run('changes');
  expect(outside).toMatchObject({ code: 2, error: expect.stringContaining('is not in a git repository') });
  git(library.root, 'init', '--quiet');
  const empty = await library.run('changes');
  expect(empty).toMatchObject({ code: 2, error: expect.stringContaining('no commit yet') });
  commit(library.root);
  for (const since of ['v9', '--all', '-x']) {
    const unknown = await library.run('changes', `--since=${since}`);
    expect(unknown).toMatchObject({ code: 2, error: expect.stringContaining(`There is no revision ${since}.`) });
  }
});

it('tuyen changes reports old schemas that do not load, and removes its temporary folder', async () => {
  const library = new Library();
  const folder = join(library.root, '.git/temporary');
  const run = (...args: readonly string[]) =>
    residentRun({ root: library.root, args: [...args, 'changes'], env: { TMPDIR: folder } });
  const good = library.read(BOOKS);
  library.write(BOOKS, good.replace('"minimum"', '"minium"'));
  inGit(library);
  mkdirSync(folder);
  const today = await run();
  expect(today).toMatchObject({ code: 1, error: expect.stringContaining('The current schemas have errors') });
  expect(today.out).toContain('TUY401');
  library.write(BOOKS, good);
  const then = await run();
  expect(then).toMatchObject({ code: 1, error: expect.stringContaining('The schemas of HEAD have errors') });
  expect(then.error).toContain('--since');
  const json = await run('--json');
  expect(JSON.parse(json.out)).toMatchObject({ diagnostics: [{ code: 'TUY401' }] });
  expect(readdirSync(folder)).toEqual([]);
});
