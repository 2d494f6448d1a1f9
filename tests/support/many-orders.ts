import { loadProject } from '@tuyen/model/load';
import { openStore } from '@tuyen/server';
import { ANCHOR, type MockServer, openMockServer } from '@tuyen/server-mock';
import { fixtures } from '../../domain/src/fixtures/index.ts';
import { domain } from '../../domain/src/index.ts';
import { projectRoot } from './project-root.ts';

export type Watch = NonNullable<Parameters<typeof openStore>[0]['watch']>;

/** Number of orders of the fixtures that are copied. Each is copied many times. */
const SEEDED = 2000;
/**
 * One request of each kind that users send. `{page}` is different in each request, because responses from the cache
 * would prove nothing.
 */
export const WORKS: Readonly<Record<string, string>> = {
  'first page': 'orders?limit=25&page={page}',
  'first page, by code': 'orders?limit=25&page={page}&sort=code,ASC',
  'filter: a state': 'orders?limit=25&page={page}&filter=status||$eq||WAITING_FOR_CONFIRM',
  'filter: two fields': 'orders?limit=25&page={page}&filter=status||$eq||CONFIRMED&filter=request_kind||$eq||RENEW',
  'contains, a rare text': 'orders?limit={size}&page=1&filter=code||$cont||260001',
  'search, a code': 'orders?limit={size}&page=1&q=DH26000777',
  'tabs with their totals': 'orders/tabs',
  'report of a month': 'statistics/orders?from=2026-02-15&to=2026-03-16',
  dashboard: 'dashboard',
};

/**
 * Opens a server on the project's rows at a database URL. Tests send requests to it within the process.
 * @param watch receives each database statement with its parameters
 */
export async function openOrders(databaseUrl: string, watch?: Watch): Promise<MockServer> {
  const store = await openRows(databaseUrl, watch);
  return openMockServer({
    model: store.model,
    store,
    domain,
    fixtures,
    clock: { now: () => ANCHOR },
    rateLimits: false,
    anchor: ANCHOR,
  });
}

function openRows(databaseUrl: string, watch?: Watch) {
  const { model } = loadProject(projectRoot);
  if (!model) throw new Error('The schemas of the project have errors.');
  return openStore({ model, databaseUrl, ...(watch && { watch }) });
}

/**
 * Copies orders of the fixtures with other ids, codes and dates, up to the given number. Indexes are created at the
 * next start of a server.
 */
export async function growOrders(databaseUrl: string, rows: number): Promise<void> {
  await (await openOrders(databaseUrl)).app.close();
  // Opens the database without starting Tuyến's server, because the statements of that server have timeouts.
  const store = await openRows(databaseUrl);
  const { database } = store;
  const sqlite = database.engine === 'sqlite';
  const have = await store.reader.count('orders');
  const columns = store.tables.get('orders')?.columns.map(({ field }) => field.name) ?? [];
  const [n, code] = sqlite
    ? [`printf('%012x', n.n)`, `'DH' || (30000000 + n.n)`]
    : [`lpad(to_hex(n.n), 12, '0')`, `'DH' || (30000000 + n.n)`];
  const id = `substr(o.id, 1, 24) || ${n}`;
  // Takes the remainder before the multiplication: with a million rows, the product would otherwise be too large for
  // PostgreSQL's integers.
  const days = '(300 + ((n.n % 2900) * 7919) % 2900)';
  const moved = (field: string) =>
    sqlite
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', o.${field}, '-' || ${days} || ' days')`
      : `(o.${field} - ${days} * interval '1 day')`;
  const written = sqlite
    ? moved('created_at')
    : `to_char(${moved('created_at')} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const before = sqlite ? 'o.created_at' : `to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  // Computes the sort key of the code: each digit is replaced by a character, and these characters have the same order
  // as the digits.
  const digits = [...'0123456789'].reduce(
    (text, digit) => `replace(${text}, '${digit}', char(${59 + Number(digit)}))`,
    '(30000000 + n.n)',
  );
  const changed: Readonly<Record<string, string>> = {
    id,
    code,
    created_at: moved('created_at'),
    paid_at: moved('paid_at'),
    result_token: `substr(o.result_token, 1, 20) || ${n}`,
    _search: `replace(o._search, lower(o.code), lower(${code}))`,
    _doc: `replace(replace(replace(o._doc, o.id, ${id}), o.code, ${code}), ${before}, ${written})`,
    ...(sqlite && { 'code~sort': `substr(o."code~sort", 1, 2) || ${digits} || substr(o."code~sort", 11)` }),
  };
  const all = [...columns, '_doc', '_search', ...(sqlite ? ['code~sort'] : [])];
  const counting = sqlite
    ? `n(n) AS (SELECT ${have} UNION ALL SELECT n + 1 FROM n WHERE n + 1 < ${rows})`
    : `n(n) AS (SELECT * FROM generate_series(${have}, ${rows - 1}))`;
  const order = sqlite ? '_row' : 'id';
  await database.transaction(async (connection) => {
    if (!sqlite) {
      const indexes = await connection.rows<{ name: string }>(
        `SELECT indexname AS name FROM pg_indexes WHERE tablename = 'orders' AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
      );
      for (const { name } of indexes) await connection.script(`DROP INDEX "${name}"`);
      await connection.script(`DELETE FROM "_totals" WHERE "resource" = 'orders'`);
    }
    await connection.script(
      `WITH RECURSIVE ${counting}, s AS (SELECT *, row_number() OVER (ORDER BY ${order}) AS rn FROM orders WHERE code < 'DH3' LIMIT ${SEEDED})
       INSERT INTO orders (${all.map((name) => `"${name}"`).join(', ')})
       SELECT ${all.map((name) => changed[name] ?? `o."${name}"`).join(', ')} FROM n JOIN s AS o ON o.rn = n.n % ${SEEDED} + 1`,
    );
  });
  // Runs `VACUUM` now, which PostgreSQL would otherwise run itself some time after so many insertions. Index-only scans
  // need it, because without it they also read the rows.
  if (!sqlite) await database.script('VACUUM (ANALYZE) orders');
  await store.close();
}
