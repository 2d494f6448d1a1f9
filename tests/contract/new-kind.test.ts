import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lostItems } from '../support/lost-items.ts';
import { type FileEdit, KIND, KIND_TEXT, KINDS_LINES, LINES, OTHER_FILES, OTHER_LINES } from '../support/new-kind.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { type Account, type RunningServer, startServer } from '../support/server-process.ts';

let project: ProjectCopy;
let server: RunningServer | undefined;
beforeAll(async () => {
  project = await copyProject();
});
afterAll(async () => {
  await server?.stop();
  await project.remove();
});

const write = (path: string, text: string) => writeFile(join(project.root, path), text);
async function edit(edits: readonly FileEdit[]): Promise<void> {
  for (const [path, at, text] of edits) {
    const before = await readFile(join(project.root, path), 'utf8');
    expect(before).toMatch(at);
    await write(
      path,
      before.replace(at, () => text),
    );
  }
}

test('a new field kind that is not registered or is incomplete does not compile', async () => {
  await edit(LINES);
  await write(KIND, KIND_TEXT.replace(/ {2}importRule: .*\n/, ''));
  const { output } = project.checkTypes('model');
  expect(output).toMatch(/^model\/src\/kinds\/duration\.ts\(.*Property 'importRule' is missing in type/m);
  expect(output).toMatch(/^model\/src\/kinds\/index\.ts\(.*Property 'duration' is missing in type/m);
  await write(KIND, KIND_TEXT);
  await edit(KINDS_LINES);
  expect(project.checkTypes('model')).toEqual({ code: 0, output: '' });
});

test('a new field kind with a component and a golden case passes the tests of all kinds', async () => {
  for (const [path, text] of Object.entries(OTHER_FILES)) await write(path, text);
  await edit(OTHER_LINES);
  const { code, output } = project.run('vitest', 'run', '--project', 'code', 'model/src/kinds');
  expect(code, output).toBe(0);
});

test('code for a resource with a new field kind is generated and type-checks', async () => {
  const { schema } = lostItems;
  const waited = { type: 'integer', 'x-kind': 'duration', 'x-label': { vi: 'Đã chờ', en: 'Waited' } };
  const access = {
    actions: {
      ...lostItems.access.actions,
      export: { vi: 'Xuất', en: 'Export' },
      import: { vi: 'Nhập', en: 'Import' },
    },
  };
  const resource = { ...lostItems, access, schema: { ...schema, properties: { waited, ...schema.properties } } };
  await write('schemas/resources/lost-items.json', JSON.stringify(resource));
  expect(project.tuyen('generate').output).not.toContain('error');
  const columns = await readFile(join(project.root, 'apps/admin/src/generated/lost-items/columns.gen.tsx'), 'utf8');
  expect(columns).toContain('<DurationField source="waited" />');
  for (const workspace of ['apps/admin-kit', 'apps/admin'])
    expect(project.checkTypes(workspace)).toEqual({ code: 0, output: '' });
});

test('the server stores, validates, filters, exports and imports values of a new field kind', async () => {
  server = await startServer(project.root);
  const root = await server.signIn('superuser');
  const office = { 'x-office-id': (await root.get('offices?limit=1')).body[0].id };
  const lost = (waited: number) => ({ description: `Ô ${waited}`, state: 'FOUND', found_on: '2026-03-01', waited });
  expect((await root.post('lost-items', lost(-1), office)).body.errors).toHaveProperty('waited');
  const created = await root.post('lost-items', lost(90_000), office);
  expect([created.status, created.body.waited]).toEqual([201, 90_000]);
  await root.post('lost-items', lost(90_090), office);

  const found = await root.get('lost-items?filter=waited||$gt||90000');
  expect(found.body).toMatchObject([{ waited: 90_090 }]);
  expect((await root.get('lost-items?filter=waited||$gt||soon')).status).toBe(400);

  expect(await csvOf(root)).toContain('1501:30');
  const columns = ['description', 'state', 'found_on', 'waited'];
  const row = ['Mũ xanh', 'FOUND', '01/03/2026', '2:15'];
  expect((await root.post('lost-items/bulk', { columns, bulk: [row] }, office)).status).toBe(200);
  expect((await root.get('lost-items?filter=description||$eq||Mũ xanh')).body).toMatchObject([{ waited: 135 }]);
});

async function csvOf({ headers }: Account): Promise<string> {
  const answer = await fetch(`${server?.origin}/api/v1/lost-items/export`, { headers });
  return answer.text();
}
