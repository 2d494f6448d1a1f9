import { type Connection, type Database, runLater } from './database/connection.ts';
import { lockUntilCommit } from './database/advisory-locks.ts';
import { Params } from './database/sql-text.ts';
import { leastId } from './id-times.ts';
import type { Table } from './tables/columns.ts';
import { keepFact } from './tables/facts.ts';
import { perNamespace } from './namespaces/current.ts';

/** Change in the number of rows by a transaction, by resource and office. Negative if rows were removed. */
export type Changes = Map<string, Map<string, number>>;

export function noteChange(changes: Changes, resource: string, office: string, change: number): void {
  const offices = changes.get(resource) ?? new Map<string, number>();
  offices.set(office, (offices.get(office) ?? 0) + change);
  changes.set(resource, offices);
}

/** Stored totals by table and office, because counting is slow: PostgreSQL needs 92 ms for a million rows. */
export interface Totals {
  of(resource: string, offices: readonly string[] | undefined): Promise<number>;
  before(connection: Connection, changes: Changes): Promise<void>;
  after(changes: Changes): void;
  /**
   * Returns whether the stored total includes a record. If a resource is stored by month, the total does not include
   * its latest entries, which are counted for each request. All other totals include every record.
   */
  has(resource: string, id: string): boolean;
  addUntil(time: Date, database: Database): Promise<void>;
  forget(): void;
}

export function totalsInMemory(database: Connection): Totals {
  const known = perNamespace(() => new Map<string, Map<string, number>>());
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
    has: () => true,
    addUntil: async () => undefined,
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

const COMPACT_ABOVE = 200;

/**
 * Returns totals that are stored in the database, so that any number of processes can use them. Each change is stored
 * as a new row, so that writers do not wait for each other. Resources that are stored by month are an exception: new
 * entries store no change. The entries are counted on request, from the lowest id that the stored total does not
 * include (`counted:<resource>`).
 */
export function totalsInDatabase(database: Connection, tables: ReadonlyMap<string, Table>): Totals {
  const byMonth = [...tables.values()].filter((table) => table.resource.byMonth);
  const counted = new Map<string, string>();
  return {
    async of(resource, offices) {
      const params = new Params('postgres');
      const table = tables.get(resource);
      const latest = table?.resource.byMonth ? table : undefined;
      let sql = `SELECT coalesce(sum("change"), 0) AS n FROM "_totals" WHERE "resource" = ${params.add(totalOf(resource, latest))}`;
      const only = offices ? ` AND "office_id" IN (${params.list(offices)})` : '';
      sql += only;
      if (latest) {
        const from = `coalesce((SELECT "value" FROM "_facts" WHERE "name" = ${params.add(factOf(resource))}), '')`;
        sql = `SELECT (${sql}) + (SELECT count(*) FROM ${latest.name} WHERE "id" >= ${from}${only}) AS n`;
      }
      const [row] = await database.rows<{ n: number }>(sql, params.values);
      return row?.n ?? 0;
    },
    async before(connection, changes) {
      const params = new Params('postgres');
      const rows = [...changes].flatMap(([resource, offices]) =>
        [...offices]
          .filter(([, change]) => change !== 0)
          .map(([office, change]) => `(${params.list([totalOf(resource, tables.get(resource)), office, change])})`),
      );
      if (rows.length === 0) return;
      const sql = `INSERT INTO "_totals" ("resource", "office_id", "change") VALUES ${rows.join(', ')}`;
      await runLater(connection, sql, params.values);
    },
    after(changes) {
      for (const resource of changes.keys())
        void compact(database, totalOf(resource, tables.get(resource))).catch(() => undefined);
    },
    has: (resource, id) => tables.get(resource)?.resource.byMonth !== true || id < (counted.get(resource) ?? ''),
    async addUntil(time, whole) {
      for (const table of byMonth) counted.set(table.resource.name, await addEntries(whole, table, time));
    },
    forget: () => undefined,
  };
}

const factOf = (resource: string): string => `counted:${resource}`;

/**
 * Returns the name under which the total of a resource is stored. Earlier builds counted a new record at once. This
 * build counts records of tables per month later, so it does not share their total with earlier builds.
 */
function totalOf(resource: string, table: Table | undefined): string {
  return table?.resource.byMonth ? `${resource}~` : resource;
}

/**
 * Adds the entries before a time to the stored total.
 * @returns the lowest id that the stored total does not include
 */
function addEntries(database: Database, table: Table, until: Date): Promise<string> {
  const { name: resource } = table.resource;
  return database.transaction(async (connection) => {
    await lockUntilCommit(connection, 'totals');
    const fact = await connection.row<{ value: string }>(`SELECT "value" FROM "_facts" WHERE "name" = $1`, [
      factOf(resource),
    ]);
    const [from, to] = [fact?.value ?? '', leastId(until)];
    if (to <= from) return from;
    await connection.run(
      `INSERT INTO "_totals" ("resource", "office_id", "change")
       SELECT $1, ${officeOf(table.column.has('office_id'))}, count(*) FROM ${table.name} WHERE "id" >= $2 AND "id" < $3 GROUP BY 2`,
      [totalOf(resource, table), from, to],
    );
    await keepFact(connection, factOf(resource), to);
    return to;
  });
}

const officeOf = (scoped: boolean): string => (scoped ? `coalesce("office_id", '')` : `''`);

/**
 * Replaces the stored changes of a resource's totals with one sum for each office, in one atomic statement. To save
 * work, does this only in a random fraction of the calls.
 */
async function compact(database: Connection, resource: string): Promise<void> {
  if (Math.random() > 2 / COMPACT_ABOVE) return;
  await database.run(
    `WITH old AS (DELETE FROM "_totals" WHERE "resource" = $1 RETURNING "office_id", "change")
     INSERT INTO "_totals" ("resource", "office_id", "change") SELECT $1, "office_id", sum("change") FROM old GROUP BY "office_id"`,
    [resource],
  );
}

export async function startTotals(connection: Connection, resources: ReadonlyMap<string, boolean>): Promise<void> {
  const known = await connection.rows(`SELECT DISTINCT "resource" FROM "_totals"`);
  const counted = new Set(known.map((row) => row['resource']));
  for (const [resource, scoped] of resources) {
    if (counted.has(resource)) continue;
    // This row adds 0 to the total. It marks the resource as counted, because an empty table adds no other row.
    await connection.run(`INSERT INTO "_totals" ("resource", "office_id", "change") VALUES ($1, '', 0)`, [resource]);
    await connection.run(
      `INSERT INTO "_totals" ("resource", "office_id", "change") SELECT $1, ${officeOf(scoped)}, count(*) FROM "${resource}" GROUP BY 2`,
      [resource],
    );
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
