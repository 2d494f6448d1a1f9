import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { jobStandings, noteFailure, noteSuccess } from './job-standings.ts';
import { openJobs } from './jobs.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ seed: false });
});
afterAll(() => library.app.close());

const NOW = ANCHOR.getTime();
const DAY = 86_400_000;

const ROWS: readonly (readonly [table: string, insert: (key: string, time: number) => string, limit: number])[] = [
  ['_sessions', (key, time) => `("token_hash", "user_id", "expires_at") VALUES ('${key}', 'u', ${time})`, NOW],
  [
    '_keys',
    (key, time) => `("id", "purpose", "key_hash", "subject", "expires_at") VALUES ('${key}', 'p', 'h', 's', ${time})`,
    NOW - 7 * DAY,
  ],
  ['_spent', (key, time) => `("signature", "expires_at") VALUES ('${key}', ${time})`, NOW],
  ['_limits', (key, time) => `("name", "started_at", "requests") VALUES ('${key}', ${time}, 1)`, NOW - 3_600_000],
  ['_upload_links', (key, time) => `("upload_id", "reader", "expires_at") VALUES ('${key}', 'r', ${time})`, NOW],
  [
    '_presence',
    (key, time) => `("resource", "record_id", "account", "seen_at") VALUES ('books', '${key}', 'a', ${time})`,
    NOW - 60_000,
  ],
];

it('the housekeeping job deletes exactly the expired database rows', async () => {
  const { database } = library.engine.records;
  for (const [table, insert, limit] of ROWS) {
    await database.run(`INSERT INTO "${table}" ${insert('stays', limit)}`);
    await database.run(`INSERT INTO "${table}" ${insert('goes', limit - 1)}`);
  }
  const [stays, goes] = await library.engine.write.transaction({}, async (tx) => [
    await tx.mail({ to: 'a@b.example', subject: 'a', text: 'a' }),
    await tx.mail({ to: 'a@b.example', subject: 'b', text: 'b' }),
  ]);
  await database.run(`UPDATE "_outbox" SET "state" = 'SENT', "at" = ${NOW - 90 * DAY}`);
  await database.run(`UPDATE "_outbox" SET "at" = "at" - 1 WHERE "uid" = '${goes}'`);
  await openJobs(library.engine).runDue();
  for (const [table] of ROWS) {
    const left = await database.rows(`SELECT * FROM "${table}"`);
    expect([table, left.map((row) => Object.values(row).includes('stays'))]).toEqual([table, [true]]);
  }
  expect(await database.texts('SELECT "uid" FROM "_outbox"')).toEqual([stays]);
});

it('failures of a job are counted, and the last error is kept, until a run succeeds', async () => {
  const { database } = library.engine.records;
  const standing = async () => (await jobStandings(database)).filter(({ name }) => name === 'faulty');
  await noteFailure(database, 'faulty', ANCHOR, new Error('x'.repeat(501)));
  const first = { name: 'faulty', ranAt: ANCHOR, failures: 1, error: 'x'.repeat(500), failedAt: ANCHOR };
  expect(await standing()).toEqual([first]);
  await noteFailure(database, 'faulty', new Date(0), 'no error at all');
  const second = { ...first, failures: 2, error: 'no error at all', failedAt: new Date(0) };
  expect(await standing()).toEqual([second]);
  await noteSuccess(database, 'another');
  expect(await standing()).toMatchObject([{ failures: 2 }]);
  await noteSuccess(database, 'faulty');
  expect(await standing()).toEqual([{ ...second, failures: 0, error: undefined }]);
});

it('the housekeeping job is due once an hour', async () => {
  let now = NOW;
  const engine = { ...library.engine, clock: { now: () => new Date(now) } };
  const jobs = openJobs(engine);
  const ranAt = async () => {
    await jobs.runDue();
    return (await jobStandings(library.engine.records.database))
      .find(({ name }) => name === 'housekeeping')
      ?.ranAt.getTime();
  };
  now = NOW + 3_599_999;
  expect(await ranAt()).toBe(NOW);
  now += 1;
  expect(await ranAt()).toBe(NOW + 3_600_000);
  await jobs.stop();
  now += 3_600_000;
  expect(await ranAt()).toBe(NOW + 3_600_000);
});
