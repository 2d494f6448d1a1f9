// @module-tag process
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sharedPostgres } from '../../../../tests/support/shared-postgres.ts';
import { type RunningServer, startServer } from '../../../../tests/support/server-process.ts';
import { Library, type Ran, REPOSITORY, residentRun } from '../../testing/library.ts';

const BIN = fileURLToPath(new URL('../../../bin/tuyen.js', import.meta.url));
const LIBRARY = join(REPOSITORY, 'server-mock/test-project');
const PASSWORD = 'Mật khẩu đầu tiên';

const FIRST = ['--username', 'librarian', '--office', 'Main', '--set', 'office.organisation_type=MAIN'];

function newDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return `file:${join(folder, 'data/library.db')}`;
}

function create(root: string, databaseUrl: string | undefined, flags: readonly string[], input = `${PASSWORD}\n`) {
  const args = ['--root', root, 'admin', 'create', ...flags];
  return residentRun({ root: REPOSITORY, args, input, env: { DATABASE_URL: databaseUrl ?? null } });
}

function createAlone(root: string, databaseUrl: string | undefined, flags: readonly string[], input = `${PASSWORD}\n`) {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1', DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [BIN, '--root', root, 'admin', 'create', ...flags], { env });
  const ran = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.error += text));
  // Ignores write errors, because the process may end before it reads the password.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise<Ran>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...ran, code }));
  });
}

async function productionServer(root: string, databaseUrl: string): Promise<RunningServer> {
  const env = {
    NODE_ENV: 'production',
    TUYEN_QA: '',
    TUYEN_PASSWORD_COST: '',
    TUYEN_ROOT: root,
    DATABASE_URL: databaseUrl,
  };
  const server = await startServer(REPOSITORY, env);
  onTestFinished(() => server.stop());
  return server;
}

async function signIn(server: RunningServer, account: string, password = PASSWORD) {
  return server.anonymous.post('auth/login', { account, password });
}

