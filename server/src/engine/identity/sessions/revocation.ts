import { type Identity, isActive } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import type { Sessions } from './sessions.ts';
import { endKeys } from '../passwords/link-keys.ts';
import { valueOf } from '../accounts/memberships.ts';
import type { Connection } from '../../store/database/connection.ts';

export const PASSWORD_KEY = 'password';

export interface AccountChange {
  readonly before: Readonly<Row> | undefined;
  readonly after: Readonly<Row> | undefined;
  /**
   * Digest of the token of the session in which a user changes their own account. This session survives a password
   * change.
   */
  readonly ownSession?: string | undefined;
}

export type Revocation = (connection: Connection, now: Date, change: AccountChange) => Promise<void>;

/**
 * Returns a function that ends sessions and mailed links when an account changes. A session token proves that its user
 * knows the password of an active account. A new password, a lock or a deletion of the account ends this proof, even if
 * the account is unlocked later. These changes also invalidate password links, and so does a change of the mail address
 * to which a link was sent. Permissions need no revocation, because every request reads them.
 */
export function openRevocation(sessions: Sessions, { users }: Identity): Revocation {
  const changed = (field: string | undefined, { before, after }: AccountChange) =>
    valueOf(before, field) !== valueOf(after, field);
  return async (connection, now, change) => {
    const { before, after, ownSession } = change;
    if (!before) return;
    const id = String(before['id']);
    const gone = !after || !isActive(users.status, after);
    const password = changed(users.password, change);
    if (gone || password) await sessions.closeAll(connection, id, gone ? undefined : ownSession);
    if (gone || password || changed(users.email, change)) await endKeys(connection, now, [PASSWORD_KEY], id);
  };
}
