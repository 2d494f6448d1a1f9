import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { type Account, type RunningServer, startServer } from '../support/server-process.ts';

function examples(): ReadonlyMap<string, string> {
  const page = readFileSync(join(projectRoot, 'docs/extending.md'), 'utf8');
  return new Map([...page.matchAll(/```\w+ (\S+)\n(.*?)```/gsu)].map(([, file = '', text = '']) => [file, text]));
}

let root: string;
let server: RunningServer;
let keeper: Account;
let generated: number | null;

function tuyen(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node', [join(projectRoot, 'cli/bin/tuyen.js'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: stdout + stderr };
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tuyen-shed-'));
  for (const [file, text] of examples()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  generated = tuyen('generate').status;
  server = await startServer(projectRoot, {}, root);
  keeper = await server.signIn('superuser');
});
afterAll(async () => {
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('The examples of docs/extending.md', () => {
  it('the examples of docs/extending.md form a valid project whose code type-checks', () => {
    expect(tuyen('lint')).toEqual({ status: 0, output: expect.stringContaining('no problems') });
    expect(generated).toBe(0);
    const config = {
      extends: join(projectRoot, 'tsconfig.base.json'),
      compilerOptions: { noEmit: true, types: ['node', '@fastify/swagger'] },
      include: ['server', 'kinds'],
    };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
    const { status, stdout } = spawnSync('node', [join(projectRoot, 'node_modules/typescript/bin/tsc'), '-p', root], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '']);
  });

  it('the staff form in docs/extending.md is visible to permitted users and can be previewed without saving', async () => {
    const { flows } = (await keeper.get('meta/resources')).body;
    expect(flows).toMatchObject([{ name: 'add-tool', task: { resource: 'tools', slug: 'tools.create' } }]);
    const preview = (body: object) => keeper.post('flows/add-tool/preview', body);
    expect((await preview({ code: 'hm-009', title: 'Hammer' })).body).toEqual({ price: null });
    expect((await preview({ title: 'Hammer' })).body).toMatchObject({ errors: { code: expect.any(String) } });
    expect((await keeper.get('tools?filter=title||$eq||Hammer')).body).toEqual([]);
  });

  it('the custom field kind in docs/extending.md transforms its input and validates it', async () => {
    const made = await keeper.post('tools', { code: 'hm-001', title: 'Hammer' });
    expect([made.status, made.body.code, made.body.number]).toEqual([201, 'HM-001', 'T1']);
    for (const code of ['HAMMER-1', 'HM-002']) {
      const { status, body } = await keeper.post('tools', { code, title: 'Hammer' });
      const errors = { code: 'Two letters and three digits with an odd sum: HM-001.' };
      expect([status, body.errors]).toEqual([422, errors]);
    }
    const loan = { code: 'HM-003', title: 'Hammer', lent_to: 'An' };
    for (const [due_on, message] of [
      ['2026-06-21', 'The shed is closed on Sundays.'],
      ['2026-06-31', expect.any(String)],
    ]) {
      const { status, body } = await keeper.post('tools', { ...loan, due_on });
      expect([status, body.errors]).toEqual([422, { due_on: message }]);
    }
  });

  it('in docs/extending.md, the hook rejects a field, and the guard rejects an action', async () => {
    const lent = await keeper.post('tools', { code: 'SW-100', title: 'Saw', lent_to: 'An', due_on: '2026-06-20' });
    const { status, body } = await keeper.patch(`tools/${lent.body.id}`, { due_on: '2026-06-19' });
    expect([status, body.errors]).toEqual([422, { due_on: 'The new date is before the present one.' }]);
    const gone = await keeper.delete(`tools/${lent.body.id}`);
    expect([gone.status, gone.body.message]).toEqual([409, 'The tool is lent.']);
    const [offered] = (await keeper.get('tools?can=1&page=1&limit=1&filter=title||$eq||Saw')).body.data;
    expect(offered.can.delete).not.toBe(true);
  });

  it('the operation in docs/extending.md runs its hook and validates its input by its schema', async () => {
    const [saw] = (await keeper.get('tools?filter=title||$eq||Saw')).body;
    const extend = (id: string, body: object) => keeper.post(`tools/${id}/operations/extend`, body);
    const { status, body } = await extend(saw.id, { days: 2 });
    expect([status, body]).toEqual([200, { due_on: '2026-06-22' }]);
    expect((await extend(saw.id, { days: 15 })).body.errors).toEqual({ days: expect.any(String) });
    const [hammer] = (await keeper.get('tools?filter=code||$eq||HM-001&can=1&limit=1')).body;
    expect(hammer.can.refused.extend.message).toBe('The tool is not lent.');
    expect((await extend(hammer.id, { days: 2 })).status).toBe(409);
    const documented = await fetch(`${server.origin}/docs/json`).then((answer) => answer.json());
    expect(Object.keys(documented.paths)).toContain('/tools/{id}/operations/extend');
  });

  it("the print in docs/extending.md shows a record's fields, also as a file", async () => {
    const [{ id }] = (await keeper.get('tools?filter=code||$eq||HM-001')).body;
    const { status, body } = await keeper.get(`tools/${id}/prints/loan-slip`);
    const heading = { block: 'heading', text: 'Hammer', align: 'center' };
    expect([status, body.paper, body.blocks[0]]).toEqual([200, '80mm', heading]);
    // The code of the custom field kind formats the number that is printed.
    expect(JSON.stringify(body.blocks)).toContain('"HM 001"');
    const address = `${server.origin}/api/v1/tools/${id}/prints/loan-slip?format=pdf`;
    const file = await fetch(address, { headers: keeper.headers });
    expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('the schema in docs/extending.md can compare two fields of a record', async () => {
    const { status, body } = await keeper.post('tools', { code: 'HM-100', title: 'Hammer', lent_to: 'An' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['due_on']]);
  });

  it('the endpoint in docs/extending.md is documented and requires its permission', async () => {
    const { status, body } = await server.anonymous.get('public/free-tools');
    expect([status, body]).toEqual([200, [{ number: 'T1', title: 'Hammer' }]]);
    const documented = await fetch(`${server.origin}/docs/json`).then((answer) => answer.json());
    expect(Object.keys(documented.paths)).toContain('/public/free-tools');
  });

  it('the job in docs/extending.md processes the records that are due', async () => {
    const answer = await fetch(`${server.origin}/__qa/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: '2026-07-01T08:00:00Z' }),
    });
    expect(answer.status).toBe(200);
    const { body } = await (await server.signIn('superuser')).get('tools?filter=title||$eq||Saw');
    expect(body[0].overdue).toBe(true);
  });

  it('the dashboard figure in docs/extending.md is computed, and sessions last as long as that page defines', async () => {
    const again = await server.signIn('superuser');
    expect(again.profile.authExpiresIn).toBe(1800);
    const { tiles } = (await again.get('dashboard')).body;
    expect(tiles).toMatchObject([
      { name: 'to-bring-back', kind: 'todo', total: 1, rows: [{ late: true, cells: { lent_to: expect.any(String) } }] },
      { name: 'lent', kind: 'figure', value: 1, list: { resource: 'tools' } },
    ]);
  });

  it('a server does not start if its code lacks an operation of the schemas, and the error names the operation', async () => {
    const hooks = join(root, 'server/hooks.ts');
    const written = readFileSync(hooks, 'utf8');
    writeFileSync(hooks, written.replace('async extend(', 'async prolong('));
    await expect(startServer(projectRoot, {}, root)).rejects.toThrow('Write hooks.tools.operations.extend');
  });
});
