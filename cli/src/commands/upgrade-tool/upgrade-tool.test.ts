// @module-tag process
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commit, git, inGit } from '../../testing/in-git.ts';
import { Library, REPOSITORY } from '../../testing/library.ts';
import { typeProblems } from '../../testing/type-problems.ts';

const FORMER = fileURLToPath(new URL('../../../fixtures/former-project', import.meta.url));
const LIST = 'web/custom/books/list.tsx';

/** Project as version 0.1.0 wanted it, committed to git. The packages of this version are installed. */
function formerProject(): Library {
  const project = new Library(FORMER);
  symlinkSync(join(REPOSITORY, 'node_modules'), join(project.root, 'node_modules'));
  project.edit('.gitignore', 'node_modules', '/node_modules');
  return inGit(project);
}

const upgrade = (project: Library, ...options: readonly string[]) => project.run('upgrade', '--tool', ...options);

test('tuyen upgrade --tool moves a project of the former version to this one: it generates, and its types fit', async () => {
  const project = formerProject();
  const { code, out } = await upgrade(project);
  expect(code).toBe(0);
  expect(out).toContain('0.2.0  renamed-packages');
  expect(out).toContain('changed   server/domain.ts');
  expect(JSON.parse(project.read('package.json'))).toMatchObject({
    dependencies: { '@tuyen/admin-kit': '0.1.0', '@tuyen/server': '0.1.0' },
    devDependencies: { '@tuyen/server-mock': '0.1.0' },
  });
  expect(project.read('package.json')).not.toContain('@tuyen/kit');
  expect(project.read('schemas/resources/books.json')).toContain('"../../.tuyen/meta/resource.schema.json"');
  expect(project.read('.gitignore')).toContain('\n.tuyen\n');
  expect((await project.run('check')).code).toBe(0);
  expect((await project.run('upgrade')).out).toContain('2 ejected parts have all that the schemas say');
  project.remove('node_modules');
  expect(await typeProblems(project)).toBe('');
});

test('tuyen upgrade --tool keeps comments, layout and edits of the files that the project owns', async () => {
  const project = formerProject();
  const before = project.read('server/domain.ts');
  await upgrade(project);
  const list = project.read(LIST);
  expect(list).toContain("import { ResourceList, ResourceTable } from '@tuyen/admin-kit';");
  expect(list).toContain('// The desk asked for seven rows: a page of the printed list.');
  expect(list).toContain('<ResourceList perPage={ 7 }');
  const domain = project.read('server/domain.ts').split('\n');
  const changed = before.split('\n').flatMap((line, index) => (line === domain[index] ? [] : [domain[index]]));
  expect(changed).toEqual([
    "import { ANYBODY, textSchema, Problem, type Domain } from '@tuyen/server/domain';",
    "import type { Row } from '@tuyen/server';",
    "    const response = { 200: { type: 'object', properties: { text: textSchema, title: textSchema } } } as const;",
  ]);
});

test('a second tuyen upgrade --tool changes nothing', async () => {
  const project = formerProject();
  await upgrade(project);
  commit(project.root);
  const { code, out } = await upgrade(project);
  expect(code).toBe(0);
  expect(out).toContain('No file needs a change.');
  expect(git(project.root, 'status', '--porcelain')).toBe('');
});

test('tuyen upgrade --tool --dry-run prints the changed lines and writes nothing, whatever git says', async () => {
  const project = formerProject();
  project.write('notes.md', 'Not committed. @tuyen/kit is mentioned.\n');
  const before = project.snapshot();
  const { code, out } = await upgrade(project, '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain("  - import { startAdmin } from '@tuyen/kit/admin/start';");
  expect(out).toContain("  + import { startAdmin } from '@tuyen/admin-kit/start';");
  expect(out).toContain('note  notes.md:1  This still names @tuyen/kit');
  expect(project.snapshot()).toEqual(before);
});

test('tuyen upgrade --tool refuses uncommitted changes and folders without git, unless it is forced', async () => {
  const project = formerProject();
  project.write('notes.md', 'Not committed.\n');
  const before = project.snapshot();
  const refused = await upgrade(project);
  expect(refused.code).toBe(2);
  expect(refused.error).toContain('These files have uncommitted changes: notes.md. Commit or stash them first');
  project.remove('.git');
  const { error } = await upgrade(project);
  expect(error).toContain('is in no git repository, so nothing could undo the upgrade.');
  expect(project.snapshot()).toEqual(
    Object.fromEntries(Object.entries(before).filter(([path]) => !/^\.git\//u.test(path))),
  );
  expect((await upgrade(project, '--force')).code).toBe(0);
});

test('tuyen upgrade --tool names the fix for a project whose version is missing, unknown or later', async () => {
  const project = formerProject();
  const refusal = async (...options: readonly string[]) => {
    const { code, error } = await upgrade(project, '--dry-run', ...options);
    expect(code).toBe(2);
    return error;
  };
  expect(await refusal('--from', 'next')).toContain('"next" is no version. Write it as in --from 0.1.0.');
  expect(await refusal('--from', '9.0.0')).toContain(
    'The project is written for 9.0.0, and this is the earlier version 0.1.0. Run `npx @tuyen/cli@9.0.0 upgrade --tool`.',
  );
  project.remove('package.json');
  expect(await refusal()).toContain('There is no package.json in ');
});

test('tuyen upgrade refuses options of --tool without --tool, and a resource with it', async () => {
  const project = formerProject();
  expect((await project.run('upgrade', '--force')).error).toContain('belong to --tool');
  expect((await project.run('upgrade', 'books', '--tool')).error).toContain('--tool upgrades the whole project');
});

test('tuyen upgrade --tool --json prints one object with versions, codemods, changed lines, notes and results', async () => {
  const project = formerProject();
  project.write('Dockerfile', 'COPY node_modules/@tuyen/kit /kit\n');
  commit(project.root);
  const { code, out } = await upgrade(project, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    from: '0.1.0',
    to: '0.1.0',
    codemods: [{ version: '0.2.0', name: 'renamed-packages' }, { name: 'ignored-folder' }],
    files: expect.arrayContaining([{ path: '.gitignore', changes: [{ sign: '+', line: '.tuyen' }] }]),
    notes: [{ file: 'Dockerfile', line: 1 }],
    written: true,
    installed: true,
    generate: { diagnostics: [] },
    upgrade: { diagnostics: [], total: 2 },
  });
});

test('without the packages of the new version, tuyen upgrade --tool --no-install changes the files and says what is next', async () => {
  const project = formerProject();
  project.remove('node_modules');
  const { code, error } = await upgrade(project, '--no-install');
  expect(code).toBe(0);
  expect(error).toContain('Run `npm install`, then `npx tuyen generate` and `npx tuyen upgrade`.');
  expect(project.read(LIST)).toContain("from '@tuyen/admin-kit'");
  expect(project.has('web/generated')).toBe(false);
});
