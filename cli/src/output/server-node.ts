import { UsageError } from '../exit-codes.ts';

/**
 * Node versions that the server supports, the same as `engines` in `server/package.json`. From 22.18 on, Node has the
 * full text search of SQLite and can load a project's TypeScript. Node 23 is excluded, because it lacks parts of this
 * and has reached its end of life.
 */
export const SERVER_NODE = { range: '^22.18.0 || >=24.0.0', words: '22.18 or later of Node 22, or Node 24 or later' };

/** @throws UsageError if the server does not support this Node version */
export function assertServerRuns(version: string = process.versions.node): void {
  const refusal = serverRefusal(version);
  if (refusal !== undefined) throw new UsageError(refusal);
}

/** Returns why the server does not run on this Node version. Returns undefined if it does. */
export function serverRefusal(version: string = process.versions.node): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= 24 || (major === 22 && minor >= 18)) return undefined;
  return `The server needs ${SERVER_NODE.words}; this is ${version}.`;
}
