import { type Identity, isActive } from '@tuyen/model';
import type { Row } from '../domain.ts';
import type { Sessions } from '../auth/sessions.ts';
import { endKeys } from './link-keys.ts';
import { valueOf } from './memberships.ts';
import type { Connection } from '../store/database/connection.ts';

/** The purpose of a key that sets a new password; its subject is the account. */
export const PASSWORD_KEY = 'password';

/** One change of an account. */
export interface AccountChange {
  readonly before: Readonly<Row> | undefined;
  /** undefined where it is deleted */
  readonly after: Readonly<Row> | undefined;
  /** The digest of the session that changes its own account, which outlives a new password. */
  readonly ownSession?: string | undefined;
}

/** Ends what a changed account no longer gives a right to, in the transaction of the change. */
export type Revocation = (connection: Connection, now: Date, change: AccountChange) => Promise<void>;

/**
 * A token proves that somebody knew the password of an active account. Where the password changes, or the account is locked or
 * deleted, that is proven no more: not even for an account that is unlocked later. Links to a new password end as well, and
 * also where the address changes that they were mailed to. What an account may do is read anew at every request instead.
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