describe('tuyen admin create', () => {
  it('tuyen admin create creates the first superuser of an empty database file only once', async () => {
    const databaseUrl = newDatabase();
    const made = await createAlone(LIBRARY, undefined, ['--database-url', databaseUrl, ...FIRST]);
    expect(made).toEqual({
      code: 0,
      out: '✓ Superuser librarian of the new office Main. Sign in at the back-office.\n',
      error: '',
    });
    expect(readFileSync(databaseUrl.slice('file:'.length)).includes(PASSWORD)).toBe(false);

    const again = await create(LIBRARY, databaseUrl, ['--username', 'second']);
    expect(again.code).toBe(1);
    expect(again.error).toContain('There is a superuser already: librarian. Add --another to create one more.');
    const another = await create(LIBRARY, databaseUrl, ['--username', 'second', '--another']);
    expect(another.out).toContain('✓ Superuser second of Main.');

    const server = await productionServer(LIBRARY, databaseUrl);
    const { status, body } = await signIn(server, 'librarian');
    expect([status, body.is_superuser, body.offices.map((office: { name: string }) => office.name)]).toEqual([
      200,
      true,
      ['Main'],
    ]);
    expect((await signIn(server, 'librarian', 'Another#2026')).status).toBe(401);
  });

  it('an account created by tuyen admin create while the server runs can sign in at once', async () => {
    const databaseUrl = newDatabase();
    const server = await productionServer(LIBRARY, databaseUrl);
    expect((await signIn(server, 'librarian')).status).toBe(401);
    expect((await create(LIBRARY, databaseUrl, FIRST)).code).toBe(0);
    const { status, body } = await signIn(server, 'librarian');
    expect([status, body.offices.map((office: { name: string }) => office.name)]).toEqual([200, ['Main']]);
    const headers = { authorization: `Bearer ${body.authToken}` };
    expect((await server.anonymous.post('books', { title: 'Sách' }, headers)).status).toBe(201);
  });

  it('tuyen admin create on PostgreSQL follows the project’s rules and writes to the audit log', async () => {
    const postgres = await sharedPostgres();
    onTestFinished(() => postgres.stop());
    const databaseUrl = await postgres.database();
    const flags = ['--username', 'nguyen.an', '--email', 'An@Tuyen.example', '--office', 'Tổng công ty'];
    const missing = await create(REPOSITORY, databaseUrl, flags);
    expect(missing.code).toBe(2);
    expect(missing.error).toContain('user.full_name is missing. Add: --set user.full_name=…');
    expect(missing.error).toContain('office.code is missing. Add: --set office.code=…');
    expect(missing.error).toContain('--set office.organisation_type=COMPANY_ROOT|COMPANY|');

    const settings = ['user.full_name=Nguyễn An', 'office.code=tct', 'office.organisation_type=COMPANY_ROOT'];
    const rest = [...settings, 'office.short_name=TCT'].flatMap((setting) => ['--set', setting]);
    const made = await create(REPOSITORY, databaseUrl, [...flags, ...rest]);
    expect([made.code, made.out]).toEqual([
      0,
      '✓ Superuser nguyen.an of the new office Tổng công ty. Sign in at the back-office.\n',
    ]);
    const server = await productionServer(REPOSITORY, databaseUrl);
    const { status, body } = await signIn(server, 'an@tuyen.example');
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.authToken}`, 'x-office-id': body.office_id };
    const log = await server.anonymous.get('audit-logs', headers);
    expect(JSON.stringify(log.body)).toContain('tuyen admin create');
    expect(JSON.stringify(log.body)).not.toContain(PASSWORD);
    const route = await server.anonymous.get('routes', headers);
    expect(route.status).toBe(200);
  });

  it('two concurrent runs of tuyen admin create create only one superuser', async () => {
    const databaseUrl = newDatabase();
    const both = await Promise.all([
      createAlone(LIBRARY, databaseUrl, FIRST),
      createAlone(LIBRARY, databaseUrl, ['--username', 'second', ...FIRST.slice(2)]),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  });

  it.each([
    [
      'a password of eight spaces',
      ' '.repeat(8),
      'user.password: At least 8 characters are needed, spaces not counted.',
    ],
    ['a short one', 'short\n', 'user.password: At least 8 characters are needed.'],
    ['none', '', 'No password was given'],
  ])('tuyen admin create rejects an invalid password (%s) and creates no account', async (_, input, message) => {
    const databaseUrl = newDatabase();
    const refused = await create(LIBRARY, databaseUrl, FIRST, input);
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.error).toContain(message);
    expect((await create(LIBRARY, databaseUrl, FIRST)).code).toBe(0);
  });

  it('tuyen admin create reports every --set option that is unknown, malformed or unused', async () => {
    const databaseUrl = newDatabase();
    const wrong = ['--set', 'name=Main', '--set', 'office.color=red', '--set', 'user.password=Secret#2026'];
    const refused = await create(LIBRARY, databaseUrl, [...FIRST, ...wrong]);
    expect(refused.code).toBe(2);
    expect(refused.error).toContain('"name=Main" is not of the form user.<field>=<value> or office.<field>=<value>.');
    expect(refused.error).toContain('office.color cannot be set. There are: name, organisation_type');
    expect(refused.error).toContain('user.password cannot be set.');
    const value = await create(LIBRARY, databaseUrl, [...FIRST.slice(0, 4), '--set', 'office.organisation_type=PARK']);
    expect([value.code, value.error]).toEqual([2, expect.stringContaining('office.organisation_type:')]);
    expect((await create(LIBRARY, databaseUrl, FIRST)).code).toBe(0);
    const unused = await create(LIBRARY, databaseUrl, ['--another', '--username', 'second', '--office', 'Second']);
    expect(unused.error).toContain('office.name is not used: there is an office already.');
  });

  it('tuyen admin create reports a missing or unreachable database', async () => {
    const none = await create(LIBRARY, undefined, FIRST);
    expect(none.code).toBe(2);
    expect(none.error).toContain('--database-url file:data/tuyen.db or postgres://…, or set DATABASE_URL');
    expect((await create(LIBRARY, ':memory:', FIRST)).code).toBe(2);
    const lost = await create(LIBRARY, 'postgres://tuyen:hidden@127.0.0.1:1/tuyen', FIRST);
    expect(lost.code).toBe(1);
    expect(lost.error).toContain('The database cannot be opened');
    expect(lost.error).not.toContain('hidden');
  });

  it('tuyen admin create reports a project that has no superusers', async () => {
    const library = new Library();
    library.edit(
      'schemas/resources/librarians.json',
      '"is_superuser": { "type": "boolean"',
      '"permissions": { "type": "array", "items": { "type": "string" }',
    );
    const refused = await create(library.root, `file:${join(library.root, 'x.db')}`, ['--username', 'an']);
    expect(refused.code).toBe(2);
    expect(refused.error).toContain('The resource "librarians" has no field "is_superuser": it has no superusers.');
  });

  it('tuyen admin create maps its flags to the account fields of the project, whatever their names', async () => {
    const library = new Library(LIBRARY);
    const edit = (file: string, change: (text: string) => string) => library.write(file, change(library.read(file)));
    edit('schemas/resources/users.json', (text) => {
      const { schema, ...rest } = JSON.parse(text);
      const { username, email: _, ...properties } = schema.properties;
      return JSON.stringify({
        ...rest,
        title: '{login}',
        schema: { ...schema, required: ['login'], properties: { login: username, ...properties } },
      });
    });
    edit('tuyen.config.json', (text) => {
      const config = JSON.parse(text);
      return JSON.stringify({
        ...config,
        identity: { ...config.identity, users: { resource: 'users', signIn: ['login'] } },
      });
    });
    const databaseUrl = `file:${join(library.root, 'data.db')}`;
    const refused = await create(library.root, databaseUrl, [...FIRST, '--email', 'an@library.example']);
    expect([refused.code, refused.error]).toEqual([
      2,
      expect.stringContaining(
        'Accounts of this project have no field for --email. There are: --username, --office, --set.',
      ),
    ]);
    const missing = await create(library.root, databaseUrl, FIRST.slice(2));
    expect(missing.error).toContain('user.login is missing. Add: --username …');
    expect(await create(library.root, databaseUrl, FIRST)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Superuser librarian of the new office Main'),
    });
    const server = await productionServer(library.root, databaseUrl);
    expect((await signIn(server, 'librarian')).status).toBe(200);
    const forgotten = await server.anonymous.post('auth/forgot-password', { email: 'an@library.example' });
    expect([forgotten.status, forgotten.body.code]).toEqual([404, 'password_reset_unavailable']);
  });

  it('tuyen admin create supports --json and is listed in the help', async () => {
    const databaseUrl = newDatabase();
    const { out } = await create(LIBRARY, databaseUrl, ['--json', ...FIRST]);
    expect(JSON.parse(out)).toMatchObject({ user: { name: 'librarian' }, office: { name: 'Main', isNew: true } });
    const help = await create(LIBRARY, databaseUrl, ['--help']);
    expect(help.out).toContain('--database-url');
    expect(existsSync(databaseUrl.slice('file:'.length))).toBe(true);
  });
});
