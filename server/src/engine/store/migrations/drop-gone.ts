import { type Connection, name } from '../database/connection.ts';
import type { StoredChange, StoredDifference } from './difference.ts';

/**
 * Drops the tables and columns that the schemas no longer define. The caller must have dropped the indexes of these
 * columns.
 */
export async function dropGone(
  connection: Connection,
  { tables, gone }: StoredDifference,
): Promise<readonly StoredChange[]> {
  const dropped: StoredChange[] = [];
  for (const { resource, gone: fields } of tables) {
    for (const field of fields) {
      await connection.script(`ALTER TABLE ${name(resource.name)} DROP COLUMN ${name(field)}`);
      dropped.push({
        resource: resource.name,
        field,
        what: 'removed',
        text: `${resource.name}.${field}: its column is dropped`,
      });
    }
  }
  for (const resource of gone) {
    if (connection.engine === 'sqlite') await connection.script(`DROP TABLE IF EXISTS ${name(`${resource}.search`)}`);
    await connection.script(`DROP TABLE ${name(resource)}`);
    dropped.push({ resource, what: 'removed', text: `${resource}: its table is dropped` });
  }
  return dropped;
}
