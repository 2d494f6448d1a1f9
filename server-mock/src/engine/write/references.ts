import { type Field, type Resource, textIn } from '@tuyen/schemas';
import type { Row } from '../domain.ts';
import { type FieldError, Problem } from '../problem.ts';
import type { Table } from '../store/columns.ts';
import { name } from '../store/connection.ts';
import type { Rows } from '../store/rows.ts';
import { Params } from '../store/sql-text.ts';

interface Reference {
  readonly path: string;
  readonly resource: string;
  readonly id: string;
}

/**
 * Every record that the values refer to must exist; 422 names the fields whose records do not. On PostgreSQL the records are held
 * until the transaction ends, so that none is deleted meanwhile.
 */
export async function checkReferences(rows: Rows, fields: readonly Field[], values: Readonly<Row>): Promise<void> {
  const found = fields.flatMap((field) => referencesIn(field, values[field.name], field.name));
  if (found.length === 0) return;
  const errors: Record<string, FieldError> = {};
  for (const [resource, references] of Map.groupBy(found, (reference) => reference.resource)) {
    const params = new Params(rows.engine);
    const ids = [...new Set(references.map((reference) => reference.id))].sort();
    const lock = rows.engine === 'postgres' ? ' ORDER BY "id" FOR KEY SHARE' : '';
    const known = new Set(
      await rows.connection.texts(
        `SELECT "id" FROM ${name(resource)} WHERE "id" IN (${params.list(ids)})${lock}`,
        params.values,
      ),
    );
    for (const { path, id } of references) if (!known.has(id)) errors[path] = { code: 'reference' };
  }
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
}

function referencesIn(field: Field, value: unknown, path: string): Reference[] {
  if (value === null || value === undefined) return [];
  if (field.kind === 'reference') return [{ path, resource: field.resource, id: String(value) }];
  if (field.kind === 'reference-list' && Array.isArray(value)) {
    return value.map((id, index) => ({ path: `${path}.${index}`, resource: field.resource, id: String(id) }));
  }
  if (field.kind === 'nested-list' && Array.isArray(value)) {
    return value.flatMap((item, index) => inside(field.fields, item, `${path}.${index}`));
  }
  return field.kind === 'nested-object' ? inside(field.fields, value, path) : [];
}

function inside(fields: readonly Field[], value: unknown, path: string): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  return fields.flatMap((field) => referencesIn(field, (value as Row)[field.name], `${path}.${field.name}`));
}

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
