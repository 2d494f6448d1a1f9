import { createHash } from 'node:crypto';
import type { Clock, Services } from '../domain.ts';
import { tooManyRequests } from '../problem.ts';
import type { Connection } from '../store/database/connection.ts';
import { notDurable, Params } from '../store/database/sql-text.ts';
import { clientOf } from './client-address.ts';

export interface Counter {
  readonly name: string;
  readonly requests: number;
  readonly seconds: number;
}

export interface Limits {
  readonly limit: Services['limit'];
  /**
   * Increments each rate limit counter, and stops at the first one that exceeds its limit. Call this before the work
   * that the limits protect, so that concurrent requests cannot exceed them.
   * @throws 429 `too_many_requests`
   */
  take(counters: readonly Counter[]): Promise<void>;
  refund(counters: readonly Counter[]): Promise<void>;
  clear(names: readonly string[]): Promise<void>;
}

/** Longest time window of a rate limit, in seconds. Counters that are older are deleted. */
export const MAX_WINDOW = 3600;

/**
 * Returns the name of a counter. The name contains only a hash of the counted address or account, so it does not reveal
 * them.
 */
export function counterName(rule: string, ...of: readonly string[]): string {
  return `${rule}:${createHash('sha256').update(of.join('\n')).digest('base64url').slice(0, 22)}`;
}

/**
 * Creates rate limits that count requests per fixed time window in the database, so that several processes share the
 * counts. They protect operations that are expensive or guessable (sign-in, mails, uploads, public forms). Plain reads
 * are not counted, because counting would cost more than the read.
 */
export function openLimits(database: Connection, clock: Clock, enabled: boolean): Limits {
  const { engine } = database;

  /**
   * Increments a rate limit counter in one SQL statement. Returns 0 if the limit is not exceeded, otherwise the seconds
   * until the time window ends.
   */
  async function count({ name, requests, seconds }: Counter): Promise<number> {
    const now = clock.now().getTime();
    const params = new Params(engine);
    const values = params.list([name, now]);
    const fresh = () =>
      `l."started_at" > ${params.add(now - seconds * 1000, 'bigint')} AND l."started_at" <= ${params.add(now, 'bigint')}`;
    const counted = `CASE WHEN ${fresh()} THEN l."requests" + 1 ELSE 1 END`;
    const started = `CASE WHEN ${fresh()} THEN l."started_at" ELSE excluded."started_at" END`;
    const [row] = await database.rows(
      `INSERT INTO "_limits" AS l ("name", "started_at", "requests") VALUES (${values}, 1)
       ON CONFLICT ("name") DO UPDATE SET "requests" = ${counted}, "started_at" = ${started}
      ${notDurable(engine, '"requests"', '"started_at"')}`,
      params.values,
    );
    if (Number(row?.['requests']) <= requests) return 0;
    return Math.max(1, Math.ceil((Number(row?.['started_at']) + seconds * 1000 - now) / 1000));
  }

  const limits: Limits = {
    async take(counters) {
      if (!enabled) return;
      for (const counter of counters) {
        const seconds = await count(counter);
        if (seconds > 0) throw tooManyRequests(seconds);
      }
    },
    async refund(counters) {
      if (!enabled || counters.length === 0) return;
      const params = new Params(engine);
      const names = params.list(counters.map(({ name }) => name));
      await database.run(
        `UPDATE "_limits" SET "requests" = "requests" - 1 WHERE "requests" > 0 AND "name" IN (${names})${notDurable(engine)}`,
        params.values,
      );
    },
    async clear(names) {
      if (!enabled) return;
      const params = new Params(engine);
      const deleted = `DELETE FROM "_limits" WHERE "name" IN (${params.list(names)})${notDurable(engine)}`;
      await database.run(deleted, params.values);
    },
    limit({ name: rule, requests, seconds, key, everywhere = false }) {
      if (seconds > MAX_WINDOW) throw new Error(`limit "${rule}" has a window of more than ${MAX_WINDOW} seconds`);
      return async (request) => {
        const of = key ? key(request) : '';
        if (of === undefined) return;
        const name = everywhere ? counterName(rule, of) : counterName(rule, clientOf(request), of);
        await limits.take([{ name, requests, seconds }]);
      };
    },
  };
  return limits;
}
