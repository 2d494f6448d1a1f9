import { may, type Model, slugFor } from '@tuyen/model';
import type { Person, Staff } from '../assignee/staff.ts';
import type { Domain, Services } from '../domain.ts';
import type { Accounts } from '../identity/index.ts';
import type { Connection } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import { newId } from '../store/new-id.ts';
import type { HasRecords } from '../store/store.ts';
import { addUp } from './add-up.ts';
import { NO_RECORD } from './items.ts';

export interface FailureParts extends Pick<Services, 'clock'>, HasRecords {
  readonly model: Model;
  readonly domain: Pick<Domain, 'outbox'>;
}

const AT_ONCE = 1000;

/**
 * Tells about messages that were not sent and jobs that failed since the last call. An account finds the messages of
 * the offices where it may read the outbox, as one item until it reads it. Superusers find the jobs. The first call on
 * a database tells nothing, because its failures are older than the inbox.
 */
export async function tellFailures(
  engine: FailureParts,
  staff: Pick<Staff, 'all'>,
  accounts: () => Promise<Pick<Accounts, 'offices'>>,
): Promise<void> {
  const { database } = engine.records;
  if (await isFirstCall(database)) return;
  const messages = await database.rows(
    `SELECT "uid", "office_id" FROM "_outbox" WHERE "state" IN ('FAILED', 'UNCERTAIN') AND "told" IS NULL LIMIT ${AT_ONCE}`,
  );
  const jobs = await database.texts(
    `SELECT "name" FROM "_jobs" WHERE coalesce("failures", 0) > 0 AND "told" IS NULL ORDER BY "name"`,
  );
  await database.run(`UPDATE "_jobs" SET "told" = NULL WHERE coalesce("failures", 0) = 0 AND "told" IS NOT NULL`);
  if (messages.length === 0 && jobs.length === 0) return;
  const people = (await staff.all()).filter(({ active }) => active);
  const known = await accounts();
  const at = engine.clock.now().getTime();
  const how = { since: 0, newId: () => newId(engine.clock) };
  const outbox = engine.model.resources.find(({ name }) => name === engine.domain.outbox?.resource);
  const resource = outbox?.name ?? '';
  const officesOf = ({ profile }: Person) => {
    const slug = outbox && slugFor(outbox.module, 'list');
    return profile.offices.filter(({ id }) => slug !== undefined && may(profile, id, slug)).map(({ id }) => id);
  };
  await engine.records.transaction(async ({ connection }) => {
    for (const [office, failed] of Map.groupBy(messages, (row) => row['office_id'])) {
      const sees = (person: Person) =>
        person.profile.is_superuser ||
        officesOf(person).some(
          (id) =>
            outbox?.scope !== 'office' || (typeof office === 'string' && known.offices.under(id).includes(office)),
        );
      const readers = people.filter(sees).map(({ id }) => id);
      const about = { kind: 'mail_failed', resource, recordId: NO_RECORD, by: undefined, at } as const;
      await addUp(connection, readers, { ...about, number: failed.length }, how);
    }
    await markTold(
      connection,
      '"_outbox"',
      '"uid"',
      messages.map(({ uid }) => String(uid)),
    );
    const operators = people.filter(({ profile }) => profile.is_superuser).map(({ id }) => id);
    for (const job of jobs) {
      const about = { kind: 'job_failed', resource: '', recordId: job, by: undefined, at } as const;
      await addUp(connection, operators, { ...about, number: 1 }, how);
    }
    await markTold(connection, '"_jobs"', '"name"', jobs);
  });
}

async function markTold(connection: Connection, table: string, key: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const params = new Params(connection.engine);
  await connection.run(`UPDATE ${table} SET "told" = 1 WHERE ${key} IN (${params.list(keys)})`, params.values);
}

const FACT = 'inbox-failures';

async function isFirstCall(database: Connection): Promise<boolean> {
  const added = await database.run(
    `INSERT INTO "_facts" ("name", "value") VALUES ('${FACT}', 'told') ON CONFLICT ("name") DO NOTHING`,
  );
  if (added === 0) return false;
  await database.run(`UPDATE "_outbox" SET "told" = 1 WHERE "state" IN ('FAILED', 'UNCERTAIN') AND "told" IS NULL`);
  await database.run(`UPDATE "_jobs" SET "told" = 1 WHERE coalesce("failures", 0) > 0 AND "told" IS NULL`);
  return true;
}
