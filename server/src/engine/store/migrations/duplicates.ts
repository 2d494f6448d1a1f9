import type { Field } from '@tuyen/model';
import { parseObject } from '../../json-object.ts';
import type { Connection } from '../database/connection.ts';
import type { Table } from '../tables/columns.ts';
import { titleIn } from './findings.ts';
import type { MigrationObstacle } from './refused.ts';

export async function duplicatesOf(
  connection: Connection,
  table: Table,
  field: Field,
): Promise<readonly MigrationObstacle[]> {
  const column = table.column.get(field.name)?.name ?? '';
  const twice = `SELECT ${column} FROM ${table.name} WHERE ${column} IS NOT NULL GROUP BY ${column} HAVING count(*) > 1`;
  const [found] = await connection.rows<{ n: number }>(
    `SELECT count(*) AS n FROM ${table.name} WHERE ${column} IN (${twice})`,
  );
  const count = Number(found?.n ?? 0);
  if (count === 0) return [];
  const docs = await connection.texts(
    `SELECT ${table.doc} FROM ${table.name} WHERE ${column} IN (${twice}) ORDER BY ${column}, "id" LIMIT 3`,
  );
  const first = docs
    .map(parseObject)
    .map((row) => `${titleIn(table.resource, row)} = ${JSON.stringify(row[field.name])}`);
  return [{ resource: table.resource.name, field: field.name, reason: 'duplicate', count, first }];
}
