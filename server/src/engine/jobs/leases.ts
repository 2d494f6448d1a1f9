import type { Job, Services } from '../domain.ts';
import type { Connection } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import { systemClock } from '../system-clock.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { HasRecords } from '../store/store.ts';

interface LeaseParts extends Pick<Services, 'clock'>, HasRecords {
  readonly log: FastifyBaseLogger;
}

/** Time in milliseconds after which a process loses the claim to run a job, unless it renews the claim. */
const LEASE = 60_000;
/** Milliseconds until a failed job is retried. This delay doubles after each further failure. */
const RETRY = 30_000;
const HOUR = 3_600_000;

export interface Lease {
  end(failure?: { readonly error: string }): Promise<void>;
}

/**
 * Returns the current time in milliseconds since 1970. The time decides which jobs are due. Clocks of machines differ,
 * so the clock of the shared database is used. If a tester has set the server's clock, the server's clock is used
 * instead.
 */
async function timeOf({ clock, records: { database } }: LeaseParts): Promise<number> {
  if (clock !== systemClock || database.engine === 'sqlite') return clock.now().getTime();
  const sql = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now';
  return (await database.row<{ now: number }>(sql))?.now ?? 0;
}

/**
 * Claims the run of a job if it is due: its period is over, a retry is due, or the process that ran it has died. Renews
 * the claim until the run ends.
 * @param holder identifies this process
 */
export async function claim(engine: LeaseParts, job: Job, holder: string): Promise<Lease | undefined> {
  const { database } = engine.records;
  const now = await timeOf(engine);
  // After a failover to another machine, the database clock may go back. So stored times up to an hour in the future
  // count as correct. A tester sets the clock back on purpose, and then no time in the future counts.
  const slack = engine.clock === systemClock ? HOUR : 0;
  const params = new Params(database.engine);
  const time = (value: number) => params.add(value, 'bigint');
  const values = `${params.add(job.name)}, ${time(now)}, ${params.add(holder)}, ${time(now + LEASE)}`;
  const isFree = `(j."leased_until" IS NULL OR j."leased_until" <= ${time(now)} OR j."leased_until" > ${time(now + LEASE + slack)})`;
  const isDue = `(j."leased_until" IS NOT NULL OR j."due_at" <= ${time(now)} OR j."ran_at" <= ${time(now - job.every * 1000)} OR j."ran_at" > ${time(now + slack)})`;
  const row = await database.row<{ failures: number | null }>(
    `INSERT INTO "_jobs" AS j ("name", "ran_at", "holder", "leased_until") VALUES (${values})
     ON CONFLICT ("name") DO UPDATE SET "ran_at" = excluded."ran_at", "holder" = excluded."holder",
       "leased_until" = excluded."leased_until", "due_at" = NULL
     WHERE ${isFree} AND ${isDue} RETURNING "failures"`,
    params.values,
  );
  if (!row) return undefined;
  const failures = row.failures ?? 0;
  const renewal = setInterval(() => void renew(engine, job, holder), LEASE / 3).unref();
  return {
    async end(failure) {
      clearInterval(renewal);
      const retry = Math.min(job.every * 1000, RETRY * 2 ** failures);
      await end(database, { name: job.name, holder }, await timeOf(engine), failure && { ...failure, retry });
    },
  };
}

/** If the renewal fails, the process loses its claim to run the job, and another process takes over the run. */
async function renew(engine: LeaseParts, { name }: Job, holder: string): Promise<void> {
  const { database } = engine.records;
  try {
    const params = new Params(database.engine);
    const until = params.add((await timeOf(engine)) + LEASE);
    const own = `"name" = ${params.add(name)} AND "holder" = ${params.add(holder)} AND "leased_until" IS NOT NULL`;
    const renewed = await database.run(`UPDATE "_jobs" SET "leased_until" = ${until} WHERE ${own}`, params.values);
    if (renewed === 0) engine.log.warn(`another process has taken over the run of job ${name}`);
  } catch (error) {
    engine.log.warn(error, `the lease of job ${name} could not be renewed`);
  }
}

/** Records the result of a run. Does nothing if another process has taken over the run. */
async function end(
  database: Connection,
  { name, holder }: { readonly name: string; readonly holder: string },
  now: number,
  failure: { readonly error: string; readonly retry: number } | undefined,
): Promise<void> {
  const params = new Params(database.engine);
  const went = failure
    ? `"failures" = coalesce("failures", 0) + 1, "error" = ${params.add(failure.error)}, "failed_at" = ${params.add(now)}, "due_at" = ${params.add(now + failure.retry)}`
    : `"failures" = 0, "error" = NULL`;
  await database.run(
    `UPDATE "_jobs" SET "leased_until" = NULL, ${went} WHERE "name" = ${params.add(name)} AND "holder" = ${params.add(holder)}`,
    params.values,
  );
}
