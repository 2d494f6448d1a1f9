import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lostItems } from '../support/lost-items.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { sharedTypeProblems } from '../support/shared-types.ts';
import { startServer, type RunningServer } from '../support/server-process.ts';

const SCHEMA = 'schemas/resources/lost-items.json';
let project: ProjectCopy;
let server: RunningServer;

beforeAll(async () => {
  project = await copyProject('linked');
  // Makes the copy a git repository, so that the test can see which files the command changed.
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=t', '-c', 'user.email=t@t.example', 'commit', '-qm', 'before');
  await mkdir(join(project.root, 'schemas/resources'), { recursive: true });
  await writeFile(join(project.root, SCHEMA), `${JSON.stringify(lostItems, null, 2)}\n`);
});
afterAll(async () => {
  await server?.stop();
  await project.remove();
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root, encoding: 'utf8' });
const read = (path: string) => readFile(join(project.root, path), 'utf8');
const readJson = async (path: string) => JSON.parse(await read(path));

test('the server serves a new resource and describes its screens before any code generation', async () => {
  server = await startServer(project.root);
  const api = await server.signIn('superuser');

  const described = await api.get('meta/resources/lost-items');
  expect(described.status).toBe(200);
  expect(described.body.fields.map((field: { name: string }) => field.name)).toContain('claims');

  const { enums } = (await api.get('meta/resources')).body;
  const state = enums.find(({ name }: { name: string }) => name === 'lost-items-state');
  expect(state.values[0]).toEqual({ value: 'FOUND', label: { vi: 'Đang giữ', en: 'Found' }, color: 'info' });

  const offices = await api.get('offices?limit=1');
  const created = await api.post(
    'lost-items',
    { description: 'Ô xanh', state: 'FOUND', found_on: '2026-03-01', claims: [{ name: 'Nguyễn Văn An' }] },
    { 'x-office-id': offices.body[0].id },
  );
  expect(created.status).toBe(201);
  expect((await api.get(`lost-items/${created.body.id}`)).body).toMatchObject({ description: 'Ô xanh' });
  expect((await api.get('lost-items?q=o xanh')).body).toHaveLength(1);
  const refused = await api.post('lost-items', { description: 'x' }, { 'x-office-id': offices.body[0].id });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual(expect.arrayContaining(['description', 'found_on']));
  expect((await api.get('lost-items')).body.length).toBe(lostItems.seed + 1);
});

test('one command generates all parts of a new resource and edits no hand-written file', async () => {
  const { code, output } = project.tuyen('generate');
  expect({ code, errors: output.match(/error.*/g) }).toEqual({ code: 0, errors: null });

  for (const part of ['list', 'create', 'edit', 'show', 'columns', 'inputs', 'filters', 'fields']) {
    expect(existsSync(join(project.root, `apps/admin/src/generated/lost-items/${part}.gen.tsx`)), part).toBe(true);
  }
  expect(await read('apps/admin/src/generated/resources.gen.ts')).toContain("'./lost-items/index.gen.ts'");
  const openApi = await readJson('domain/src/generated/openapi.gen.json');
  expect(Object.keys(openApi.paths)).toEqual(expect.arrayContaining(['/lost-items', '/lost-items/{id}']));
  for (const [language, label] of Object.entries(lostItems.label)) {
    const words = await readJson(`apps/admin/public/locales/${language}/common.json`);
    expect(words.resources['lost-items'].name).toContain(label);
    const proof: Readonly<Record<string, string>> =
      lostItems.schema.properties.claims.items.properties.proof['x-label'];
    expect(words.resources['lost-items'].fields['claims.proof']).toBe(proof[language]);
    const states = Object.entries(lostItems.schema.properties.state['x-values']);
    expect(words.enums['lost-items-state']).toEqual(
      Object.fromEntries(
        states.map(([state, said]: [string, Readonly<Record<string, string>>]) => [state, said[language]]),
      ),
    );
  }
  expect(await read('domain/src/generated/types/enums.gen.ts')).toContain('export type LostItemsState =');
  expect(openApi.components.schemas.LostItemsState.enum).toEqual(lostItems.schema.properties.state.enum);
  const columns = await read('apps/admin/src/generated/lost-items/columns.gen.tsx');
  expect(columns).toContain('<EnumField source="state" enum="lost-items-state" />');
  expect(await read('domain/src/generated/slugs.gen.ts')).toContain('lost-item.hand-over');

  const changed = git('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
  const owned = changed.filter((path) => path !== SCHEMA && !isGenerated(path));
  expect(owned).toEqual([]);
});

test('the generated code of a new resource type-checks and is reproducible', async () => {
  const apps = join(project.root, 'apps/tsconfig.json');
  await writeFile(apps, '{ "extends": "./admin/tsconfig.json", "include": ["admin/src", "portal/src"] }');
  expect(await sharedTypeProblems(apps)).toBe('');
  expect(project.checkTypes('domain')).toEqual({ code: 0, output: '' });
  expect(project.tuyen('check').code).toBe(0);
  const before = git('status', '--porcelain', '--untracked-files=all');
  project.tuyen('generate');
  expect(git('status', '--porcelain', '--untracked-files=all')).toBe(before);
});

function isGenerated(path: string): boolean {
  return /\/generated\/|\/public\/locales\/|^tuyen\.lock\.json$/.test(path);
}
