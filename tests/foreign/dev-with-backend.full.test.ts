import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type ForeignServer, jsonServer } from '../support/foreign-servers.ts';
import { LONG_TEST, WAIT } from '../support/limits.ts';
import { type ForeignProject, packTool, type PackedTool } from './foreign-project.ts';

const CREATE = ['--languages', 'en', '--time-zone', 'Europe/Berlin', '--currency', 'EUR', '--template', 'blank'];
const text = (label: string) => ({ type: 'string', maxLength: 100, 'x-label': { en: label } });
const films = (properties: object) => ({
  name: 'films',
  label: { en: 'Film' },
  title: '{title}',
  at: { backend: 'cinema', path: '/films', ids: 'integer' },
  schema: { type: 'object', required: ['title'], properties },
});

let tool: PackedTool;
let project: ForeignProject;
let cinema: ForeignServer;
const write = (path: string, value: unknown) => writeFileSync(join(project.root, path), JSON.stringify(value, null, 2));
beforeAll(async () => {
  cinema = await jsonServer();
  tool = packTool();
  const created = tool.create(['cinema', ...CREATE, '--yes', '--no-install', '--no-git']);
  expect(created.code, created.output).toBe(0);
  project = tool.install('cinema');
  const config = JSON.parse(readFileSync(join(project.root, 'tuyen.config.json'), 'utf8'));
  write('tuyen.config.json', { ...config, backends: { cinema: { url: cinema.url, dialect: 'json-server' } } });
  write('schemas/resources/films.json', films({ title: text('Title') }));
}, LONG_TEST);
afterAll(async () => {
  await cinema?.close();
  tool?.remove();
});

it(
  'tuyen dev of the packed tool starts with a back end, forwards a list, and follows an edited schema',
  async () => {
    const running = await project.dev();
    onTestFinished(() => running.stop());
    const [, account, password] = /^\s+(\S+) \/ (\S+)$/mu.exec(running.output) ?? [];
    const api = `${running.server}/api/v1`;
    const signIn = async () => {
      const answer = await fetch(`${api}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account, password }),
      });
      return { authorization: `Bearer ${(await answer.json()).authToken}` };
    };
    const list = await fetch(`${api}/backends/cinema/films`, { headers: await signIn() });
    expect(list.status).toBe(200);
    expect((await list.json())[0]).toMatchObject({ title: 'Alien' });
    expect((await fetch(running.admin)).status).toBe(200);

    write('schemas/resources/films.json', films({ title: text('Title'), country: text('Country') }));
    const described = async () => {
      try {
        const answer = await fetch(`${api}/meta/resources/films`, { headers: await signIn() });
        return await answer.text();
      } catch {
        // The server restarts.
        return '';
      }
    };
    await expect.poll(described, { timeout: WAIT }).toContain('"country"');
    const columns = join(project.root, 'src/generated/films/columns.gen.tsx');
    expect(readFileSync(columns, 'utf8')).toContain('source="country"');
  },
  LONG_TEST,
);
