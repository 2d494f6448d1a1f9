import { isObject } from '@tuyen/model';
import type { Connection, SqlRow } from '../database/connection.ts';
import type { ReadDefaults } from '../tables/read-defaults.ts';
import { type Description, descriptionDigest, type FieldDescription, type ResourceDescription } from './description.ts';
import { RefusedChange } from './refused.ts';
import { obstacles } from './side-by-side.ts';
import { keepFact } from '../tables/facts.ts';

/**
 * Version of the database layout. A build refuses a database with a higher version than its own.
 * - 2: sort keys are stored beside their texts.
 * - 3: fields that are newer than a row get their defaults when the row is read. Only databases with such defaults have
 *   this version.
 */
const LAYOUT = 3;
const WITHOUT_DEFAULTS = 2;

export interface DatabaseState {
  readonly layout: number;
  readonly description: Description;
  /** Digests of the schemas from which the database was made, the current ones last. */
  readonly history: readonly string[];
  readonly migrations: readonly string[];
  readonly readDefaults?: ReadDefaults;
}

const FACT = 'made-from';
const NAMED = 3;

export async function readState(connection: {
  rows(sql: string): Promise<readonly SqlRow[]>;
}): Promise<DatabaseState | undefined> {
  const [fact] = await connection.rows(`SELECT "value" FROM "_facts" WHERE "name" = '${FACT}'`);
  const value: unknown = fact && JSON.parse(String(fact['value']));
  return isState(value) ? value : undefined;
}

function isState(value: unknown): value is DatabaseState {
  return isObject(value) && isObject(value['description']) && Array.isArray(value['history']);
}

export async function keepState(
  connection: Connection,
  state: DatabaseState | undefined,
  now: Description,
  gone: Description,
  migrations: readonly string[],
  readDefaults: ReadDefaults = {},
): Promise<void> {
  const digest = descriptionDigest(now);
  const history = [...(state?.history ?? []).filter((one) => one !== digest), digest];
  const ran = [...new Set([...(state?.migrations ?? []), ...migrations])];
  const hasDefaults = Object.keys(readDefaults).length > 0;
  const value = JSON.stringify({
    layout: hasDefaults ? LAYOUT : WITHOUT_DEFAULTS,
    description: gone,
    history,
    migrations: ran,
    ...(hasDefaults && { readDefaults }),
  } satisfies DatabaseState);
  if (state && JSON.stringify(state) === value) return;
  await keepFact(connection, FACT, value);
}

/**
 * Returns whether a newer build has changed the database but this build can still work with it. If so, this build
 * leaves the tables as they are.
 * @param lacking columns that this build writes and the tables lack
 * @throws RefusedChange if a newer build has changed the database so that this build cannot work with it
 */
export function runsBeside(
  state: DatabaseState | undefined,
  now: Description,
  migrations: readonly { readonly name: string }[],
  back: boolean,
  lacking: readonly string[] = [],
): boolean {
  if (!state) return false;
  const isEarlier = state.history.at(-1) !== descriptionDigest(now) && state.history.includes(descriptionDigest(now));
  if (state.layout <= LAYOUT && (!isEarlier || back)) return false;
  const reasons =
    state.layout > LAYOUT
      ? ['The layout of the database is newer.']
      : [...obstacles(now, state, migrations), ...lacking];
  if (reasons.length === 0) return true;
  throw new RefusedChange(
    `A newer build has changed this database, and this build is older: start the newer one, restore a backup of before, or go back on purpose with "tuyen db apply --back". Both cannot work at the same time: ${reasons.slice(0, NAMED).join(' ')}`,
  );
}

/**
 * Returns a description of the schemas for a database that does not store one yet. Its tables are assumed to match the
 * current schemas.
 */
export function descriptionOfTables(now: Description, columns: ReadonlyMap<string, ReadonlySet<string>>): Description {
  const resources: Record<string, ResourceDescription> = {};
  for (const [resource, described] of Object.entries(now.resources)) {
    const there = columns.get(resource);
    if (!there) continue;
    const fields: Record<string, FieldDescription> = {};
    for (const [field, known] of Object.entries(described.fields)) if (there.has(field)) fields[field] = known;
    resources[resource] = { ...described, fields };
  }
  return { resources };
}
