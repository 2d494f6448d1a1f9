import { randomBytes } from 'node:crypto';
import type { LinkKey, RedeemedKey } from '../../domain.ts';
import { hashToken } from './passwords.ts';
import { Problem } from '../../problem.ts';
import type { Connection } from '../../store/database/connection.ts';
import { timingSafeEqualText } from '../../timing-safe-equal-text.ts';
import { Params } from '../../store/database/sql-text.ts';

export interface KeyUse {
  readonly purpose: string;
  /**
   * Account or mail address for which the key in a mailed link was issued. All keys of one account or address can be
   * invalidated at once.
   */
  readonly subject: string;
  readonly value?: string | undefined;
  readonly seconds: number;
}

/**
 * Time in milliseconds after which used and expired keys of mailed links are deleted. Until then, a visitor who opens
 * the link late sees whether it was used or has expired.
 */
export const USED_KEY_RETENTION_MS = 7 * 86_400_000;

/**
 * Creates a key for a link in a mail. Only the digest of the key is stored, so read access to the database does not
 * reveal usable keys.
 */
export async function issueKey(connection: Connection, now: Date, use: KeyUse): Promise<LinkKey> {
  const id = randomBytes(16).toString('base64url');
  const key = randomBytes(32).toString('base64url');
  const params = new Params(connection.engine);
  const expires = now.getTime() + use.seconds * 1000;
  const values = params.list([id, use.purpose, hashToken(key), use.subject, use.value ?? null, expires]);
  await connection.run(
    `INSERT INTO "_keys" ("id", "purpose", "key_hash", "subject", "value", "expires_at") VALUES (${values})`,
    params.values,
  );
  return { id, key };
}

/**
 * Redeems the key of a mailed link. Of two concurrent requests, only one succeeds.
 * @throws 422 `link_unknown`, `link_expired` or `link_used`
 */
export async function redeemKey(
  connection: Connection,
  now: Date,
  named: LinkKey & { readonly purpose: string },
): Promise<RedeemedKey> {
  const found = await readKey(connection, now, named);
  await endKeys(connection, now, [named.purpose], found.subject);
  return found;
}

export async function readKey(
  connection: Connection,
  now: Date,
  { purpose, id, key }: LinkKey & { readonly purpose: string },
): Promise<RedeemedKey> {
  const params = new Params(connection.engine);
  const lock = connection.engine === 'postgres' ? ' FOR UPDATE' : '';
  const [row] = await connection.rows(
    `SELECT * FROM "_keys" WHERE "id" = ${params.add(id)} AND "purpose" = ${params.add(purpose)}${lock}`,
    params.values,
  );
  if (!row || !timingSafeEqualText(String(row['key_hash']), hashToken(key))) throw new Problem(422, 'link_unknown');
  if (row['used_at'] !== null) throw new Problem(422, 'link_used');
  if (Number(row['expires_at']) <= now.getTime()) throw new Problem(422, 'link_expired');
  return { subject: String(row['subject']), value: typeof row['value'] === 'string' ? row['value'] : undefined };
}

export async function endKeys(
  connection: Connection,
  now: Date,
  purposes: readonly string[],
  subject: string,
): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `UPDATE "_keys" SET "used_at" = ${params.add(now.getTime())}, "value" = NULL
     WHERE "subject" = ${params.add(subject)} AND "used_at" IS NULL AND "purpose" IN (${params.list(purposes)})`,
    params.values,
  );
}
