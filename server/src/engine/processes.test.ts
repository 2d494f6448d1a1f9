// @module-tag process
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Databases } from '../../../tests/support/postgres.ts';
import { sharedPostgres } from '../../../tests/support/shared-postgres.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

describe('Two server processes on one PostgreSQL database', () => {
  let postgres: Databases;
  let first: Library;
  let second: Library;
  beforeAll(async () => {
    postgres = await sharedPostgres();
    const databaseUrl = await postgres.database();
    [first, second] = await Promise.all([
      openLibrary({ databaseUrl, seed: false }),
      openLibrary({ databaseUrl, seed: false }),
    ]);
    await Promise.all([first.app.close(), second.app.close()]);
    first = await openLibrary({ databaseUrl });
    second = await openLibrary({ databaseUrl });
  });
  afterAll(async () => {
    await Promise.all([first.app.close(), second.app.close()]);
    await postgres.stop();
  });

  it('two server processes on one database share sign-ins, sign-outs, lockouts and permissions immediately', async () => {
    const login = await first.anyone('POST', 'auth/login', { account: 'reader', password: 'Library#2026' });
    const headers = { authorization: `Bearer ${login.body['authToken']}` };
    expect((await second.anyone('GET', 'books?limit=1', undefined, headers)).status).toBe(200);
    expect((await second.anyone('POST', 'books', { title: 'X' }, headers)).status).toBe(403);
    const root = await first.as('root');
    const role = (await root('GET', 'roles')).body as unknown as { id: string }[];
    await root('PATCH', `users/${login.body['id']}`, {
      offices: [{ office_id: first.office('Main'), role_id: role[0]?.id }],
    });
    expect((await second.anyone('POST', 'books', { title: 'X' }, headers)).status).toBe(201);
    await root('PATCH', `users/${login.body['id']}`, { status: 'INACTIVE' });
    expect((await second.anyone('GET', 'books?limit=1', undefined, headers)).status).toBe(401);
  });

  it('two server processes assign serial numbers without gaps or duplicates, even in concurrent transitions', async () => {
    const clerks = [await first.as('clerk'), await second.as('clerk')] as const;
    const book = (await clerks[0]('POST', 'books', { title: 'Chung' })).body['id'];
    const loans = await Promise.all(
      Array.from({ length: 20 }, (_, index) => clerks[index % 2 === 0 ? 0 : 1]('POST', 'loans', { book_id: book })),
    );
    const numbers = loans
      .map(({ body }) => Number(String(body['code']).replace('loan-code-', '')))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect((await clerks[1]('GET', 'loans?limit=1&page=1')).body['total']).toBe(20);
    const id = loans[0]?.body['id'];
    const moves = await Promise.all(
      clerks.map((clerk) => clerk('POST', `loans/${id}/transitions/lend`, { due_on: '2026-04-01' })),
    );
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('two server processes share idempotency keys and uploaded files', async () => {
    const clerks = [await first.as('clerk'), await second.as('clerk')] as const;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        clerks[index % 2 === 0 ? 0 : 1]('POST', 'books', { title: 'Một lần' }, { 'idempotency-key': 'same' }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    const file = await first.engine.uploads.put({
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: Buffer.from('%PDF-1.4'),
    });
    expect((await second.app.inject({ url: file.address })).statusCode).toBe(200);
  });

  it('a server process never deletes a record to which another process adds a reference', async () => {
    const roots = [await first.as('root'), await second.as('root')] as const;
    for (let round = 0; round < 5; round += 1) {
      const author = (await roots[0]('POST', 'authors', { name: 'A' })).body['id'];
      const [made, gone] = await Promise.all([
        roots[0]('POST', 'books', { title: 'B', author_id: author }),
        roots[1]('DELETE', `authors/${author}`),
      ]);
      expect([made.status, gone.status].sort((a, b) => a - b)).toEqual(made.status === 201 ? [201, 409] : [200, 422]);
    }
  });
});
