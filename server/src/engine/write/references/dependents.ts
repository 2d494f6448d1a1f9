import { type Resource, slugFor, textIn } from '@tuyen/model';
import type { Auth, Caller, WriteContext } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import type { Table } from '../../store/tables/columns.ts';
import type { Rows } from '../../store/rows.ts';
import { Params } from '../../store/database/sql-text.ts';
import type { WriteParts } from '../parts.ts';
import { refersIn } from './referring.ts';

/**
 * Prevents the deletion of a record to which others refer.
 * @throws 409 `still_referenced` with the resources of records that the caller can read, or 409
 * `still_referenced_elsewhere` if the caller can read none of them
 */
export async function checkUnreferenced(
  { store: { tables, model }, auth: { may } }: Pick<WriteParts, 'store' | 'auth'>,
  rows: Rows,
  { caller, language }: WriteContext,
  { resource, id }: { readonly resource: Resource; readonly id: string },
): Promise<void> {
  const languages = [language, ...model.languages];
  const dependents: { readonly name: string; readonly label: string; readonly count: number }[] = [];
  let elsewhere = false;
  for (const table of tables.values()) {
    const params = new Params(rows.engine);
    // Add the parameters of this condition first. It comes first in the SQL text, and SQLite binds values in the order
    // of the text.
    const seen = seenPart(table, caller, may, params);
    const place = refersIn(table, resource.name, id, params);
    if (place === undefined) continue;
    const itself = table.resource.name === resource.name ? ` AND "id" <> ${params.add(id)}` : '';
    const [row] = await rows.connection.rows(
      `SELECT count(*) AS n, ${seen} AS seen FROM ${table.name} WHERE ${place}${itself}`,
      params.values,
    );
    const count = Number(row?.['seen'] ?? 0);
    const label = textIn(table.resource.plural, language, languages);
    if (count > 0) dependents.push({ name: table.resource.name, label, count });
    elsewhere ||= Number(row?.['n']) > count;
  }
  if (dependents.length === 0) {
    if (elsewhere) throw new Problem(409, 'still_referenced_elsewhere');
    return;
  }
  throw new Problem(
    409,
    'still_referenced',
    { dependents: dependents.map(({ label, count }) => `${label} (${count})`).join(', ') },
    Object.fromEntries(dependents.map(({ name: dependent, count }) => [dependent, String(count)])),
  );
}

function seenPart({ resource }: Table, caller: Caller | undefined, may: Auth['may'], params: Params): string {
  if (!caller || caller.profile?.is_superuser) return 'count(*)';
  if (!may(caller, slugFor(resource.module, 'list'))) return '0';
  if (resource.scope !== 'office' || !caller.readableOffices) return 'count(*)';
  if (caller.readableOffices.length === 0) return '0';
  return `count(CASE WHEN "office_id" IN (${params.list(caller.readableOffices)}) THEN 1 END)`;
}
