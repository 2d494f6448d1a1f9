import { expect, it } from 'vitest';
import { LockedError, sqliteFailure, StorageFullError, UnavailableError } from './failures.ts';

/** By the names of https://www.sqlite.org/rescode.html. */
const CODES = {
  SQLITE_BUSY: [5, LockedError],
  SQLITE_BUSY_SNAPSHOT: [5 | (2 << 8), LockedError],
  SQLITE_LOCKED: [6, LockedError],
  SQLITE_FULL: [13, StorageFullError],
  SQLITE_IOERR_WRITE: [10 | (3 << 8), StorageFullError],
  SQLITE_IOERR_FSYNC: [10 | (4 << 8), StorageFullError],
  SQLITE_IOERR_READ: [10 | (1 << 8), UnavailableError],
  SQLITE_IOERR_LOCK: [10 | (15 << 8), UnavailableError],
  SQLITE_READONLY_DBMOVED: [8 | (4 << 8), UnavailableError],
  SQLITE_CANTOPEN: [14, UnavailableError],
} as const;

it.each(Object.entries(CODES))('%s is a state of the database', (_, [errcode, kind]) => {
  expect(sqliteFailure(Object.assign(new Error('as SQLite says it'), { errcode }))?.constructor).toBe(kind);
});

it('what a statement got wrong is none', () => {
  for (const errcode of [1, 19, 19 | (8 << 8), undefined])
    expect(sqliteFailure(Object.assign(new Error('as SQLite says it'), { errcode }))).toBeUndefined();
});
