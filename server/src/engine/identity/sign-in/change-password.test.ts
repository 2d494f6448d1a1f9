import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';

const CHOSEN = 'Library#2027';

onEachDatabase("Change of one's own password", (databaseUrl) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => library.app.close());
  const login = (password: string) => library.anyone('POST', 'auth/login', { account: 'helper', password });

  it('a password change requires the current password and ends all other sessions', async () => {
    const helper = await library.as('helper');
    const other = { authorization: `Bearer ${String((await login(PASSWORD)).body['authToken'])}` };
    const change = (body: object) => helper('POST', 'auth/change-password', body);
    expect(await change({ password: 'guessed', new_password: CHOSEN })).toMatchObject({
      status: 422,
      body: { errors: { password: 'The current password is incorrect.' } },
    });
    expect(await change({ new_password: CHOSEN })).toMatchObject({
      status: 422,
      body: { errors: { password: expect.any(String) } },
    });
    expect(await change({ password: PASSWORD, new_password: 'short' })).toMatchObject({
      status: 422,
      body: { errors: { new_password: expect.any(String) } },
    });
    expect((await library.anyone('POST', 'auth/change-password', {})).status).toBe(401);
    expect((await login(PASSWORD)).status).toBe(200);

    expect((await change({ password: PASSWORD, new_password: CHOSEN })).status).toBe(200);
    expect((await helper('GET', 'auth/profile')).status).toBe(200);
    expect((await library.anyone('GET', 'auth/profile', undefined, other)).status).toBe(401);
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(CHOSEN)).status).toBe(200);
  });

  it('wrong passwords in a password change count toward the limit of the sign-in', async () => {
    const limited = await openLibrary({ databaseUrl: await databaseUrl(), rateLimits: true });
    const reader = await limited.as('reader');
    const answers: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      answers.push(
        (await reader('POST', 'auth/change-password', { password: 'guessed', new_password: CHOSEN })).status,
      );
    }
    expect(answers.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 422));
    expect(answers.at(-1)).toBe(429);
    await limited.app.close();
  });
});
