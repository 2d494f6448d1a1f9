import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { exposedAccounts } from './exposed-accounts.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.app.close());

it.each(['127.0.0.1', 'localhost', '::1'])(
  'no warning about known passwords appears if only this machine can reach the server: %s',
  async (host) => {
    expect(await exposedAccounts(library.engine, host)).toBeUndefined();
  },
);

it.each(['0.0.0.0', '::', '192.168.1.20', 'tuyen.example'])(
  'the warning about known passwords lists the active accounts if the server listens on %s',
  async (host) => {
    const warning = await exposedAccounts(library.engine, host);
    expect(warning).toContain(`http://${host} can be reached by others`);
    expect(warning).toContain('root, clerk, helper');
    expect(warning).not.toContain('locked');
  },
);

it('a warning about known passwords appears if a proxy exposes the server under a public address', async () => {
  const origins = { ...library.engine.origins, portal: 'https://ve.example' };
  expect(await exposedAccounts({ ...library.engine, origins }, '127.0.0.1')).toContain('https://ve.example');
});

it('no warning about known passwords appears after the passwords are changed', async () => {
  const root = await library.as('root');
  const users = (await root('GET', 'users')).body as unknown as { id: string }[];
  for (const { id } of users) {
    expect((await root('PATCH', `users/${id}`, { password: `Another-${id}-1` })).status, id).toBe(200);
  }
  expect(await exposedAccounts(library.engine, '0.0.0.0')).toBeUndefined();
});
