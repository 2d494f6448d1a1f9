import { randomBytes } from 'node:crypto';
import type { Clock } from '../../domain.ts';
import { EPOCH_SQL } from '../accounts/accounts.ts';
import { hashToken } from '../passwords/passwords.ts';
import type { Connection } from '../../store/database/connection.ts';
import { Params } from '../../store/database/sql-text.ts';
import { lruCache } from '../../lru-cache.ts';
import { perNamespace } from '../../store/namespaces/current.ts';
import type { Store } from '../../store/store.ts';

export interface Session {
  readonly hash: string;
  readonly userId: string;
  /** Time at which the draft was stored, in milliseconds since 1970. */
  readonly expiresAt: number;
  readonly clientKind: string | undefined;
  /**
   * Counter of changes to accounts, roles and offices when the session was read. Present if several processes write.
   * See accounts/accounts.ts.
   */
  readonly epoch?: number;
}

/** Session store. Tokens are opaque; only their digests are stored. */
export interface Sessions {
  /**
   * Opens a session in the transaction that read the account as active and verified the password, so that no change can
   * occur in between.
   */
  open(connection: Connection, userId: string, seconds: number, clientKind?: string): Promise<string>;
  find(token: string): Promise<Session | undefined>;
  /** Returns whether a session that `find` returned earlier is still valid. Only reliable if no other process writes. */
  isOpen(session: Session): boolean;
  close(token: string): Promise<void>;
  /**
   * Closes all sessions of a user, in the transaction that changes the account.
   * @param except digest of a session to keep
   */
  closeAll(connection: Connection, userId: string, except?: string): Promise<void>;
}

/**
 * Maximum number of cached sessions, and maximum number of characters that they contain together. Other sessions are
 * read from the database again.
 */
const MAX_CACHED = 20_000;
const CACHE_CHARACTERS = 8_000_000;

export function openSessions(store: Store, clock: Clock): Sessions {
  const { database } = store;
  const { engine } = database;
  // The session cache is used only while no other process writes. With several processes, each request reads its
  // session from the database.
  const caches = perNamespace(() => lruCache<Session>(MAX_CACHED, CACHE_CHARACTERS, sizeOf));
  store.onCommit((written) => {
    // Clear the cache, because a new password or a write by another process may have ended cached sessions.
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
      // Delete the cached session only after the write: before it, a concurrent request could cache the session again.
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

/**
 * Estimates the size of a cached session: its texts and a fixed amount for the object. The digest is also the key of
 * the cache and needs no extra space.
 */
function sizeOf({ hash, userId, clientKind = '' }: Session): number {
  return hash.length + userId.length + clientKind.length + 100;
}
