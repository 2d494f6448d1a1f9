import { UsageError } from '../exit-codes.ts';

/** Node has the server's database, SQLite, from here on. */
const [MAJOR, MINOR] = [22, 13];

/** @throws UsageError on a Node that the server does not run on */
export function assertServerRuns(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
  throw new UsageError(`The server needs Node ${MAJOR}.${MINOR} or later, for SQLite; this is ${version}.`);
}
