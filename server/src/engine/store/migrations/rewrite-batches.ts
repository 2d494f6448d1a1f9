import { isObject, type Model } from '@tuyen/model';
import type { Migration } from '../../domain.ts';
import type { Connection, Database } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';
import type { Table } from '../tables/columns.ts';
import { forgetFact, keepFact } from '../tables/facts.ts';
import type { ResourceDescription } from './description.ts';
import { difference, type TableChange } from './difference.ts';
import { slugRenames } from './follow-slugs.ts';
import { RefusedChange } from './refused.ts';
import { openRewriter, readPage, type Rewriter, writeRow } from './rewrite-rows.ts';

/** Number of rows that one transaction rewrites. Meanwhile, other writers wait for these rows. */
const BATCH = 200;
const FACT = 'rewrite:';

interface Rewrite {
  /**
   * Description of the schemas before the rewrite. It still applies to the rows that are not rewritten yet: rows with
   * an id greater than `after`.
   */
  readonly before: ResourceDescription;
  readonly migrations: readonly string[];
  readonly after: string;
}

export async function beginRewrite(
  connection: Connection,
  resource: string,
  before: ResourceDescription,
  waiting: readonly Migration[],
): Promise<void> {
  const open = await readRewrite(connection, resource);
  const migrations = waiting.filter(({ rows }) => rows[resource]).map(({ name }) => name);
  if (open && open.migrations.length > 0) throw unfinished(resource);
  await keepRewrite(connection, resource, { before: open?.before ?? before, migrations, after: '' });
}

export async function openRewrites(connection: Connection): Promise<readonly string[]> {
  const facts = await connection.texts(`SELECT "name" FROM "_facts" WHERE "name" LIKE '${FACT}%' ORDER BY "name"`);
  return facts.map((fact) => fact.slice(FACT.length));
}

/** Rewrites the rows of all unfinished tables in batches. Several processes can share the work. */
export async function finishRewrites(
  database: Database,
  tables: ReadonlyMap<string, Table>,
  model: Model,
  migrations: readonly Migration[],
): Promise<void> {
  for (const resource of await openRewrites(database)) {
    const table = tables.get(resource);
    if (!table) continue;
    let rewriter: Rewriter | undefined;
    for (let more = true; more;)
      more = await database.transaction(async (connection) => {
        const rewrite = await readRewrite(connection, resource);
        if (!rewrite) return false;
        rewriter ??= rewriterOf(table, rewrite, model, migrations);
        return writeBatch(connection, table, rewrite, rewriter);
      });
  }
}

async function writeBatch(
  connection: Connection,
  table: Table,
  rewrite: Rewrite,
  rewriter: Rewriter,
): Promise<boolean> {
  const resource = table.resource.name;
  const raws = await readPage(connection, table, rewrite.after, { lock: true, size: BATCH });
  for (const raw of raws) await writeRow(connection, table, raw, rewriter.rewritten(raw));
  const findings = rewriter.findings();
  if (findings.length > 0)
    throw new RefusedChange(`Rows of ${resource} were changed after they had been checked. Start again.`, findings);
  const last = raws.at(-1);
  if (last && raws.length === BATCH) await keepRewrite(connection, resource, { ...rewrite, after: last.id });
  else await forgetFact(connection, FACT + resource);
  return raws.length === BATCH;
}

function rewriterOf(
  table: Table,
  { before, migrations: names }: Rewrite,
  model: Model,
  all: readonly Migration[],
): Rewriter {
  const resource = table.resource.name;
  const { tables } = difference({ resources: { [resource]: before } }, model);
  const change: TableChange | undefined = tables.find((one) => one.resource.name === resource);
  const migrations = all.filter(({ name }) => names.includes(name));
  if (!change || migrations.length < names.length) throw unfinished(resource);
  return openRewriter(table, change, {
    model,
    migrations,
    slugs: slugRenames([], model, undefined),
    outcome: 'Rows before it are written; start again to go on.',
  });
}

/** @throws RefusedChange if another build has not finished rewriting the rows of the table */
export async function refuseOpenRewrite(connection: Connection, resource: string): Promise<void> {
  if (await readRewrite(connection, resource)) throw unfinished(resource);
}

function unfinished(resource: string): RefusedChange {
  return new RefusedChange(
    `Another build has not finished writing the rows of ${resource}. Start that build once more, then this one.`,
  );
}

async function readRewrite(connection: Connection, resource: string): Promise<Rewrite | undefined> {
  const params = new Params(connection.engine);
  const lock = connection.engine === 'postgres' ? ' FOR UPDATE' : '';
  const [fact] = await connection.rows(
    `SELECT "value" FROM "_facts" WHERE "name" = ${params.add(FACT + resource)}${lock}`,
    params.values,
  );
  const value: unknown = fact && JSON.parse(String(fact['value']));
  return isRewrite(value) ? value : undefined;
}

function isRewrite(value: unknown): value is Rewrite {
  return isObject(value) && isObject(value['before']) && Array.isArray(value['migrations']);
}

async function keepRewrite(connection: Connection, resource: string, rewrite: Rewrite): Promise<void> {
  await keepFact(connection, FACT + resource, JSON.stringify(rewrite));
}
