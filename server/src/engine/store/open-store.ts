import type { Model } from '@tuyen/model';
import { ownModel } from '@tuyen/model/backends';
import { type Table, tablesOf } from './tables/columns.ts';
import type { Connection, Database } from './database/connection.ts';
import { lockUntilCommit } from './database/advisory-locks.ts';
import { addSearchIndex, grownIndexes, hasSearchIndex } from './tables/indexes.ts';
import { bringUpToDate } from './migrations/bring-up-to-date.ts';
import { type UpToDateOptions } from './migrations/up-to-date-by.ts';
import { tablesAsStored } from './migrations/tables-as-stored.ts';
import { type Rows, rowsOver } from './rows.ts';
import type { Snapshots, Store } from './store.ts';
import { type Watch, watched } from './database/watched.ts';
import { openDatabase, type DatabaseOpening } from './open-database.ts';
import { currentNamespace, perNamespace } from './namespaces/current.ts';
import { claimExisting } from './uploads/upload-claims.ts';
import { createMonthPartitions } from './months/partitions.ts';
import { removeMonths } from './months/remove-months.ts';
import { openChangeFeed } from './changes/change-feed.ts';
import { type ChangeCollection, collectChanges, liveResources } from './changes/record-changes.ts';
import { type Changes, noteChange, startTotals, totalsInDatabase, totalsInMemory } from './totals.ts';

/**
 * Number of rows from which a table gets additional indexes. A scan of a smaller table takes only a few milliseconds,
 * so the indexes would slow writers down more than they help.
 */
const INDEX_FROM = 20_000;

/**
 * Milliseconds after which every transaction has ended. After this time, no row with an earlier creation time can be
 * added.
 */
const SETTLED = 600_000;
const settled = (now: Date): Date => new Date(now.getTime() - SETTLED);

