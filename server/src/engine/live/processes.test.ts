// @module-tag process
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Databases } from '../../../../tests/support/postgres.ts';
import { sharedPostgres } from '../../../../tests/support/shared-postgres.ts';
import { type LiveLibrary, openLiveLibrary } from './live.fixture.ts';

describe('Events of two server processes on one PostgreSQL database', () => {
  let postgres: Databases;
  let first: LiveLibrary;
  let second: LiveLibrary;
  beforeAll(async () => {
    postgres = await sharedPostgres();
    const databaseUrl = await postgres.database();
    first = await openLiveLibrary({ databaseUrl });
    second = await openLiveLibrary({ databaseUrl });
  });
  afterAll(async () => {
    await Promise.all([first.app.close(), second.app.close()]);
    await postgres.stop();
  });

  it('a stream of one process tells changes and presence by the other process, each once', async () => {
    const office = { 'x-office-id': first.office('Main') };
    const stream = await first.stream('clerk', office);
    await stream.until('event: open');
    const clerk = await second.as('clerk', office);
    const root = await second.as('root');
    const book = (await root('POST', 'books', { title: 'Sách' })).body['id'];
    const loans: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      loans.push(String((await clerk('POST', 'loans', { book_id: book })).body['id']));
      await stream.until(loans.at(-1) ?? '');
    }
    await root('POST', 'presence', { resource: 'loans', id: loans[0] });
    const text = await stream.until('"presence":["');
    for (const loan of loans) expect(text.split(`"changed":["${loan}"]`)).toHaveLength(2);
    expect(text).toContain(`"presence":["${loans[0]}"]`);
    stream.leave();
  });
});
