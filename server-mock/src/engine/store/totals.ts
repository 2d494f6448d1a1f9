import { type Connection, runLater } from './database/connection.ts';
import { Params } from './database/sql-text.ts';
import { ofWorld } from './worlds/current.ts';

/** The number of rows that a transaction added to an office; negative if removed. */
export type Changes = Map<string, Map<string, number>>;

export function noteChange(changes: Changes, resource: string, office: string, change: number): void {
  const offices = changes.get(resource) ?? new Map<string, number>();
  offices.set(office, (offices.get(office) ?? 0) + change);
  changes.set(resource, offices);
}

/** Stored totals of tables and offices, because counting is slow: PostgreSQL needs 92 ms for a million rows. */
export interface Totals {
  /** @param offices undefined = all */
  of(resource: string, offices: readonly string[] | undefined): Promise<number>;
  /** Called inside the transaction that made the changes. */
  before(connection: Connection, changes: Changes): Promise<void>;
  /** Called after the commit. */
  after(changes: Changes): void;
  /** Clears the memory. */
  forget(): void;
}

/** In memory, for a database that only this process uses. */
export function totalsInMemory(database: Connection): Totals {
  const known = ofWorld(() => new Map<string, Map<string, number>>());
  return {
    async of(resource, offices) {
      let counts = known().get(resource);
      if (!counts) known().set(resource, (counts = await count(database, resource)));
      if (!offices) return sum(counts.values());
      return sum(offices.map((office) => counts.get(office) ?? 0));
    },
    before: async () => undefined,
    after(changes) {
      for (const [resource, offices] of changes) {
        const counts = known().get(resource);
        if (!counts) continue;
        for (const [office, change] of offices) counts.set(office, (counts.get(office) ?? 0) + change);
      }
    },
    forget: () => known().clear(),
  };
}

async function count(database: Connection, resource: string): Promise<Map<string, number>> {
  const table = `"${resource}"`;
  const columns = await database.rows(`SELECT name FROM pragma_table_info(?)`, [resource]);
  const scoped = columns.some((column) => column['name'] === 'office_id');
  const rows = await database.rows<{ office: string; n: number }>(
    scoped
      ? `SELECT coalesce("office_id", '') AS office, count(*) AS n FROM ${table} GROUP BY 1`
      : `SELECT '' AS office, count(*) AS n FROM ${table}`,
  );
  return new Map(rows.map((row) => [row.office, row.n]));
}

/** More rows than this for a resource are merged into one. */
const COMPACT_ABOVE = 200;

/** In the database, for any number of processes. Changes are appended, so that inserts do not wait for each other. */
export function totalsInDatabase(database: Connection): Totals {
  return {
    async of(resource, offices) {
      const params = new Params('postgres');
      let sql = `SELECT coalesce(sum("change"), 0) AS n FROM "_totals" WHERE "resource" = ${params.add(resource)}`;
      if (offices) sql += ` AND "office_id" IN (${params.list(offices)})`;
      const [row] = await database.rows<{ n: number }>(sql, params.values);
      return row?.n ?? 0;
    },
    async before(connection, changes) {
      const params = new Params('postgres');
      const rows = [...changes].flatMap(([resource, offices]) =>
        [...offices]
          .filter(([, change]) => change !== 0)
          .map(([office, change]) => `(${params.list([resource, office, change])})`),
      );
      if (rows.length === 0) return;
      const sql = `INSERT INTO "_totals" ("resource", "office_id", "change") VALUES ${rows.join(', ')}`;
      await runLater(connection, sql, params.values);
    },
    after(changes) {
      for (const resource of changes.keys()) void compact(database, resource).catch(() => undefined);
    },
    forget: () => undefined,
  };
}

/** Replaces the rows by their sum in one atomic statement. It runs only from time to time. */
async function compact(database: Connection, resource: string): Promise<void> {
  if (Math.random() > 2 / COMPACT_ABOVE) return;
  await database.run(
    `WITH old AS (DELETE FROM "_totals" WHERE "resource" = $1 RETURNING "office_id", "change")
     INSERT INTO "_totals" ("resource", "office_id", "change") SELECT $1, "office_id", sum("change") FROM old GROUP BY "office_id"`,
    [resource],
  );
}

/** Counts rows that existed before totals were stored. */
export async function startTotals(connection: Connection, resources: ReadonlyMap<string, boolean>): Promise<void> {
  const known = await connection.rows(`SELECT DISTINCT "resource" FROM "_totals"`);
  const counted = new Set(known.map((row) => row['resource']));
  for (const [resource, scoped] of resources) {
    if (counted.has(resource)) continue;
    // An empty table gets a row too, which marks the resource as counted.
    await connection.run(`INSERT INTO "_totals" ("resource", "office_id", "change") VALUES ($1, '', 0)`, [resource]);
    const office = scoped ? `coalesce("office_id", '')` : `''`;
    await connection.run(
      `INSERT INTO "_totals" ("resource", "office_id", "change") SELECT $1, ${office}, count(*) FROM "${resource}" GROUP BY 2`,
      [resource],
    );
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
