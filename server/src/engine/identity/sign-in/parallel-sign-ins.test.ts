import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';

it('120 concurrent sign-ins do not block other requests, and the server rejects those beyond its capacity', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sign-ins-'));
  // Use a database file, not a database in memory. Its writes wait for the disk on the same threads of Node that check
  // passwords.
  const library = await openLibrary({ databaseUrl: `file:${join(folder, 'library.db')}` });
  const clerk = await library.as('clerk');
  let open = 120;
  const signIns = Array.from({ length: open }, async (_, index) => {
    const password = index % 2 === 0 ? PASSWORD : 'another';
    const answer = await library.anyone('POST', 'auth/login', { account: 'reader', password });
    open -= 1;
    return answer;
  });
  for (let count = 0; count < 10; count += 1) {
    expect((await clerk('POST', 'books', { title: `Sách ${count}` })).status).toBe(201);
    expect((await clerk('GET', 'books?limit=5')).status).toBe(200);
  }
  // Many sign-ins were still pending when the database writes finished, so the writes did not have to wait for them.
  expect(open).toBeGreaterThan(20);
  const answers = await Promise.all(signIns);
  const refused = answers.filter(({ status }) => status !== 200 && status !== 401);
  expect(refused.length).toBeLessThanOrEqual(18);
  expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(refused.map(() => [503, '5']));
  await library.app.close();
  await rm(folder, { recursive: true });
});
