import { expect, it } from 'vitest';
import {
  isLostConnection,
  LockedError,
  postgresFailure,
  sqliteFailure,
  StorageFullError,
  UnavailableError,
  UnstorableError,
} from './failures.ts';

const CODES = {
  SQLITE_BUSY: [5, LockedError],
  SQLITE_BUSY_SNAPSHOT: [5 | (2 << 8), LockedError],
  SQLITE_LOCKED: [6, LockedError],
  SQLITE_FULL: [13, StorageFullError],
  SQLITE_IOERR_WRITE: [10 | (3 << 8), StorageFullError],
  SQLITE_IOERR_FSYNC: [10 | (4 << 8), StorageFullError],
  SQLITE_IOERR_DIR_FSYNC: [10 | (5 << 8), StorageFullError],
  SQLITE_IOERR_TRUNCATE: [10 | (6 << 8), StorageFullError],
  SQLITE_IOERR_SHMOPEN: [10 | (18 << 8), StorageFullError],
  SQLITE_IOERR_SHMSIZE: [10 | (19 << 8), StorageFullError],
  SQLITE_IOERR: [10, UnavailableError],
  SQLITE_IOERR_FSTAT: [10 | (7 << 8), UnavailableError],
  SQLITE_IOERR_CLOSE: [10 | (16 << 8), UnavailableError],
  SQLITE_IOERR_SHMLOCK: [10 | (20 << 8), UnavailableError],
  SQLITE_READONLY: [8, UnavailableError],
  SQLITE_IOERR_READ: [10 | (1 << 8), UnavailableError],
  SQLITE_IOERR_LOCK: [10 | (15 << 8), UnavailableError],
  SQLITE_READONLY_DBMOVED: [8 | (4 << 8), UnavailableError],
  SQLITE_CANTOPEN: [14, UnavailableError],
} as const;

it.each(Object.entries(CODES))('the SQLite error code %s counts as a failure of the database', (_, [errcode, kind]) => {
  expect(sqliteFailure(Object.assign(new Error('as SQLite says it'), { errcode }))?.constructor).toBe(kind);
});

it('an error in an SQLite statement does not count as a failure of the database', () => {
  for (const errcode of [1, 4, 7, 9, 11, 12, 15, 19, 19 | (8 << 8), undefined, '5'])
    expect(sqliteFailure(Object.assign(new Error('as SQLite says it'), { errcode }))).toBeUndefined();
});

it.each([
  ['53100', StorageFullError],
  ['22003', UnstorableError],
  ['22007', UnstorableError],
  ['22008', UnstorableError],
  ['22021', UnstorableError],
  ['22P02', UnstorableError],
  ['22P05', UnstorableError],
  ['54000', UnstorableError],
  ['ECONNREFUSED', UnavailableError],
  ['ENOENT', UnavailableError],
  ['08006', UnavailableError],
  ['57P01', UnavailableError],
  ['57P05', UnavailableError],
  ['57014', UnavailableError],
  ['53200', UnavailableError],
  ['53300', UnavailableError],
  ['53400', UnavailableError],
  ['25006', UnavailableError],
  ['40001', UnavailableError],
  ['40P01', UnavailableError],
  ['55P03', UnavailableError],
] as const)('the PostgreSQL error code %s counts as a failure of the database', (code, kind) => {
  const error = Object.assign(new Error('as the database says it'), { code });
  const failure = postgresFailure(error);
  expect(failure?.constructor).toBe(kind);
  expect(failure?.cause).toBe(error);
});

it.each(['23505', '42P01', '22012', '57P06', '08', '080060', 8006, undefined])(
  'the PostgreSQL error code %j counts as an error in the statement, not a database failure',
  (code) => {
    expect(postgresFailure(Object.assign(new Error('as the database says it'), { code }))).toBeUndefined();
  },
);

it.each([
  ['Connection terminated unexpectedly', true, true],
  ['Client has encountered a connection error and is not queryable', true, true],
  ['timeout exceeded when trying to connect', true, false],
  ['Client was closed and is not queryable', true, false],
  ['Query read timeout', true, false],
  ['Cannot use a pool after calling end on the pool', true, false],
  ['a Connection terminated', false, false],
])(
  'checking the PostgreSQL driver message "%s" tells whether the database is unavailable and the connection lost',
  (message, isUnavailable, isLost) => {
    expect(postgresFailure(new Error(message)) instanceof UnavailableError).toBe(isUnavailable);
    expect(isLostConnection(new Error(message))).toBe(isLost);
  },
);

it.each([
  ['ECONNRESET', true],
  ['EPIPE', true],
  ['57P01', true],
  ['57P03', true],
  ['ECONNREFUSED', false],
  ['57014', false],
  [57, false],
])('checking whether the error code %j means a lost database connection returns %j', (code, isLost) => {
  expect(isLostConnection(Object.assign(new Error('x'), { code }))).toBe(isLost);
});

it('a thrown value that is no error counts as neither a database failure nor a lost connection', () => {
  for (const error of [undefined, null, 'Connection terminated', { message: 7 }])
    expect([postgresFailure(error), sqliteFailure(error), isLostConnection(error)]).toEqual([
      undefined,
      undefined,
      false,
    ]);
});

it.each([
  [new UnavailableError('x'), 'UnavailableError', 'the database is not available'],
  [new LockedError('x'), 'LockedError', 'the database is not available'],
  [new StorageFullError('x'), 'StorageFullError', 'the database has no room left'],
  [new UnstorableError('x'), 'UnstorableError', 'a value cannot be stored'],
])('the database error %s has a fixed name, a readable message and its cause', (error, name, message) => {
  expect([error.name, error.message, error.cause]).toEqual([name, message, 'x']);
});
