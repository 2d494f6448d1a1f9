import { expect, it } from 'vitest';
import { assertServerRuns } from './server-node.ts';

it.each(['22.13.0', '22.18.1', '24.0.0'])('the server runs on Node %s', (version) => {
  assertServerRuns(version);
});

it.each(['20.20.2', '22.12.0'])('a Node without SQLite is named: %s', (version) => {
  expect(() => assertServerRuns(version)).toThrow(
    `The server needs Node 22.13 or later, for SQLite; this is ${version}.`,
  );
});
