import { type Field, type Resource, textIn } from '@tuyen/schemas';
import { Problem } from '../problem.ts';
import type { Table } from '../store/columns.ts';
import type { Rows } from '../store/rows.ts';
import { Params } from '../store/sql-text.ts';

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
    // Who made a record is history, not need.
    const places = table.columns
      .filter(({ field }) => field.name !== 'created_by' && refersTo(field, resource.name))
      .map((column) => {
        if (!column.json) return `${column.name} = ${params.add(id)}`;
        const text = rows.engine === 'postgres' ? `${column.name}::text` : column.name;
        // Ids are random: one that stands quoted in the JSON is a reference.
        return rows.engine === 'postgres'
          ? `strpos(${text}, ${params.add(JSON.stringify(id), 'text')}) > 0`
          : `instr(${text}, ${params.add(JSON.stringify(id))}) > 0`;
      });
    if (places.length === 0) continue;
    const itself = table.resource.name === resource.name ? ` AND "id" <> ${params.add(id)}` : '';
    const [row] = await rows.connection.rows(
      `SELECT count(*) AS n FROM ${table.name} WHERE (${places.join(' OR ')})${itself}`,
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

function refersTo(field: Field, resource: string): boolean {
  if (field.kind === 'reference' || field.kind === 'reference-list') return field.resource === resource;
  if (field.kind === 'nested-list' || field.kind === 'nested-object') {
    return field.fields.some((inner) => refersTo(inner, resource));
  }
  return false;
}
