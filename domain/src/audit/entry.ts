import type { Profile } from '@tuyen/model';
import { clientKindOf } from '../clients/kinds.ts';
import type { Reader } from '../contract.ts';
import { objectOrEmpty } from '@tuyen/server-mock/domain';
import type { AuditEntry, RecordChange, Row } from '@tuyen/server-mock/domain';

/** A change as a row of `audit-logs`. Names are kept as they were then: an account may be renamed, or gone, when the log is read. */
export async function auditRow(entry: AuditEntry, reader: Reader): Promise<Row> {
  const { actor } = entry;
  const name = await nameOf(entry, reader);
  return loggedAs(entry, actor.kind === 'staff' ? { name, userId: actor.userId } : { name });
}

/** As `auditRow`, with what is kept of the actor at hand. */
export function loggedAs<O extends string | null>(
  entry: Omit<AuditEntry, 'actor'> & { readonly officeId: O },
  by: { readonly name: string; readonly userId?: string },
) {
  const { before, after } = entry;
  const kind = clientKindOf(entry.clientKind);
  return {
    at: entry.at,
    actor: by.name,
    ...(by.userId !== undefined && { user_id: by.userId }),
    ...(kind && { client_kind: kind }),
    office_id: entry.officeId,
    resource: entry.resource,
    record_id: entry.recordId,
    action: entry.action,
    ...(before && { before }),
    ...(after && { after }),
  };
}

/** Who changed a record after the version that somebody looked at, oldest change first. */
export async function changesOf(
  reader: Reader,
  { resource, id, since }: { readonly resource: string; readonly id: string; readonly since: number },
): Promise<readonly RecordChange[]> {
  const entries = await reader.find('audit-logs', { record_id: id, resource }, { sort: '-at', limit: MOST_CHANGES });
  return entries
    .map((row) => ({ row, version: versionOf(row.after) }))
    .filter(({ version }) => version > since)
    .toSorted((one, other) => one.version - other.version)
    .map(({ row: { at, actor, action, before, after } }) => ({
      at: at ?? '',
      by: actor ?? '',
      action: action ?? '',
      fields: fieldsIn(before, after),
    }));
}

const versionOf = (after: unknown): number => Number(objectOrEmpty(after)['version']);

const MOST_CHANGES = 100;

function fieldsIn(before: unknown, after: unknown): readonly string[] {
  const names = new Set([...Object.keys(objectOrEmpty(before)), ...Object.keys(objectOrEmpty(after))]);
  return [...names].filter((name) => name !== 'version' && name !== 'updated_at');
}

/** Names by profile: a profile is read anew whenever accounts change, and what hangs on it goes with it. */
const usernames = new WeakMap<Profile, string>();

async function nameOf({ actor }: AuditEntry, reader: Reader): Promise<string> {
  if (actor.kind === 'client') return actor.name ?? actor.clientId;
  if (actor.kind === 'customer') return actor.name ?? 'Khách hàng';
  if (actor.kind === 'system') return actor.name ? `Hệ thống (${actor.name})` : 'Hệ thống';
  const known = usernames.get(actor.profile);
  if (known !== undefined) return known;
  const user = await reader.get('users', actor.userId);
  const username = String(user?.username ?? actor.userId);
  const name = typeof user?.full_name === 'string' ? `${user.full_name} (${username})` : username;
  usernames.set(actor.profile, name);
  return name;
}
