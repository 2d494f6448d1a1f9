import type { JobStanding } from '../domain.ts';
import type { Connection } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';

export async function jobStandings(database: Connection): Promise<readonly JobStanding[]> {
  const rows = await database.rows(
    `SELECT "name", "ran_at", "failures", "error", "failed_at" FROM "_jobs" ORDER BY "name"`,
  );
  return rows.map((row) => ({
    name: String(row['name']),
    ranAt: new Date(Number(row['ran_at'])),
    failures: Number(row['failures'] ?? 0),
    error: typeof row['error'] === 'string' ? row['error'] : undefined,
    failedAt: row['failed_at'] === null ? undefined : new Date(Number(row['failed_at'])),
  }));
}

export async function noteSuccess(database: Connection, job: string): Promise<void> {
  const params = new Params(database.engine);
  const sql = `UPDATE "_jobs" SET "failures" = 0, "error" = NULL WHERE "name" = ${params.add(job)} AND "failures" > 0`;
  await database.run(sql, params.values);
}

export async function noteFailure(database: Connection, job: string, now: Date, error: unknown): Promise<void> {
  const params = new Params(database.engine);
  const values = params.list([job, now.getTime(), 1, errorText(error), now.getTime()]);
  await database.run(
    `INSERT INTO "_jobs" AS j ("name", "ran_at", "failures", "error", "failed_at") VALUES (${values})
     ON CONFLICT ("name") DO UPDATE SET "failures" = coalesce(j."failures", 0) + 1, "error" = excluded."error",
     "failed_at" = excluded."failed_at"`,
    params.values,
  );
}

export function errorText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST);
}

/** Maximum number of characters of a job's error message that are stored. The log contains the whole message. */
const LONGEST = 500;
