// @module-tag process
import { chmodSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commit, git, inGit } from '../../testing/in-git.ts';
import { Library, REPOSITORY, residentRun } from '../../testing/library.ts';
import { ownVersion } from '../../output/own-version.ts';
import { typeProblems } from '../../testing/type-problems.ts';

const FORMER = fileURLToPath(new URL('../../../fixtures/former-project', import.meta.url));
const VERSION = ownVersion();
const LIST = 'web/custom/books/list.tsx';

/** Project as version 0.1.0 wanted it, committed to git. The packages of this version are installed. */
function formerProject(): Library {
  const project = new Library(FORMER);
  symlinkSync(join(REPOSITORY, 'node_modules'), join(project.root, 'node_modules'));
  return inGit(project);
}

const status = (project: Library) => git(project.root, 'status', '--porcelain');
const upgrade = (project: Library, ...options: readonly string[]) => project.run('upgrade', '--tool', ...options);

test('tuyen upgrade --tool moves a project of the former version to this one: it generates, and its types fit', async () => {
  const project = formerProject();
  const { code, out } = await upgrade(project);
  expect(code).toBe(0);
  expect(out).toContain('0.2.0  renamed-packages');
  expect(out).toContain('changed   server/domain.ts');
  expect(JSON.parse(project.read('package.json'))).toMatchObject({
    dependencies: { '@tuyen/admin-kit': VERSION, '@tuyen/cli': VERSION, '@tuyen/server': VERSION },
    devDependencies: { '@tuyen/server-mock': VERSION },
  });
  expect(project.read('package.json')).not.toContain('@tuyen/kit');
  expect(project.read('schemas/resources/books.json')).toContain('"../../.tuyen/meta/resource.schema.json"');
  expect(project.read('.gitignore')).toContain('\n.tuyen\n');
  expect((await project.run('check')).code).toBe(0);
  expect((await project.run('upgrade')).out).toContain('2 ejected parts are up to date with the schemas');
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
  expect(status(project)).toBe('');
});

test('tuyen upgrade --tool --dry-run prints the changed lines and writes nothing, whatever git says', async () => {
  const project = formerProject();
  project.write('notes.md', 'Not committed. @tuyen/kit is mentioned.\n');
  const { code, out } = await upgrade(project, '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain("  - import { startAdmin } from '@tuyen/kit/admin/start';");
  expect(out).toContain("  + import { startAdmin } from '@tuyen/admin-kit/start';");
  expect(out).toContain('note  notes.md:1  This still names @tuyen/kit');
  expect(status(project)).toBe('?? notes.md\n');
});

test('tuyen upgrade --tool refuses uncommitted changes and folders without git, unless it is forced', async () => {
  const project = formerProject();
  project.write('notes.md', 'Not committed.\n');
  const refused = await upgrade(project);
  expect(refused.code).toBe(2);
  expect(refused.error).toContain('These files have uncommitted changes: notes.md. Commit or stash them first');
  expect(status(project)).toBe('?? notes.md\n');
  project.remove('.git');
  const { error } = await upgrade(project);
  expect(error).toContain('is in no git repository, so nothing could undo the upgrade.');
  expect(project.read(LIST)).toContain('@tuyen/kit/admin');
  expect((await upgrade(project, '--force')).code).toBe(0);
});

test('tuyen upgrade --tool names the fix for a project whose version is missing, unknown or later', async () => {
  const project = formerProject();
  const refusal = async (...options: readonly string[]) => {
    const { code, error } = await upgrade(project, '--dry-run', ...options);
    expect(code).toBe(2);
    return error;
  };
  expect(await refusal('--from', 'next')).toContain('"next" is not a version. Write it as in --from 0.1.0.');
  expect(await refusal('--from', '9.0.0')).toContain(
    `The project is written for 9.0.0, and this is the earlier version ${VERSION}. Run \`npx @tuyen/cli@9.0.0 upgrade --tool\`.`,
  );
  project.remove('package.json');
  expect(await refusal()).toContain('There is no package.json in ');
});

test('tuyen upgrade refuses options of --tool without --tool, and a resource together with --tool', async () => {
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
    to: VERSION,
    codemods: [{ version: '0.2.0', name: 'renamed-packages' }, { name: 'form-modules' }, { name: 'ignored-folder' }],
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

/** Runs the command with an `npm` that executes a shell script. */
function upgradeWithNpm(project: Library, script: string) {
  project.write('.git/bin/npm', `#!/bin/sh\necho "$@" >> .git/npm.log\n${script}\n`);
  chmodSync(join(project.root, '.git/bin/npm'), 0o755);
  const path = [join(project.root, '.git/bin'), process.env['PATH']].join(delimiter);
  return residentRun({ root: project.root, args: ['upgrade', '--tool'], env: { PATH: path } });
}

test('tuyen upgrade --tool installs the packages of the new version before it generates', async () => {
  const project = formerProject();
  project.remove('node_modules');
  const { code } = await upgradeWithNpm(project, `ln -s '${join(REPOSITORY, 'node_modules')}' node_modules`);
  expect(code).toBe(0);
  expect(project.read('.git/npm.log')).toBe('install\n');
  expect((await project.run('check')).code).toBe(0);
});

test('if the packages cannot be installed, tuyen upgrade --tool fails, generates nothing and says what is next', async () => {
  const project = formerProject();
  project.remove('node_modules');
  const { code, error } = await upgradeWithNpm(project, 'exit 1');
  expect(code).toBe(1);
  expect(error).toContain(`The packages of ${VERSION} are not installed. Run \`npm install\``);
  expect(project.has('web/generated')).toBe(false);
});
