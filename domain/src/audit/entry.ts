import { isObject, type Profile } from '@tuyen/model';
import { clientKindOf } from '../clients/kinds.ts';
import type { Reader } from '../contract.ts';
import { isHeld, isTitlePersonal } from '../privacy/personal.ts';
import type { AuditEntry, LoggedEntry, Row } from '@tuyen/server/domain';

/**
 * Converts a change to a row of `audit-logs`. Stores names as of that time, because an account may be renamed or
 * deleted later.
 */
export async function auditRow(entry: AuditEntry, reader: Reader): Promise<Row> {
  const { actor } = entry;
  const name = await nameOf(entry, reader);
  const customer = await concerned(entry, reader);
  return {
    ...loggedAs(entry, actor.kind === 'staff' ? { name, userId: actor.userId } : { name }),
    ...(customer !== undefined && { customer_id: customer }),
  };
}

/**
 * Returns the customer to whose personal data the changed record belongs. The log entry about the change then belongs
 * to this customer's data too.
 */
async function concerned(
  { resource, recordId, before, after }: AuditEntry,
  reader: Reader,
): Promise<string | undefined> {
  if (resource === 'customers') return recordId === ALL ? undefined : recordId;
  if (!isHeld(resource) || recordId === ALL) return undefined;
  if (resource === 'bank-statement-lines') {
    const id = after?.['order_id'] ?? before?.['order_id'] ?? (await reader.get(resource, recordId))?.order_id;
    return typeof id === 'string' ? (await reader.get('orders', id))?.customer_id : undefined;
  }
  const named =
    after?.['customer_id'] ?? before?.['customer_id'] ?? (await reader.get(resource, recordId))?.customer_id;
  return typeof named === 'string' ? named : undefined;
}

/** Record ID in the log for an operation that concerns a whole resource instead of one record. */
const ALL = '*';

export function loggedAs<O extends string | null>(
  entry: Omit<AuditEntry, 'actor'> & { readonly officeId: O },
  by: { readonly name: string; readonly userId?: string },
) {
  const { before, after, title } = entry;
  const kind = clientKindOf(entry.clientKind);
  return {
    at: entry.at,
    actor: by.name,
    ...(by.userId !== undefined && { user_id: by.userId }),
    ...(kind && { client_kind: kind }),
    office_id: entry.officeId,
    resource: entry.resource,
    record_id: entry.recordId,
    ...(title !== undefined && !isTitlePersonal(entry.resource) && { record_title: title }),
    ...(entry.routine && { routine: true }),
    action: entry.action,
    ...(before && { before }),
    ...(after && { after }),
  };
}

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

/**
 * Returns a translation key if the actor is the system or a citizen, otherwise the actor unchanged. The log stores
 * these two actors as words with @, such as `@customer`. Until November 2026, it stored them as Vietnamese text.
 */
function actorIn(actor: string): string {
  if (CITIZEN.test(actor)) return 'customer';
  const job = SYSTEM.exec(actor);
  return job ? (job[1] ?? job[2] ?? 'system') : actor;
}

export const CITIZEN = /^(?:@customer|Khách hàng)$/u;
/** Matches an actor that is a system job: `@system:deadlines`, in older entries `Hệ thống (deadlines)`. */
export const SYSTEM = /^(?:@system(?::(.+))?|Hệ thống(?: \((.+)\))?)$/u;

/**
 * Cache of account names. The keys are profile objects. When an account changes, its profile is loaded as a new object,
 * so the old name is no longer found.
 */
const usernames = new WeakMap<Profile, string>();

async function nameOf({ actor }: AuditEntry, reader: Reader): Promise<string> {
  if (actor.kind === 'client') return actor.name ?? actor.clientId;
  if (actor.kind === 'customer') return actor.name ?? '@customer';
  if (actor.kind === 'system') return actor.name ? `@system:${actor.name}` : '@system';
  const known = usernames.get(actor.profile);
  if (known !== undefined) return known;
  const user = await reader.get('users', actor.userId);
  const username = String(user?.username ?? actor.userId);
  const name = typeof user?.full_name === 'string' ? `${user.full_name} (${username})` : username;
  usernames.set(actor.profile, name);
  return name;
}
