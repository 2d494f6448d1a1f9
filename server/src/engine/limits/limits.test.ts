import { afterEach, expect, it } from 'vitest';
import { countSignIn, type SignInAttempt } from '../identity/sign-in/sign-in-attempts.ts';
import { openJobs } from '../jobs/jobs.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, PASSWORD, type ApiReply } from '@tuyen/server-mock/testing/library';

onEachDatabase('Limits of wrong passwords', (databaseUrl) => {
  let library: Library;
  let now = Date.UTC(2026, 2, 10);
  const open = async () => {
    library = await openLibrary({
      databaseUrl: await databaseUrl(),
      rateLimits: true,
      clock: { now: () => new Date(now) },
    });
  };
  afterEach(() => library.app.close());

  const login = (account: string, password: string, address = '192.0.2.1'): Promise<ApiReply> =>
    library.app
      .inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        remoteAddress: address,
        payload: { account, password },
      })
      .then((answer) => ({ status: answer.statusCode, body: answer.json(), headers: answer.headers }));
  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));
  const checked = (answers: readonly ApiReply[]) => answers.filter(({ status }) => status === 401).length;

  it('wrong passwords are counted before the check, so that only ten of 60 concurrent attempts are checked', async () => {
    await open();
    const answers = await Promise.all(times(60, (index) => login('reader', `guess ${index}`)));
    expect(checked(answers)).toBe(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(50);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) === 900)).toBe(true);
    expect((await login('reader', PASSWORD)).status).toBe(429);
    now += 300_000;
    expect((await login('reader', PASSWORD)).headers['retry-after']).toBe('600');
    now += 600_000;
    expect((await login('reader', PASSWORD)).status).toBe(200);
  });

  it('wrong passwords count together for all sign-in names of an account', async () => {
    await open();
    const names = ['reader', 'READER@library.example', 'reader@library.example'];
    const answers = await Promise.all(times(30, (index) => login(names[index % 3] as string, `guess ${index}`)));
    expect(checked(answers)).toBe(10);
    const unknown = await Promise.all(
      times(30, (index) => login(index % 2 ? 'Unknown' : 'unknown', `guess ${index}`, '192.0.2.2')),
    );
    expect(checked(unknown)).toBe(10);
    const shape = ({ status, body }: ApiReply) => JSON.stringify({ status, body });
    expect(new Set(unknown.map(shape))).toEqual(new Set(answers.map(shape)));
  });

  const attempt = async (account: string, address: string) => {
    const user = await library.engine.identity.user(account);
    return countSignIn(library.engine.limits, { ip: address }, { typed: account, user });
  };
  const guesses = async (count: number, guess: (index: number) => Promise<SignInAttempt>) => {
    const made = await Promise.allSettled(times(count, guess));
    return made.filter(({ status }) => status === 'fulfilled').length;
  };

  it('wrong passwords are limited to fifty per client address, without using up the limits of accounts', async () => {
    await open();
    expect(await guesses(70, (index) => attempt(`somebody${index}`, '192.0.2.1'))).toBe(50);
    expect(await guesses(200, () => attempt('reader', '192.0.2.1'))).toBe(0);
    expect(await guesses(11, () => attempt('reader', '192.0.2.2'))).toBe(10);
  });

  it('an account allows a hundred wrong passwords from all addresses, until a reset link sets a new password', async () => {
    await open();
    expect(await guesses(110, (index) => attempt('reader', `192.0.2.${index % 22}`))).toBe(100);
    expect((await login('reader', PASSWORD, '198.51.100.1')).status).toBe(429);
    expect((await library.anyone('POST', 'auth/forgot-password', { email: 'reader@library.example' })).status).toBe(
      204,
    );
    const [mail] = await library.engine.records.database.rows('SELECT * FROM "_outbox"');
    const link = new URL(/http\S+/u.exec(String(mail?.['text']))?.[0] ?? '').searchParams;
    const chosen = 'Chosen#2026';
    const body = { id: link.get('id'), key: link.get('key'), password: chosen };
    expect((await library.anyone('POST', 'auth/reset-password', body)).status).toBe(204);
    expect((await login('reader', chosen, '198.51.100.1')).status).toBe(200);
  });

  it('counted wrong passwords of an account are forgotten after a correct password', async () => {
    await open();
    for (let round = 0; round < 2; round += 1) {
      expect(await guesses(9, () => attempt('reader', '192.0.2.1'))).toBe(9);
      expect((await login('reader', PASSWORD)).status).toBe(200);
    }
    expect(await guesses(9, () => attempt('reader', '192.0.2.1'))).toBe(9);
    for (let count = 0; count < 12; count += 1) await (await attempt('reader', '192.0.2.1')).notChecked();
    await attempt('reader', '192.0.2.1');
    await expect(attempt('reader', '192.0.2.1')).rejects.toMatchObject({ code: 'too_many_requests' });
    for (let count = 0; count < 60; count += 1) await (await attempt('clerk', '192.0.2.2')).succeeded();
  });

  it('stored counters of wrong passwords have limited length, reveal no names and are deleted later', async () => {
    await open();
    await login(`${'x'.repeat(900)}@library.example`, 'guess');
    await login('mistyped password', 'guess');
    const counts = () => library.engine.records.database.rows('SELECT "name" FROM "_limits"');
    const names = (await counts()).map(({ name }) => String(name));
    expect(names.length).toBeGreaterThan(0);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThan(60);
    expect(names.join(' ')).not.toMatch(/mistyped|192\.0/u);
    now += 3_601_000;
    await openJobs(library.engine).runDue();
    expect(await counts()).toEqual([]);
  });
});
