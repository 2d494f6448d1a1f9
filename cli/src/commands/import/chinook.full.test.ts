// @module-tag process
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../../../tests/support/server-process.ts';
import { Library, REPOSITORY, residentRun } from '../../testing/library.ts';
import { typeProblems } from '../../testing/type-problems.ts';

/** The database of lerocha/chinook-database (MIT), as chinook.sqlite in the folder that TUYEN_DOCUMENTS names. */
const CHINOOK = join(process.env['TUYEN_DOCUMENTS'] ?? '', 'chinook.sqlite');
const isThere = process.env['TUYEN_DOCUMENTS'] !== undefined && existsSync(CHINOOK);

if (!isThere) console.log('chinook was not imported: TUYEN_DOCUMENTS names no folder with chinook.sqlite.');

test.skipIf(!isThere)('the code that is generated for chinook type-checks under the strictest settings', async () => {
  const library = new Library();
  copyFileSync(CHINOOK, join(library.root, 'chinook.sqlite'));
  expect(await library.run('import', 'chinook.sqlite')).toMatchObject({ code: 0, error: '' });
  expect(await library.run('generate')).toMatchObject({ code: 0 });
  expect(await typeProblems(library)).toBe('');
});

test.skipIf(!isThere)('chinook with its 15,607 rows is imported and served', async () => {
  const library = new Library(join(REPOSITORY, 'server-mock/test-project'));
  copyFileSync(CHINOOK, join(library.root, 'chinook.sqlite'));
  const databaseUrl = `file:${join(library.root, 'data.db')}`;
  const flags = ['--rows', '--database-url', databaseUrl];
  const { code, out, error } = await library.run('import', 'chinook.sqlite', ...flags);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toContain('✓ 6892 records of 10 resources copied.');
  const flagsOfAdmin = ['--username', 'boss', '--office', 'Main', '--set', 'office.organisation_type=MAIN'];
  const admin = ['admin', 'create', '--database-url', databaseUrl, ...flagsOfAdmin];
  const made = await residentRun({ root: library.root, args: admin, input: 'Chinook#2026\n' });
  expect(made).toMatchObject({ code: 0, error: '' });
  const env = {
    NODE_ENV: 'production',
    TUYEN_QA: '',
    TUYEN_PASSWORD_COST: '',
    TUYEN_ROOT: library.root,
    DATABASE_URL: databaseUrl,
  };
  const server = await startServer(REPOSITORY, env);
  onTestFinished(() => server.stop());
  const signedIn = await server.anonymous.post('auth/login', { account: 'boss', password: 'Chinook#2026' });
  const headers = { authorization: `Bearer ${signedIn.body.authToken}` };
  const tracks = await server.anonymous.get('tracks?range=[0,24]&sort=["name","ASC"]', headers);
  expect([tracks.status, tracks.headers.get('content-range')]).toEqual([200, 'tracks 0-24/3503']);
  const [track] = tracks.body;
  expect(await server.anonymous.get(`tracks/${track.id}?join=album`, headers)).toMatchObject({ status: 200 });
  const playlists = await server.anonymous.get('playlists?range=[0,17]', headers);
  const items = playlists.body.flatMap((one: { readonly track_ids?: readonly string[] }) => one.track_ids ?? []);
  expect(items).toHaveLength(8715);
});
