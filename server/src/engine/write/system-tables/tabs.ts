import type { Connection } from '../../store/database/connection.ts';
import { Params } from '../../store/database/sql-text.ts';

export interface SavedTab {
  readonly id: string;
  readonly resource: string;
  readonly name: string;
  /** Parameters of the list as in its URL: `filter=status||$eq||OPEN&sort=due_on,ASC`. */
  readonly query: string;
  readonly owner: string;
  /** Role with which the tab is shared: accounts with this role in the office see the tab too. */
  readonly role: string | null;
  /**
   * Office in which the tab was saved. Null if the project has no offices, or if a superuser without an office saved
   * the tab.
   */
  readonly office: string | null;
}

type Queries = Pick<Connection, 'engine' | 'rows'>;

export async function savedTabs(
  queries: Queries,
  resource: string,
  owner: string,
  office: string | null,
): Promise<readonly SavedTab[]> {
  const params = new Params(queries.engine);
  const own = `"owner" = ${params.add(owner)}`;
  const shared = office === null ? '' : ` OR ("role" IS NOT NULL AND "office_id" = ${params.add(office)})`;
  const rows = await queries.rows(
    `SELECT * FROM "_tabs" WHERE (${own}${shared}) AND "resource" = ${params.add(resource)} ORDER BY "id"`,
    params.values,
  );
  return rows.map((row) => ({
    id: String(row['id']),
    resource: String(row['resource']),
    name: String(row['name']),
    query: String(row['query']),
    owner: String(row['owner']),
    role: textOrNull(row['role']),
    office: textOrNull(row['office_id']),
  }));
}

export async function insertTab(connection: Connection, tab: SavedTab): Promise<void> {
  const params = new Params(connection.engine);
  const values = params.list([tab.id, tab.resource, tab.name, tab.query, tab.owner, tab.role, tab.office]);
  const columns = '"id", "resource", "name", "query", "owner", "role", "office_id"';
  await connection.run(`INSERT INTO "_tabs" (${columns}) VALUES (${values})`, params.values);
}

export async function rewriteTab(connection: Connection, { id, name, query, role, office }: SavedTab): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `UPDATE "_tabs" SET "name" = ${params.add(name)}, "query" = ${params.add(query)}, "role" = ${params.add(role)}, "office_id" = ${params.add(office)} WHERE "id" = ${params.add(id)}`,
    params.values,
  );
}

export async function removeTab(connection: Connection, id: string): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(`DELETE FROM "_tabs" WHERE "id" = ${params.add(id)}`, params.values);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
