import { afterEach, expect, it } from 'vitest';
import { openJobs } from '../../jobs/jobs.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { openStaff } from '../../assignee/staff.ts';
import { chooseDigest } from '../../inbox/digest.ts';
import { tellDone } from '../../inbox/done.ts';
import { callerOf } from '@tuyen/server-mock/testing/session';
import { tellFailures } from '../../inbox/failures.ts';

const DAY = 86_400_000;

onEachDatabase('What an inbox tells beside assignments and mentions', (databaseUrl) => {
  let library: Library;
  let now = Date.UTC(2026, 2, 10, 1);
  let isBroken = false;
  const open = async () => {
    now = Date.UTC(2026, 2, 10, 1);
    isBroken = false;
    library = await openLibrary({
      databaseUrl: await databaseUrl(),
      clock: { now: () => new Date(now) },
      domain: {
        jobs: [
          {
            name: 'remind',
            every: 60,
            run: async () => {
              if (isBroken) throw new Error('secret detail');
            },
          },
        ],
      },
    });
  };
  afterEach(() => library.app.close());
  const itemsOf = async (account: string) => {
    const { items } = (await (await library.as(account))('GET', 'meta/inbox')).body;
    return (items as readonly Record<string, unknown>[]).map((item) => [item['kind'], item['title'], item['number']]);
  };
  const fail = async (...offices: readonly string[]) => {
    const { records, write } = library.engine;
    for (const office of offices) {
      const mail = { to: 'a@b.example', subject: 'S', text: 'T', officeId: library.office(office) };
      const id = await write.transaction({}, (tx) => tx.mail(mail));
      await records.database.run(`UPDATE "_outbox" SET "state" = 'FAILED' WHERE "uid" = '${id}'`);
    }
  };

  it('an import in several parts is one item, and the number of rows is told', async () => {
    await open();
    const root = await library.as('root', { 'x-office-id': library.office('Main') });
    for (const titles of [['Số đỏ', 'Giông tố'], ['Vỡ đê']]) {
      const bulk = titles.map((title) => [title]);
      expect((await root('POST', 'books/bulk', { columns: ['title'], bulk, dry_run: true })).status).toBe(200);
      const answer = await root('POST', 'books/bulk', { columns: ['title'], bulk });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
    expect(await itemsOf('root')).toEqual([['imported', '', 3]]);
    now += 3_600_000;
    await root('POST', 'books/bulk', { columns: ['title'], bulk: [['Tắt đèn']] });
    expect(await itemsOf('root')).toEqual([
      ['imported', '', 1],
      ['imported', '', 3],
    ]);
    expect(await itemsOf('clerk')).toEqual([]);
  });

  it('superusers find a failed job once until it works again, without its error', async () => {
    await open();
    const run = async () => {
      now += 10 * 60_000;
      await openJobs(library.engine).runDue();
    };
    await run();
    isBroken = true;
    await run();
    await run();
    expect(await itemsOf('root')).toEqual([['job_failed', 'remind', 1]]);
    expect(await itemsOf('admin')).toEqual([]);
    const { body } = await (await library.as('root'))('GET', 'meta/inbox');
    expect(JSON.stringify(body)).not.toContain('secret detail');
    isBroken = false;
    await run();
    isBroken = true;
    await run();
    expect(await itemsOf('root')).toEqual([['job_failed', 'remind', 2]]);
  });

  it('failed messages fill one item of each account that may read the outbox of their office', async () => {
    await open();
    const { records, identity, model, clock } = library.engine;
    const parts = { records, clock, model, domain: { outbox: { resource: 'loans' } as never } };
    const tell = () => tellFailures(parts, openStaff(records, identity), () => identity.accounts());
    await fail('Main');
    await tell();
    await fail('Main', 'Main', 'Branch');
    await tell();
    await tell();
    const counted = async () =>
      Object.fromEntries(
        await Promise.all(
          ['root', 'reader', 'helper', 'locked'].map(async (username) => {
            const user = await library.engine.store.first('users', { username });
            const rows = await records.database.rows(
              `SELECT "number" FROM "_inbox" WHERE "account" = '${String(user?.['id'])}' AND "kind" = 'mail_failed'`,
            );
            return [username, rows.map((row) => Number(row['number']))] as const;
          }),
        ),
      );
    expect(await counted()).toEqual({ root: [3], reader: [3], helper: [1], locked: [] });
    await fail('Branch');
    await tell();
    expect(await counted()).toEqual({ root: [4], reader: [4], helper: [2], locked: [] });
    expect(await itemsOf('root')).toEqual([['mail_failed', '', 4]]);
  });

  it('who chose it gets a mail a day with the number of new items, and none without new items', async () => {
    await open();
    const root = await library.as('root', { 'accept-language': 'en', 'x-office-id': library.office('Main') });
    expect((await root('GET', 'meta/inbox')).body).toMatchObject({ digest: false });
    expect((await root('PUT', 'meta/inbox/digest', { digest: true })).body).toEqual({ digest: true });
    expect((await root('PUT', 'meta/inbox/digest', { digest: 'yes' })).status).toBe(422);
    expect((await root('PUT', 'meta/inbox/digest', { digest: false })).body).toEqual({ digest: false });
    expect((await root('PUT', 'meta/inbox/digest', { digest: true })).status).toBe(200);
    const mails = async () => {
      const rows = await library.engine.records.database.rows(
        `SELECT "recipient", "subject" FROM "_outbox" WHERE "topic" = 'inbox' ORDER BY "id"`,
      );
      return rows.map(({ recipient, subject }) => [recipient, subject]);
    };
    const after = async (time: number) => {
      now += time;
      await openJobs(library.engine).runDue();
      return mails();
    };
    const caller = await callerOf(library.engine, 'root');
    const told = () => tellDone(library.engine, caller, { kind: 'exported', resource: 'books', number: 1 });
    now += 1000;
    await told();
    expect(await after(DAY / 2)).toEqual([]);
    const first = ['root@library.example', 'New in your inbox: 1'];
    expect(await after(DAY / 2)).toEqual([first]);
    expect(await after(DAY)).toEqual([first]);
    await told();
    await told();
    const second = ['root@library.example', 'New in your inbox: 2'];
    expect(await after(DAY)).toEqual([first, second]);
    await told();
    await chooseDigest(library.engine.records.database, caller.profile?.id ?? '', undefined);
    expect(await after(DAY)).toEqual([first, second]);
    expect((await library.anyone('PUT', 'meta/inbox/digest', { digest: true })).status).toBe(401);
  });
});
