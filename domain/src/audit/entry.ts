import { isObject, type Profile } from '@tuyen/model';
import { clientKindOf } from '../clients/kinds.ts';
import type { Reader } from '../contract.ts';
import { isHeld } from '../privacy/personal.ts';
import type { AuditEntry, LoggedEntry, Row } from '@tuyen/server/domain';

/** A change as a row of `audit-logs`. Names are kept as they were then: an account may be renamed, or gone, when the log is read. */
export async function auditRow(entry: AuditEntry, reader: Reader): Promise<Row> {
  const { actor } = entry;
  const name = await nameOf(entry, reader);
  const customer = await concerned(entry, reader);
  return {
    ...loggedAs(entry, actor.kind === 'staff' ? { name, userId: actor.userId } : { name }),
    ...(customer !== undefined && { customer_id: customer }),
  };
}

/** Whose personal data the record holds: the entry belongs to what is held about them. */
async function concerned(
  { resource, recordId, before, after }: AuditEntry,
  reader: Reader,
): Promise<string | undefined> {
  if (resource === 'customers') return recordId === ALL ? undefined : recordId;
  if (!isHeld(resource) || recordId === ALL) return undefined;
  const named =
    after?.['customer_id'] ?? before?.['customer_id'] ?? (await reader.get(resource, recordId))?.customer_id;
  return typeof named === 'string' ? named : undefined;
}

/** Stands for the records of a resource where an operation is on none. */
const ALL = '*';

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

/** What the log has of a record, newest first. */
export async function entriesOf(
  reader: Reader,
  { resource, id, limit }: { readonly resource: string; readonly id: string; readonly limit: number },
): Promise<readonly LoggedEntry[]> {
  const entries = await reader.find('audit-logs', { record_id: id, resource }, { sort: '-at', limit });
  return entries.map((row) => ({
    id: row.id,
    at: row.at ?? '',
    by: actorIn(row.actor ?? ''),
    officeId: row.office_id ?? null,
    action: row.action ?? '',
    before: isObject(row.before) ? row.before : undefined,
    after: isObject(row.after) ? row.after : undefined,
  }));
}

/** The system's own works and citizens are kept in words; the screens have them in the reader's language. */
function actorIn(actor: string): string {
  if (actor === CITIZEN) return 'customer';
  const job = SYSTEM.exec(actor);
  return job ? (job[1] ?? 'system') : actor;
}

export const CITIZEN = 'Khách hàng';
/** One of the system's own works: `Hệ thống (deadlines)`. */
export const SYSTEM = /^Hệ thống(?: \((.+)\))?$/u;

/** Names by profile: a profile is read anew whenever accounts change, and what hangs on it goes with it. */
const usernames = new WeakMap<Profile, string>();

async function nameOf({ actor }: AuditEntry, reader: Reader): Promise<string> {
  if (actor.kind === 'client') return actor.name ?? actor.clientId;
  if (actor.kind === 'customer') return actor.name ?? CITIZEN;
  if (actor.kind === 'system') return actor.name ? `Hệ thống (${actor.name})` : 'Hệ thống';
  const known = usernames.get(actor.profile);
  if (known !== undefined) return known;
  const user = await reader.get('users', actor.userId);
  const username = String(user?.username ?? actor.userId);
  const name = typeof user?.full_name === 'string' ? `${user.full_name} (${username})` : username;
  usernames.set(actor.profile, name);
  return name;
}
