import type { Reader } from '../contract.ts';
import { type ApiClient, Problem, type Row } from '@tuyen/server/domain';
import { localDate, notPast } from '../rules/time/calendar.ts';

/**
 * Returns the API client to which a key belongs. The client must be active, not expired, and call from an allowed
 * address.
 */
export async function clientOf(
  reader: Reader,
  keyHash: string,
  { now, address }: { readonly now: Date; readonly address: string },
): Promise<ApiClient | undefined> {
  const row = await reader.first('api-clients', { key_hash: keyHash });
  if (!row || row.status !== 'ACTIVE') return undefined;
  const ends = row.expires_on;
  if (typeof ends === 'string' && !notPast(ends, localDate(now))) return undefined;
  const allowed = texts(row.allowed_ips);
  // A dual-stack server sees IPv4 addresses as ::ffff:192.0.2.1.
  if (allowed.length > 0 && !allowed.includes(address.replace(/^::ffff:/u, ''))) {
    throw new Problem(403, 'address_not_allowed');
  }
  return {
    id: String(row.id),
    name: String(row.name),
    permissions: texts(row.permissions),
    officeId: typeof row.office_id === 'string' ? row.office_id : null,
    clientKind: String(row.client_kind),
    rateLimit: Number(row.rate_limit),
  };
}

function texts(value: Row[string]): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