/** Opens the store at a database URL: `file:path.db` or `postgres://…`. Without a URL, opens a database in memory. */
export async function openStore(
  options: DatabaseOpening & {
    readonly model: Model;
    readonly databaseUrl?: string | undefined;
    readonly watch?: Watch;
    /**
     * Receives the opened database, and returns the database that the store uses instead, for example one that keeps a
     * separate database for each namespace.
     */
    readonly adapt?: ((own: Database) => Database) | undefined;
    /** Resources whose reads a transaction caches: see `Domain.remembered`. */
    readonly remembered?: readonly string[] | undefined;
    readonly upToDate?: UpToDateOptions | undefined;
  },
): Promise<Store> {
  const { databaseUrl, watch } = options;
  const model = ownModel(options.model);
  const opened = await openDatabase(databaseUrl, options);
  const apart = options.adapt?.(opened) ?? opened;
  const database = watch ? watched(apart, watch) : apart;
  let tables = tablesOf(model, database.engine);
  let warnings: readonly string[];
  try {
    if (database.engine === 'postgres') await (await import('./database/postgres.ts')).assertWritable(database);
    const changes = await bringUpToDate(database, model, tables, options.upToDate);
    warnings = changes.filter(({ what }) => what === 'collision').map(({ text }) => text);
    tables = await tablesAsStored(database, tables);
  } catch (error) {
    await database.close();
    throw error;
  }
  await claimExisting(database, tables);

  const alone = database.engine === 'sqlite';
  const totals = alone ? totalsInMemory(database) : totalsInDatabase(database, tables);
  if (!alone) await countOnce(database, tables);
  await totals.addUntil(settled(new Date()), database);
  const listeners: ((resources: ReadonlySet<string>) => void)[] = [];
  const last: ((connection: Connection, resources: ReadonlySet<string>) => Promise<void>)[] = [];
  const indexed = perNamespace(() => ({ searchIndexed: new Set<string>(), grown: new Set<string>() }));
  async function indexGrown(): Promise<void> {
    if (!alone) return;
    const { grown, searchIndexed } = indexed();
    for (const table of tables.values()) {
      const { name } = table.resource;
      if (grown.has(name) || (await totals.of(name, undefined)) < INDEX_FROM) continue;
      for (const statement of grownIndexes(table, database.engine)) await database.script(statement);
      if (table.searchable.length > 0) {
        if (!(await hasSearchIndex(database, table))) await addSearchIndex(database, table);
        searchIndexed.add(name);
      }
      grown.add(name);
    }
  }
  await indexGrown();
  const remembered = rememberedOf(model, options.remembered);
  const versionsOf = perNamespace(() => new Map<string, number>());
  const notifyListeners = (written: ReadonlySet<string>) => {
    const versions = versionsOf();
    for (const name of written) versions.set(name, (versions.get(name) ?? 0) + 1);
    for (const listener of listeners) listener(written);
  };
  const live = liveResources(model);
  const feed = openChangeFeed(database);
  const everything = () => {
    totals.forget();
    feed.after([...live].map((resource) => ({ resource, id: undefined })));
    notifyListeners(new Set(tables.keys()));
  };
  const onReplaced: (() => void)[] = [];
  const replaced = () => {
    everything();
    for (const listener of onReplaced) listener();
  };
  const { states } = database;
  const snapshots: Snapshots | undefined = states && {
    begin: states.begin,
    take: states.changes,
    async restore(snapshot) {
      await states.become(snapshot);
      replaced();
    },
    first: states.first,
    replace: (work) => database.transaction(work, replaced),
  };
  let looked = false;
  const inTransaction = <T>(
    work: (connection: Connection, changes: Changes, written: ChangeCollection) => Promise<T>,
  ): Promise<T> => {
    const changes: Changes = new Map();
    const written = collectChanges(live);
    return database.transaction(
      async (connection) => {
        changes.clear();
        written.clear();
        const done = await work(connection, changes, written);
        await totals.before(connection, changes);
        for (const resource of changes.keys()) written.noteUnnamed(resource);
        await feed.before(connection, written.all());
        for (const listener of last) await listener(connection, new Set(changes.keys()));
        return done;
      },
      () => {
        totals.after(changes);
        if (changes.size > 0) notifyListeners(new Set(changes.keys()));
        feed.after(written.all());
      },
    );
  };
  const readOnly = () => {
    throw new Error('rows are written inside a transaction');
  };

  return {
    model,
    database,
    tables,
    warnings,
    totals,
    alone,
    reader: withoutLocks(rowsOver(database, tables, readOnly)),
    onCommit: (listener) => void listeners.push(listener),
    beforeCommit: (listener) => void last.push(listener),
    onReplaced: (listener) => void onReplaced.push(listener),
    replaced,
    changes: feed,
    live,
    refresh() {
      if (looked || !database.changedElsewhere || currentNamespace()) return;
      looked = true;
      setImmediate(() => (looked = false));
      if (database.changedElsewhere()) everything();
    },
    version: (resource) => versionsOf().get(resource) ?? 0,
    get searchIndexed() {
      return indexed().searchIndexed;
    },
    indexGrown,
    snapshots,
    async fill(image) {
      await database.fill?.(image);
      indexed().searchIndexed.clear();
      indexed().grown.clear();
      replaced();
      await indexGrown();
    },
    transaction: (work) =>
      inTransaction((connection, changes, { note }) =>
        work(rowsOver(connection, tables, (...change) => noteChange(changes, ...change), remembered, totals.has, note)),
      ),
    async keepMonths(now) {
      if (alone) return;
      for (const table of tables.values())
        if (table.resource.byMonth) await createMonthPartitions(database, table, now);
      await totals.addUntil(settled(now), database);
    },
    async removeMonths(resource, before) {
      // First add all rows that are older than `before` to the stored totals, because `removeMonths` subtracts the
      // removed rows from these totals.
      await totals.addUntil(before, database);
      return removeMonths({ database, tables, transaction: inTransaction }, resource, before);
    },
    serving: () => database.serving?.(),
    close: () => database.close(),
  };
}

/**
 * Returns the resources whose records are cached, such as settings. Nearly every write reads permissions and settings
 * several times.
 */
function rememberedOf({ identity, resources }: Model, others: readonly string[] = []): ReadonlySet<string> {
  const settings = resources.filter(({ singleton }) => singleton).map(({ name }) => name);
  return new Set([identity.offices?.resource ?? [], identity.roles?.resource ?? [], settings, others].flat());
}

/**
 * Returns rows that cannot be locked: the method `lock` only reads. Outside transactions, reads then never wait for a
 * writer.
 */
function withoutLocks(rows: Rows): Rows {
  return Object.create(rows, { lock: { value: rows.get } });
}

async function countOnce(database: Database, tables: ReadonlyMap<string, Table>): Promise<void> {
  const counted = [...tables].filter(([, { resource }]) => !resource.byMonth);
  await database.transaction(async (connection) => {
    await lockUntilCommit(connection, 'totals');
    await startTotals(connection, new Map(counted.map(([name, table]) => [name, table.column.has('office_id')])));
  });
}
