import { mkdtempSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { probeOf } from './probe-file.ts';

let folder: string;
let file: string;
let database: DatabaseSync;
function create(tables = 'CREATE TABLE "_facts" ("name" text, "value" text)'): void {
  database = new DatabaseSync(file);
  database.exec(tables);
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-probe-'));
  file = join(folder, 'books.db');
  create();
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function failure(probe: () => void): unknown {
  try {
    probe();
    return undefined;
  } catch (error) {
    return error;
  }
}
const unavailable = (cause: string) =>
  expect.objectContaining({ name: 'UnavailableError', cause: expect.objectContaining({ message: cause }) });

it('the health check accepts the opened database file if it can be read, even without rows', () => {
  const probe = probeOf(file);
  expect(failure(probe)).toBeUndefined();
  database.exec(`INSERT INTO "_facts" VALUES ('secret', 's')`);
  expect(failure(probe)).toBeUndefined();
});

it('the health check accepts a database file that another process has locked', () => {
  const probe = probeOf(file);
  database.exec('BEGIN EXCLUSIVE');
  expect(failure(probe)).toBeUndefined();
});

it('the health check rejects a database file that was removed or replaced by another file', () => {
  const probe = probeOf(file);
  // The first database file is renamed instead of deleted. Otherwise the second file could get the inode number of the
  // first and would not be recognized as another file.
  renameSync(file, join(folder, 'before.db'));
  expect(failure(probe)).toMatchObject({ name: 'UnavailableError', cause: { code: 'ENOENT' } });
  database.close();
  create();
  expect(failure(probe)).toEqual(unavailable(`${file} was replaced by another file`));
  expect(failure(probeOf(file))).toBeUndefined();
});

it("the health check rejects a database file that lacks the server's tables or has unreadable content", () => {
  database.exec('DROP TABLE "_facts"');
  const probe = probeOf(file);
  expect(failure(probe)).toEqual(unavailable('no such table: _facts'));
  truncateSync(file, 50);
  expect(failure(probe)).toEqual(unavailable('database disk image is malformed'));
});
