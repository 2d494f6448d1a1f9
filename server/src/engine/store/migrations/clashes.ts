import type { Model } from '@tuyen/model';
import { type Connection, name } from '../database/connection.ts';
import type { Description } from './description.ts';
import type { StoredDifference } from './difference.ts';

/**
 * Name conflict: the schemas use the name of a table or column for something new, while the database still uses it for
 * something else.
 */
export interface Clash {
  readonly text: string;
  /**
   * Removed table or column that the database still stores under this name. It must be dropped before the schemas can
   * use the name. Undefined if the conflict has another cause: a newer build has renamed something, and the schemas use
   * its old name.
   */
  readonly leftover?: { readonly table: string; readonly column?: string };
}

export function clashesOf(
  known: Description,
  { resources }: Pick<Model, 'resources'>,
  { tables }: StoredDifference,
): readonly Clash[] {
  return tables.flatMap(({ resource, exists, renamedFrom, renamedFields, added }) => {
    const own = known.resources[renamedFrom ?? resource.name];
    const later = exists ? undefined : laterName(known.resources, resource.name, resources);
    const leftoverTable = renamedFrom !== undefined && known.resources[resource.name] !== undefined;
    return [
      ...(later === undefined ? [] : [renamedSince(resource.name, later)]),
      ...(leftoverTable ? [inTheWay(resource.name, renamedFrom, { table: resource.name })] : []),
      ...[...renamedFields].flatMap(([to, from]) =>
        own?.fields[to]
          ? [inTheWay(`${resource.name}.${to}`, from, { table: renamedFrom ?? resource.name, column: to })]
          : [],
      ),
      ...(own ? added : []).flatMap((field) => {
        const now = laterName(own?.fields ?? {}, field.name, resource.fields);
        return now === undefined ? [] : [renamedSince(`${resource.name}.${field.name}`, now)];
      }),
    ];
  });
}

export async function dropLeftover(connection: Connection, clashes: readonly Clash[]): Promise<void> {
  for (const { leftover } of clashes) {
    if (!leftover) continue;
    if (leftover.column !== undefined)
      await connection.script(`ALTER TABLE ${name(leftover.table)} DROP COLUMN ${name(leftover.column)}`);
    else {
      if (connection.engine === 'sqlite')
        await connection.script(`DROP TABLE IF EXISTS ${name(`${leftover.table}.search`)}`);
      await connection.script(`DROP TABLE ${name(leftover.table)}`);
    }
  }
}

function laterName(
  known: Readonly<Record<string, { readonly from?: string; readonly gone?: true }>>,
  own: string,
  today: readonly { readonly name: string }[],
): string | undefined {
  return Object.entries(known).find(
    ([key, { from, gone }]) => from === own && !gone && !today.some((one) => one.name === key),
  )?.[0];
}

function renamedSince(what: string, later: string): Clash {
  return {
    text: `${what} is called "${later}" in this database and would be empty. Write "x-renamed-from": "${later}" at it, or restore a backup of before.`,
  };
}

function inTheWay(what: string, from: string, leftover: NonNullable<Clash['leftover']>): Clash {
  return {
    text: `${what} is to be "${from}", and ${leftover.column === undefined ? 'a table' : 'a column'} of this name is kept from before. Drop what is kept with: tuyen db apply --drop`,
    leftover,
  };
}
