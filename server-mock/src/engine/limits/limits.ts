import type { FastifyRequest } from 'fastify';
import type { Clock, Services } from '../domain.ts';
import { tooManyRequests } from '../problem.ts';
import type { Connection } from '../store/connection.ts';
import { Params } from '../store/sql-text.ts';

export interface Limits {
  readonly limit: Services['limit'];
  /** Counts one more and answers how many there have been in the window. */
  count(name: string, seconds: number): Promise<number>;
  /** How many there have been, without counting. */
  seen(name: string, seconds: number): Promise<number>;
  clear(name: string): Promise<void>;
}

/**
 * Fixed windows in the database, so that several processes count together. They stand before what is dear or guessable (signing
 * in, mails, uploads, public forms); plain reading is not counted, for a query a read would cost more than it saves.
 */
export function openLimits(database: Connection, clock: Clock, enabled: boolean): Limits {
  const { engine } = database;

  async function count(name: string, seconds: number): Promise<number> {
    const now = clock.now().getTime();
    const params = new Params(engine);
    const values = params.list([name, now]);
    const fresh = () =>
      `l."started_at" > ${params.add(now - seconds * 1000, 'bigint')} AND l."started_at" <= ${params.add(now, 'bigint')}`;
    const requests = `CASE WHEN ${fresh()} THEN l."requests" + 1 ELSE 1 END`;
    const started = `CASE WHEN ${fresh()} THEN l."started_at" ELSE excluded."started_at" END`;
    const [row] = await database.rows(
      `INSERT INTO "_limits" AS l ("name", "started_at", "requests") VALUES (${values}, 1)
       ON CONFLICT ("name") DO UPDATE SET "requests" = ${requests}, "started_at" = ${started} RETURNING "requests"`,
      params.values,
    );
    return Number(row?.['requests']);
  }

  return {
    count: async (name, seconds) => (enabled ? count(name, seconds) : 0),
    async seen(name, seconds) {
      if (!enabled) return 0;
      const params = new Params(engine);
      const now = clock.now().getTime();
      const [row] = await database.rows(
        `SELECT "requests" FROM "_limits" WHERE "name" = ${params.add(name)} AND "started_at" > ${params.add(now - seconds * 1000)}`,
        params.values,
      );
      return Number(row?.['requests'] ?? 0);
    },
    async clear(name) {
      const params = new Params(engine);
      await database.run(`DELETE FROM "_limits" WHERE "name" = ${params.add(name)}`, params.values);
    },
    limit:
      ({ name, requests, seconds, key }) =>
      async (request) => {
        if (!enabled) return;
        const made = await count(`${name}:${clientOf(request)}:${key?.(request) ?? ''}`, seconds);
        if (made > requests) throw tooManyRequests(seconds);
      },
  };
}

/** The client's address; behind a proxy Fastify's `trustProxy` makes it the real one. */
export function clientOf(request: FastifyRequest): string {
  return request.ip;
}
