import type { Profile } from '@tuyen/schemas';
import type { AuditEntry, Reader, Row } from '../../engine/domain.ts';

/** A change as a row of `audit-logs`. Names are kept as they were then: an account may be renamed, or gone, when the log is read. */
export async function auditRow(entry: AuditEntry, reader: Reader): Promise<Row> {
  const { actor } = entry;
  return {
    at: entry.at,
    actor: await nameOf(entry, reader),
    user_id: actor.kind === 'staff' ? actor.userId : undefined,
    client_kind: entry.clientKind,
    office_id: entry.officeId,
    resource: entry.resource,
    record_id: entry.recordId,
    action: entry.action,
    before: entry.before,
    after: entry.after,
  };
}

/** Usernames by profile: a profile is read anew whenever accounts change, and what hangs on it goes with it. */
const usernames = new WeakMap<Profile, string>();

async function nameOf({ actor }: AuditEntry, reader: Reader): Promise<string> {
  if (actor.kind === 'client') return actor.name ?? actor.clientId;
  if (actor.kind === 'customer') return actor.name ?? 'Khách hàng';
  if (actor.kind === 'system') return actor.name ? `Hệ thống (${actor.name})` : 'Hệ thống';
  const known = usernames.get(actor.profile);
  if (known !== undefined) return known;
  const user = await reader.get('users', actor.userId);
  const name = String(user?.['username'] ?? actor.userId);
  usernames.set(actor.profile, name);
  return name;
}
