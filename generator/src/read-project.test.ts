import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { eject } from './ejection/eject.ts';
import { readProject } from './read-project.ts';
import { libraryFolder } from './testing/library.ts';

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
const write = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

function configure(root: string, changed: Readonly<Record<string, unknown>>): void {
  const config: object = JSON.parse(read(root, 'tuyen.config.json'));
  write(root, 'tuyen.config.json', JSON.stringify({ ...config, ...changed }));
}

test('a loaded project has the output paths of each app and the folders with only generated files', async () => {
  const root = libraryFolder();
  const { project, diagnostics, folders, files } = await readProject(root);
  expect([diagnostics, files]).toEqual([[], 16]);
  expect(project?.paths).toEqual({
    admin: { out: 'web/desk/generated', custom: 'web/desk/custom', public: 'web/desk/public' },
    portal: { out: 'web/readers/generated', custom: 'web/readers/custom', public: 'web/readers/public' },
    server: { out: 'server/generated' },
  });
  expect(folders).toEqual(['web/desk/generated', 'web/readers/generated', 'server/generated']);
  configure(root, { admin: undefined, portal: undefined, docs: { out: 'docs' } });
  const other = await readProject(root);
  expect([other.project?.paths, other.folders]).toEqual([
    { server: { out: 'server/generated' }, docs: { out: 'docs' } },
    ['server/generated', 'docs/workflows'],
  ]);
});

test('a project with schema errors is not loaded, but its folders are known', async () => {
  const root = libraryFolder();
  write(root, 'schemas/resources/authors.json', '{}');
  const { project, diagnostics, folders, files } = await readProject(root);
  expect([project, diagnostics.length > 0, folders.length, files]).toEqual([undefined, true, 3, 16]);
  write(root, 'tuyen.config.json', '{');
  const broken = await readProject(root);
  expect([broken.project, broken.diagnostics.length > 0, broken.folders]).toEqual([undefined, true, []]);
});

test('loading a project for a single resource fails for an unknown resource name and suggests a similar one', async () => {
  const root = libraryFolder();
  expect((await readProject(root, 'books')).project).toBeDefined();
  await expect(readProject(root, 'book')).rejects.toThrow(/^No resource is named "book"\. Did you mean "books"\?$/u);
  await expect(readProject(root, 'magazine')).rejects.toThrow(/^No resource is named "magazine"\.$/u);
});

test('before a project is loaded, the caller may write into the folder of custom files, if the project has one', async () => {
  const root = libraryFolder();
  const changed: string[] = [];
  const change = (custom: string): Promise<void> => {
    changed.push(custom);
    write(root, `${custom}/authors/show.tsx`, 'export const AuthorShow = () => null;\n');
    return Promise.resolve();
  };
  const { project } = await readProject(root, undefined, undefined, change);
  expect(project?.custom).toEqual({ authors: { show: 'web/desk/custom/authors/show.tsx' } });
  configure(root, { admin: undefined });
  expect((await readProject(root, undefined, undefined, change)).project?.custom).toEqual({});
  expect(changed).toEqual(['web/desk/custom']);
});

test('a custom form input without a schema field causes a warning in an ejected file, and an error in other files', async () => {
  const root = libraryFolder();
  const path = 'web/desk/custom/authors/inputs.tsx';
  await eject({ root, resource: 'authors', part: 'inputs' });
  write(root, path, read(root, path).replace('full_name:', 'pen_name: null,\n  full_name:'));
  const found = async () => {
    const { diagnostics, project } = await readProject(root);
    return [project !== undefined, ...diagnostics.map(({ code, severity, hint }) => [code, severity, hint])];
  };
  const hint = 'Did you mean "full_name"?';
  expect(await found()).toEqual([
    true,
    ['TUY857', 'warning', `Where the schema has dropped it, \`tuyen upgrade authors inputs\` does so here. ${hint}`],
  ]);
  write(root, 'tuyen.lock.json', '');
  expect(await found()).toEqual([false, ['TUY857', 'error', hint]]);
});
