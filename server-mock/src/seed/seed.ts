import type { FixtureContext, FixtureSet, Fixtures, SeedFile, SeededMessage } from '../fixtures.ts';
import { type Model, type Resource, signInNameOf } from '@tuyen/model';
import type { Domain, Reader, Row } from '@tuyen/server/domain';
import {
  canonicalRow,
  changeMessage,
  type Connection,
  withMandatoryFields,
  hashPublishedPassword,
  hashToken,
  insertUploads,
  lockUntilCommit,
  omitNulls,
  Params,
  putMessage,
  type Rows,
  type Store,
  storedAddress,
  systemTableNames,
} from '@tuyen/server/extension';
import { withSerials } from './sample/serials.ts';
import type { SampleTexts } from './sample/texts.ts';
import { DEMO_PASSWORD, syntheticRows } from './synthetic-rows.ts';
import { fixedId, fixedUploadId, seededRandom } from './random.ts';

export interface SeedSource {
  readonly anchor: Date;
  /** Fixtures of the project. If undefined, all resources get synthetic rows. */
  readonly fixtures?: Fixtures | undefined;
  readonly texts?: SampleTexts | undefined;
  /** Loads `texts` when the database is filled, not at the start, because their word lists take time to load. */
  readonly openTexts?: (() => Promise<SampleTexts>) | undefined;
}

/**
 * Fills an empty database. Returns the lines to print: demonstration accounts and keys. Returns none if another process
 * that started at the same time has already filled the database.
 */
export async function seed(store: Store, domain: Domain, source: SeedSource): Promise<readonly string[]> {
  const { anchor } = source;
  const uploads = new Map<string, SeedFile>();
  const set = await fixtureSet(store, domain, source, uploads);
  return store.transaction(async (rows) => {
    await lockUntilCommit(rows.connection, 'seeding');
    if (!(await isEmpty(store, rows))) return [];
    const files = Array.from(uploads, ([id, file]) => ({ id, ...file, madeBy: null }));
    await insertUploads(rows.connection, files);
    for (const resource of store.model.resources) {
      const known = new Set(resource.fields.map((field) => field.name));
      const given = set.rows[resource.name] ?? [];
      await rows.insertAll(resource.name, completed(resource, known, given, anchor));
    }
    for (const message of set.messages ?? []) await seedMessage(rows, domain, message);
    for (const [counter, next] of Object.entries(set.counters ?? {})) await setCounter(rows, counter, next - 1);
    return set.notes ?? [];
  });
}

export async function isEmpty(store: Store, reader: Reader = store.reader): Promise<boolean> {
  for (const name of store.tables.keys()) if ((await reader.first(name, {})) !== undefined) return false;
  return true;
}

export async function clear(store: Store): Promise<void> {
  await store.transaction(async (rows) => {
    for (const { name } of store.tables.values()) await rows.connection.run(`DELETE FROM ${name}`);
    for (const name of systemTableNames(rows.engine)) {
      // Keep `_facts`: it contains the secret of the installation, which must survive a reset.
      if (name !== '_facts') await rows.connection.run(`DELETE FROM "${name}"`);
    }
  });
  store.replaced();
}

async function fixtureSet(
  store: Store,
  domain: Domain,
  { fixtures, anchor, ...source }: SeedSource,
  uploads: Map<string, SeedFile>,
): Promise<FixtureSet> {
  const context: FixtureContext = {
    model: store.model,
    anchor,
    random: seededRandom(20_260_316),
    id: (resource, key) => fixedId(anchor, resource, key),
    upload: (key, file) => {
      const id = fixedUploadId(key);
      uploads.set(id, file);
      return storedAddress(id);
    },
    password: hashPublishedPassword,
    hashKey: hashToken,
  };
  const given = fixtures?.(context) ?? { rows: {} };
  const keyed = Object.fromEntries(
    Object.entries(given.rows).map(([name, rows = []]) => [
      name,
      rows.map((row, index) => (row['id'] === undefined ? { ...row, id: context.id(name, index) } : row)),
    ]),
  );
  const texts = source.texts ?? (await source.openTexts?.());
  const synthetic = syntheticRows(context, keyed, texts);
  const numbered = texts?.wording
    ? await withSerials(store.model, domain, synthetic)
    : { rows: synthetic, counters: {} };
  return {
    ...given,
    counters: { ...numbered.counters, ...given.counters },
    notes: given.notes ?? firstAccount(store.model, synthetic),
    rows: { ...keyed, ...numbered.rows },
  };
}

function firstAccount({ identity: { users } }: Model, rows: Readonly<Record<string, readonly Row[]>>): string[] {
  const [account] = rows[users.resource] ?? [];
  const name = users.password === undefined ? undefined : account && signInNameOf(users, account);
  return name === undefined ? [] : [`${name} / ${DEMO_PASSWORD}`];
}

function* completed(resource: Resource, known: ReadonlySet<string>, rows: Iterable<Row>, anchor: Date): Iterable<Row> {
  for (const row of rows) yield complete(resource, known, row, anchor);
}

function complete(resource: Resource, known: ReadonlySet<string>, row: Row, anchor: Date): Row {
  const at = anchor.toISOString();
  const unknown = Object.keys(row).filter((field) => !known.has(field));
  if (unknown.length > 0) throw new Error(`fixtures of ${resource.name} set unknown fields: ${unknown.join(', ')}`);
  const stamped = { version: 1, created_at: at, updated_at: row['created_at'] ?? at, ...row };
  return withMandatoryFields(resource, canonicalRow(resource.fields, omitNulls(stamped)));
}

async function seedMessage(
  rows: Rows,
  domain: Domain,
  { id, message, at, attempts, now }: SeededMessage,
): Promise<void> {
  const parts = { domain, clock: { now: () => at } };
  await putMessage(parts, rows, message, id);
  await changeMessage(parts, rows, id, {
    state: now.state,
    attempts,
    problem: ('problem' in now && now.problem) || null,
    detail: ('detail' in now && now.detail) || null,
    due_at: now.state === 'WAITING' ? now.dueAt.getTime() : at.getTime(),
    // The server deletes the content of a mail once it is sent, so a sent mail of the fixtures has no content either.
    ...(now.state === 'SENT' && { sent_at: now.sentAt.getTime(), text: '', html: null }),
  });
}

async function setCounter(rows: Rows, counter: string, value: number): Promise<void> {
  const { connection }: { connection: Connection } = rows;
  const params = new Params(connection.engine);
  const values = params.list([counter, value]);
  await connection.run(
    `INSERT INTO "_counters" ("name", "value") VALUES (${values}) ON CONFLICT ("name") DO UPDATE SET "value" = excluded."value"`,
    params.values,
  );
}
