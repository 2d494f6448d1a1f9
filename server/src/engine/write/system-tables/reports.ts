import type { Connection } from '../../store/database/connection.ts';
import { Params } from '../../store/database/sql-text.ts';

export const REPORT_SHAPES = ['table', 'bar', 'line', 'pivot'] as const;
export type ReportShape = (typeof REPORT_SHAPES)[number];

export interface SavedReport {
  readonly id: string;
  readonly resource: string;
  readonly name: string;
  /** Parameters of the report as in its URL: `by=status&measure=count&filter=status||$eq||OPEN`. */
  readonly query: string;
  readonly shape: ReportShape;
  readonly owner: string;
  /** Role with which the report is shared: accounts with this role in the office see the report too. */
  readonly role: string | null;
  /** Office in which the report was saved. Null if the project has no offices. */
  readonly office: string | null;
}

type Queries = Pick<Connection, 'engine' | 'rows'>;

/** Returns the reports of an account, and those that are shared with a role in the office, the oldest first. */
export async function reportsFor(
  queries: Queries,
  owner: string,
  office: string | null,
): Promise<readonly SavedReport[]> {
  const params = new Params(queries.engine);
  const own = `"owner" = ${params.add(owner)}`;
  const shared = office === null ? '' : ` OR ("role" IS NOT NULL AND "office_id" = ${params.add(office)})`;
  return (await queries.rows(`SELECT * FROM "_reports" WHERE ${own}${shared} ORDER BY "id"`, params.values)).map(
    reportIn,
  );
}

export async function putReport(connection: Connection, report: SavedReport): Promise<void> {
  const { id, resource, name, query, shape, owner, role, office } = report;
  const params = new Params(connection.engine);
  const columns = '"id", "resource", "name", "query", "shape", "owner", "role", "office_id"';
  const set = ['name', 'query', 'shape', 'role', 'office_id'].map((one) => `"${one}" = excluded."${one}"`).join(', ');
  await connection.run(
    `INSERT INTO "_reports" (${columns}) VALUES (${params.list([id, resource, name, query, shape, owner, role, office])})
     ON CONFLICT ("id") DO UPDATE SET ${set}`,
    params.values,
  );
}

export async function removeReport(connection: Connection, id: string): Promise<void> {
  for (const [table, column] of [
    ['_report_mails', 'report'],
    ['_reports', 'id'],
  ] as const) {
    const params = new Params(connection.engine);
    await connection.run(`DELETE FROM "${table}" WHERE "${column}" = ${params.add(id)}`, params.values);
  }
}

export async function removeReportsOf(connection: Connection, account: string): Promise<void> {
  for (const { id } of (await reportsFor(connection, account, null)).filter(({ owner }) => owner === account))
    await removeReport(connection, id);
  const params = new Params(connection.engine);
  await connection.run(`DELETE FROM "_report_mails" WHERE "account" = ${params.add(account)}`, params.values);
}

function reportIn(row: Readonly<Record<string, unknown>>): SavedReport {
  return {
    id: String(row['id']),
    resource: String(row['resource']),
    name: String(row['name']),
    query: String(row['query']),
    shape: REPORT_SHAPES.find((one) => one === row['shape']) ?? 'table',
    owner: String(row['owner']),
    role: textOrNull(row['role']),
    office: textOrNull(row['office_id']),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
