import { isObject } from '@tuyen/model';
import type { Connection } from '../../store/database/connection.ts';
import { Params } from '../../store/database/sql-text.ts';

/** How a person has placed a tile on their dashboard. */
export interface PlacedTile {
  readonly name: string;
  readonly hidden: boolean;
  /** Undefined: as the dashboard file says. */
  readonly wide?: boolean | undefined;
}

type Queries = Pick<Connection, 'engine' | 'rows'>;

/** Returns the arrangement of a dashboard by an account, or undefined if it has none. */
export async function layoutOf(
  queries: Queries,
  account: string,
  dashboard: string,
): Promise<readonly PlacedTile[] | undefined> {
  const params = new Params(queries.engine);
  const [row] = await queries.rows(
    `SELECT "tiles" FROM "_layouts" WHERE "account" = ${params.add(account)} AND "dashboard" = ${params.add(dashboard)}`,
    params.values,
  );
  const stored: unknown = row && JSON.parse(String(row['tiles']));
  return Array.isArray(stored) ? stored.filter(isObject).map(placedTile) : undefined;
}

function placedTile(stored: Readonly<Record<string, unknown>>): PlacedTile {
  const { name, hidden, wide } = stored;
  return { name: String(name), hidden: hidden === true, ...(typeof wide === 'boolean' && { wide }) };
}

export async function keepLayout(
  connection: Connection,
  account: string,
  dashboard: string,
  tiles: readonly PlacedTile[],
): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `INSERT INTO "_layouts" ("account", "dashboard", "tiles") VALUES (${params.list([account, dashboard, JSON.stringify(tiles)])})
     ON CONFLICT ("account", "dashboard") DO UPDATE SET "tiles" = excluded."tiles"`,
    params.values,
  );
}

export async function removeLayout(connection: Connection, account: string, dashboard?: string): Promise<void> {
  const params = new Params(connection.engine);
  const own = `DELETE FROM "_layouts" WHERE "account" = ${params.add(account)}`;
  await connection.run(
    dashboard === undefined ? own : `${own} AND "dashboard" = ${params.add(dashboard)}`,
    params.values,
  );
}
