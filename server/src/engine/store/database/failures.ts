import { objectOrEmpty } from '../../json-object.ts';

/**
 * The database is temporarily unavailable: it is down or restarting, another process holds its lock, or all connections are in use.
 * Retry later. If the response to a COMMIT was lost, the result is unknown and never reported as success.
 */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';

  constructor(cause: unknown) {
    super('the database is not available', { cause });
  }
}

export class LockedError extends UnavailableError {
  override readonly name = 'LockedError';
}

export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';

  constructor(cause: unknown) {
    super('the database has no room left', { cause });
  }
}

export class UnstorableError extends Error {
  override readonly name = 'UnstorableError';

  constructor(cause: unknown) {
    super('a value cannot be stored', { cause });
  }
}

export type StorageFailure = UnavailableError | StorageFullError | UnstorableError;

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

/** PostgreSQL error codes of temporary failures, from https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const AWAY = /^(?:08...|57P0[1-5]|57014|53[02-4]00|25006|25P03|40001|40P01|55P03)$/u;

/**
 * PostgreSQL error codes for values that cannot be stored: out of range, invalid dates or characters, or too long.
 * Other codes of class 22 mean that a statement has a bug.
 */
const UNSTORABLE: ReadonlySet<unknown> = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05', '54000']);

/** Messages of errors that the driver itself throws. Such errors have no code. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Client was closed|Query read timeout|Cannot use a pool after)/u;

export function postgresFailure(error: unknown): StorageFailure | undefined {
  const { code, message } = objectOrEmpty(error);
  if (code === '53100') return new StorageFullError(error);
  if (UNSTORABLE.has(code)) return new UnstorableError(error);
  if (SOCKET.has(code) || (typeof code === 'string' && AWAY.test(code))) return new UnavailableError(error);
  return typeof message === 'string' && LOST.test(message) ? new UnavailableError(error) : undefined;
}

const [BUSY, LOCKED, READ_ONLY, IO_ERROR, FULL, CANNOT_OPEN] = [5, 6, 8, 10, 13, 14];
const IO_OF_WRITING: ReadonlySet<number> = new Set([3, 4, 5, 6, 18, 19].map((detail) => IO_ERROR | (detail << 8)));

export function sqliteFailure(error: unknown): StorageFailure | undefined {
  const { errcode } = objectOrEmpty(error);
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

export function isLostConnection(error: unknown): boolean {
  const { code, message } = objectOrEmpty(error);
  const ended = code === 'ECONNRESET' || code === 'EPIPE' || (typeof code === 'string' && code.startsWith('57P0'));
  return (
    ended ||
    (typeof message === 'string' &&
      /^(?:Connection terminated(?! due to connection timeout)|Client has enc)/u.test(message))
  );
}

/**
 * Tests whether the error means that the database did not respond to a statement. The connection must not be used again
 * then.
 */
export function isSilent(error: unknown): boolean {
  const { message, cause } = objectOrEmpty(error);
  return message === 'Query read timeout' || (cause !== undefined && isSilent(cause));
}

export class DatabaseSettingsError extends Error {
  override readonly name = 'DatabaseSettingsError';
}
