import { randomBytes } from 'node:crypto';
import type { Clock } from '../domain.ts';
import { EPOCH_SQL } from '../identity/accounts.ts';
import { hashToken } from '../identity/passwords.ts';
import type { Connection } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import { recent } from '../recent.ts';
import { perNamespace } from '../store/namespaces/current.ts';
import type { Store } from '../store/store.ts';

export interface Session {
  /** The digest of its token. */
  readonly hash: string;
  readonly userId: string;
  /** milliseconds since 1970 */
  readonly expiresAt: number;
  /** The client kind of the sign-in. */
  readonly clientKind: string | undefined;
  /** Of the identity resources when this was read, where several processes write; see identity/accounts.ts. */
  readonly epoch?: number;
}

/** Sessions. Tokens are opaque; only their digests are stored. */
export interface Sessions {
  /** In the transaction that has seen the account active, with the password that was checked: a change must not slip between. */
  open(connection: Connection, userId: string, seconds: number, clientKind?: string): Promise<string>;
  /** The session of a token, unless it has expired. */
  find(token: string): Promise<Session | undefined>;
  /** Does a session that was found before still hold, where this process alone writes? */
  isOpen(session: Session): boolean;
  close(token: string): Promise<void>;
  /**
   * All of a user's, in the transaction that changes the account.
   * @param except the digest of one that stays
   */
  closeAll(connection: Connection, userId: string, except?: string): Promise<void>;
}

/** Sessions in memory and their characters, at most; others are read from the database again. */
const MAX_CACHED = 20_000;
const CACHE_CHARACTERS = 8_000_000;

export function openSessions(store: Store, clock: Clock): Sessions {
  const { database } = store;
  const { engine } = database;
  // Valid only while no other process writes; several processes ask the database each time, one lookup by key.
  const caches = perNamespace(() => recent<Session>(MAX_CACHED, CACHE_CHARACTERS, sizeOf));
  store.onCommit((written) => {
    // Written elsewhere, or a password changed: what is remembered may no longer hold.
    if (written.has(store.model.identity.users.resource)) caches().clear();
  });

  async function read(hash: string): Promise<Session | undefined> {
    const params = new Params(engine);
    const epoch = store.alone ? '' : `, (${EPOCH_SQL}) AS "epoch"`;
    const [row] = await database.rows(
      `SELECT "user_id", "expires_at", "client_kind"${epoch} FROM "_sessions" WHERE "token_hash" = ${params.add(hash)}`,
      params.values,
    );
    if (!row) return undefined;
    const session: Session = {
      hash,
      userId: String(row['user_id']),
      expiresAt: Number(row['expires_at']),
      clientKind: typeof row['client_kind'] === 'string' ? row['client_kind'] : undefined,
    };
    return store.alone ? session : { ...session, epoch: Number(row['epoch'] ?? 0) };
  }

  return {
    async open(connection, userId, seconds, clientKind) {
      const token = randomBytes(32).toString('base64url');
      const params = new Params(engine);
      const values = params.list([
        hashToken(token),
        userId,
        clock.now().getTime() + seconds * 1000,
        clientKind ?? null,
      ]);
      await connection.run(
        `INSERT INTO "_sessions" ("token_hash", "user_id", "expires_at", "client_kind") VALUES (${values})`,
        params.values,
      );
      return token;
    },
    async find(token) {
      const hash = hashToken(token);
      let session = store.alone ? caches().get(hash) : undefined;
      if (!session) {
        session = await read(hash);
        if (session && store.alone) caches().set(hash, session);
      }
      return session && session.expiresAt > clock.now().getTime() ? session : undefined;
    },
    isOpen: (session) => caches().get(session.hash) === session && session.expiresAt > clock.now().getTime(),
    async close(token) {
      const hash = hashToken(token);
      const params = new Params(engine);
      await database.run(`DELETE FROM "_sessions" WHERE "token_hash" = ${params.add(hash)}`, params.values);
      // Afterwards: a request that had read it before would remember it again.
      caches().delete(hash);
    },
    async closeAll(connection, userId, except) {
      caches().clear();
      const params = new Params(engine);
      const user = params.add(userId);
      const others = except === undefined ? '' : ` AND "token_hash" <> ${params.add(except)}`;
      await connection.run(`DELETE FROM "_sessions" WHERE "user_id" = ${user}${others}`, params.values);
    },
  };
}

/** The digest beside that of the key, and as much as the object itself takes. */
function sizeOf({ hash, userId, clientKind = '' }: Session): number {
  return hash.length + userId.length + clientKind.length + 100;
}
