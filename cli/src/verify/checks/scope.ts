import { may, slugFor } from '@tuyen/model';
import type { Row } from '../client.ts';
import { type Context, expectStatus, rowsIn } from '../context.ts';
import type { Account } from './permissions.ts';

/** For each office ID, the IDs of the office itself and of all offices below it. */
export type Offices = ReadonlyMap<string, ReadonlySet<string>>;

/** @param parent field that refers to the parent office */
export function officesIn(rows: readonly Row[], parent: string | undefined): Offices {
  const below = new Map(rows.map(({ id }) => [String(id), new Set([String(id)])]));
  const parents = new Map(rows.map((row) => [String(row['id']), parent === undefined ? undefined : row[parent]]));
  for (const id of below.keys()) {
    const passed = new Set<unknown>();
    for (let above = parents.get(id); typeof above === 'string' && !passed.has(above); above = parents.get(above)) {
      passed.add(above);
      below.get(above)?.add(id);
    }
  }
  return below;
}

/**
 * Checks that an account reads all records of its own office and the offices below it, and no others.
 * @param write whether to send updates of records of other offices too; their bodies are empty, so that nothing changes
 * even if the server accepts them
 */
export async function checkScope(
  context: Context,
  accounts: readonly Account[],
  offices: Offices,
  write: boolean,
): Promise<void> {
  const { resource, rows, complete } = context;
  const { name, module, actions } = resource;
  if (resource.scope !== 'office' || !actions.includes('list')) return;
  const last = String(rows.at(-1)?.['id'] ?? '');
  for (const account of accounts) {
    const { profile, send } = account;
    const within = profile.office_id === null ? undefined : offices.get(profile.office_id);
    if (profile.is_superuser || !within || !may(profile, profile.office_id, slugFor(module, 'list'))) continue;
    const answer = await send('GET', `${name}?sort=id,ASC&limit=${rows.length + 1}`);
    const all = rowsIn(answer.body);
    // Skips a list that the server refuses, because another check tests the permissions.
    if (answer.status !== 200 || !all) continue;
    const seen = new Set(all.map(({ id }) => String(id)).filter((id) => complete || id <= last));
    const isOwn = (row: Row) => within.has(String(row['office_id']));
    const isSeen = ({ id }: Row) => seen.has(String(id));
    const missing = rows.find((row) => isOwn(row) && !isSeen(row));
    const extra = rows.find((row) => !isOwn(row) && isSeen(row));
    if (missing) report(`${missing['id']}, which belongs to office ${missing['office_id']}`, 'a list without it');
    if (extra) report(`no record of office ${extra['office_id']}`, `${extra['id']}`);
    const hidden = rows.find((row) => !isOwn(row) && !isSeen(row));
    if (!hidden) continue;
    const one = `${name}/${hidden['id']}`;
    if (actions.includes('show'))
      expectStatus(context, await send('GET', one), 404, 'not_found', 'permission', '/scope');
    if (write && actions.includes('edit') && may(profile, profile.office_id, slugFor(module, 'edit')))
      expectStatus(context, await send('PATCH', one, {}), 404, 'not_found', 'permission', '/scope');

    function report(expected: string, got: string): void {
      context.report(
        'permission',
        answer,
        `${expected}: ${account.name} works in office ${profile.office_id}`,
        got,
        '/scope',
      );
    }
  }
}
