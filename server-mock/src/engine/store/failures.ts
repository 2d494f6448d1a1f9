/**
 * The database cannot be asked now: it is away or restarting, another process holds its lock, all connections are in use. Trying
 * again later helps. Where the answer to a COMMIT was lost nobody knows whether the transaction happened: it is never called done.
 */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';

  constructor(cause: unknown) {
    super('the database is not available', { cause });
  }
}

/** Another process holds the lock of the database file. */
export class LockedError extends UnavailableError {
  override readonly name = 'LockedError';
}

/** The database could not write: its disk, quota or file size is exhausted. Nothing of the transaction has happened. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';

  constructor(cause: unknown) {
    super('the database has no room left', { cause });
  }
}

/** A value that the database has no place for: a number or a day beyond its range, NUL in a text, a text too long for an index. */
export class UnstorableError extends Error {
  override readonly name = 'UnstorableError';

  constructor(cause: unknown) {
    super('a value cannot be stored', { cause });
  }
}

export type StorageFailure = UnavailableError | StorageFullError | UnstorableError;

interface Coded {
  readonly code?: unknown;
  readonly message?: unknown;
  /** SQLite's extended result code, in errors of `node:sqlite`. */
  readonly errcode?: unknown;
}

const SOCKET: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/** Classes and codes of https://www.postgresql.org/docs/current/errcodes-appendix.html that pass by themselves. */
const AWAY = /^(?:08...|57P0[1-5]|57014|53[02-4]00|25006|40001|40P01|55P03)$/u;

/** Ranges, days, characters and lengths; not the rest of class 22, which would be a mistake in a statement of ours. */
const UNSTORABLE: ReadonlySet<unknown> = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05', '54000']);

/** The driver's own errors have a message alone. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed|Query read timeout|Cannot use a pool after)/u;

/** What an error of the PostgreSQL driver means, where it is the database's condition rather than the statement's fault. */
export function postgresFailure(error: unknown): StorageFailure | undefined {
  const { code, message } = (error ?? {}) as Coded;
  if (code === '53100') return new StorageFullError(error);
  if (UNSTORABLE.has(code)) return new UnstorableError(error);
  if (SOCKET.has(code) || (typeof code === 'string' && AWAY.test(code))) return new UnavailableError(error);
  return typeof message === 'string' && LOST.test(message) ? new UnavailableError(error) : undefined;
}

const [BUSY, LOCKED, READ_ONLY, IO_ERROR, FULL, CANNOT_OPEN] = [5, 6, 8, 10, 13, 14];
/** https://www.sqlite.org/rescode.html: input or output errors of writing, syncing, truncating and growing shared memory. */
const IO_OF_WRITING: ReadonlySet<number> = new Set([3, 4, 5, 6, 18, 19].map((detail) => IO_ERROR | (detail << 8)));

/** The same of `node:sqlite` and of the file behind it. A file size or quota that is exhausted is an error of writing. */
export function sqliteFailure(error: unknown): StorageFailure | undefined {
  const { errcode } = (error ?? {}) as Coded;
  if (typeof errcode !== 'number') return undefined;
  switch (errcode & 0xff) {
    case BUSY:
    case LOCKED:
      return new LockedError(error);
    case FULL:
      return new StorageFullError(error);
    case IO_ERROR:
      return IO_OF_WRITING.has(errcode) ? new StorageFullError(error) : new UnavailableError(error);
    case READ_ONLY:
    case CANNOT_OPEN:
      return new UnavailableError(error);
    default:
      return undefined;
  }
}

/** Has the connection ended while, or before, it was used? The database itself may be there again. */
export function isLostConnection(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Coded;
  const ended = code === 'ECONNRESET' || code === 'EPIPE' || (typeof code === 'string' && code.startsWith('57P0'));
  return ended || (typeof message === 'string' && /^(?:Connection terminated|Client has enc)/u.test(message));
}
