// @module-tag process
import { openLibrary } from '@tuyen/server-mock/testing/library';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkBrowser } from '../doctor/checks/browser.ts';
import { checkDatabase } from '../doctor/checks/database.ts';
import { checkNode } from '../doctor/checks/node.ts';
import { checkPorts } from '../doctor/checks/ports.ts';
import { checkRegion } from '../doctor/checks/region.ts';
import { checkToolVersion } from '../doctor/checks/tool-version.ts';
import type { Patient } from '../doctor/examination.ts';
import { ownVersion } from '../output/own-version.ts';
import { Library, REPOSITORY } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';

async function doctor(project: Library) {
  const { code, out } = await project.run('doctor', '--json');
  const { checks } = JSON.parse(out) as { checks: readonly { name: string; state: string; fix?: string }[] };
  return { code, checks: Object.fromEntries(checks.map((one) => [one.name, one])) };
}

const patient = (root: string, more: Partial<Patient> = {}): Patient => ({
  root,
  environment: {},
  databaseUrl: undefined,
  nodeVersion: '24.21.0',
  ...more,
});

test('tuyen doctor reports nothing broken in a generated project', async () => {
  const project = await Library.generated();
  const { code, checks } = await doctor(project);
  expect(code).toBe(0);
  expect(Object.values(checks).filter(({ state }) => state === 'broken')).toEqual([]);
  expect(checks['Database']).toMatchObject({ state: 'skipped' });
  const { out } = await project.run('doctor');
  expect(out).toMatch(/^✓ Node {13}\d+\.\d+\.\d+$/mu);
});

test('tuyen doctor reports schema errors, outdated files and missing files, each with a fix', async () => {
  const project = await Library.generated();
  project.edit(BOOKS, '"maxLength": 200', '"maxLength": 100');
  project.remove('tuyen.lock.json');
  const outdated = await doctor(project);
  expect(outdated.code).toBe(1);
  expect(outdated.checks).toMatchObject({
    Manifest: { state: 'broken', fix: expect.stringContaining('tuyen generate') },
    'Generated files': { state: 'broken', fix: expect.stringContaining('tuyen generate') },
  });
  project.edit(BOOKS, '"x-reference": "authors"', '"x-reference": "autors"');
  const wrong = await doctor(project);
  expect([wrong.code, wrong.checks['Schemas']]).toMatchObject([1, { state: 'broken', fix: 'Run `npx tuyen lint`.' }]);
  const { out } = await project.run('doctor');
  expect(out).toContain('→ Run `npx tuyen lint`.');
});

test('tuyen doctor reports a second installed copy of the package @tuyen/model', async () => {
  const project = await Library.generated();
  project.write('node_modules/@tuyen/model/package.json', '{ "name": "@tuyen/model", "version": "0.0.9" }');
  const { code, checks } = await doctor(project);
  expect([code, checks['Packages']]).toMatchObject([1, { state: 'broken', found: expect.stringContaining('0.0.9') }]);
});

test.each([
  ['0.0.9', 'warning', 'Commit, then run `npx tuyen upgrade --tool`.'],
  ['99.0.0', 'warning', 'Run the tool of the project: `npm ci`, then `npx tuyen`.'],
  [ownVersion(), 'ok', undefined],
  ['*', 'skipped', undefined],
])('tuyen doctor compares its version with packages of version %s in package.json', async (version, state, fix) => {
  const project = new Library();
  project.write('package.json', JSON.stringify({ dependencies: { '@tuyen/model': version } }));
  const { name, found: _, ...rest } = await checkToolVersion(patient(project.root));
  expect([name, rest]).toEqual(['Version', { state, ...(fix !== undefined && { fix }) }]);
});

test('tuyen doctor reports a Node version that the server does not support', () => {
  expect(checkNode(patient('.', { nodeVersion: '20.19.0' }))).toMatchObject({ state: 'broken' });
  expect(checkNode(patient('.', { nodeVersion: '22.18.0' }))).toMatchObject({ state: 'ok', found: '22.18.0' });
});

test('tuyen doctor warns about a port that is already in use', async () => {
  const project = new Library();
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const found = await checkPorts(patient(project.root, { environment: { PORT: port } }));
  expect(found).toMatchObject({ state: 'warning', found: expect.stringContaining(port) });
  expect(await checkPorts(patient(project.root, { environment: { PORT: 'x' } }))).toMatchObject({ state: 'broken' });
});

test('tuyen doctor reports a missing Chromium only if the project has browser tests installed', async () => {
  const project = new Library();
  expect(await checkBrowser(patient(project.root))).toMatchObject({ state: 'skipped' });
  project.installPackages();
  const found = await checkBrowser(patient(project.root, { environment: { CHROME_PATH: '/none' } }));
  expect(found).toMatchObject({ state: 'broken', found: 'there is no /none' });
});

test("tuyen doctor confirms that Node knows the project's time zone", async () => {
  const project = new Library();
  project.edit('tuyen.config.json', '{\n', '{\n  "region": { "timeZone": "Europe/Berlin" },\n');
  expect(await checkRegion(patient(project.root))).toMatchObject({
    state: 'ok',
    found: expect.stringContaining('Europe/Berlin'),
  });
});

describe('Database check of tuyen doctor', () => {
  test('tuyen doctor reports a missing or unreachable database as broken', async () => {
    const project = new Library();
    const missing = await checkDatabase(patient(project.root, { databaseUrl: 'file:/none/tuyen.db' }));
    expect(missing).toMatchObject({ state: 'broken', found: 'there is no file:/none/tuyen.db' });
    const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    expect(await checkDatabase(patient(project.root, { environment }))).toMatchObject({ state: 'broken' });
  });

  test('tuyen doctor reports a pending migration of the database as a warning', { timeout: 60_000 }, async () => {
    const project = new Library(join(REPOSITORY, 'server-mock/test-project'));
    project.installPackages();
    mkdirSync(join(project.root, 'data'));
    const { app } = await openLibrary({ databaseUrl: `file:${join(project.root, 'data/tuyen.db')}` });
    await app.close();
    expect(await checkDatabase(patient(project.root))).toMatchObject({ state: 'ok' });
    const seats = '"seats": { "type": "integer", "default": 4, "x-label": { "vi": "Chỗ", "en": "Seats" } }';
    project.edit(BOOKS, '      "isbn": {', `      ${seats},\n      "isbn": {`);
    const found = await checkDatabase(patient(project.root));
    expect(found).toMatchObject({ state: 'warning', found: expect.stringContaining('books.seats: a new field') });
  });
});
