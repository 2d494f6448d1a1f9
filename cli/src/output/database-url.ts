import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../exit-codes.ts';

/**
 * Returns the address of the server's database: the given one, or DATABASE_URL.
 * @throws UsageError if there is none
 */
export function databaseUrlOf(given: string | undefined): string {
  const url = given ?? process.env['DATABASE_URL'] ?? '';
  if (/^postgres(?:ql)?:\/\//u.test(url)) return url;
  if (!url.startsWith('file:'))
    throw new UsageError(
      'No database was given. Pass --database-url file:data/tuyen.db or postgres://…, or set DATABASE_URL.',
    );
  mkdirSync(dirname(resolve(url.slice('file:'.length))), { recursive: true });
  return url;
}

/**
 * Error codes of databases, such as ECONNREFUSED, 28P01 (PostgreSQL) and ERR_SQLITE_ERROR. They are not bugs of the
 * tool.
 */
const DATABASE_ERROR_CODE = /^(?:E[A-Z]+|[0-9A-Z]{5}|ERR_SQLITE_ERROR)$/u;

export function databaseErrorReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (DATABASE_ERROR_CODE.test(code)) return error.message === '' ? code : error.message;
  return databaseErrorReason(error.cause);
}
