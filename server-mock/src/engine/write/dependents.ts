import { type Resource, textIn } from '@tuyen/schemas';
import { Problem } from '../problem.ts';
import type { Table } from '../store/columns.ts';
import type { Rows } from '../store/rows.ts';
import { Params } from '../store/sql-text.ts';
import { refersIn } from './referring.ts';

/** 409 `still_referenced` where other records need the one that is to go, naming them by resource. */
export async function checkUnreferenced(
  rows: Rows,
  tables: ReadonlyMap<string, Table>,
  resource: Resource,
  id: string,
  languages: readonly string[],
): Promise<void> {
  const dependents: { readonly name: string; readonly label: string; readonly count: number }[] = [];
  for (const table of tables.values()) {
    const params = new Params(rows.engine);
    const place = refersIn(table, resource.name, id, params);
    if (place === undefined) continue;
    const itself = table.resource.name === resource.name ? ` AND "id" <> ${params.add(id)}` : '';
    const [row] = await rows.connection.rows(
      `SELECT count(*) AS n FROM ${table.name} WHERE ${place}${itself}`,
      params.values,
    );
    const count = Number(row?.['n']);
    const label = textIn(table.resource.plural, languages[0] ?? '', languages);
    if (count > 0) dependents.push({ name: table.resource.name, label, count });
  }
  if (dependents.length === 0) return;
  throw new Problem(
    409,
    'still_referenced',
    { dependents: dependents.map(({ label, count }) => `${label} (${count})`).join(', ') },
    Object.fromEntries(dependents.map(({ name: dependent, count }) => [dependent, String(count)])),
  );
}
