import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assertServerRuns, SERVER_NODE } from './server-node.ts';

it.each(['22.18.0', '22.23.3', '24.0.0', '25.1.0', '26.10.0'])('the tuyen server supports Node %s', (version) => {
  assertServerRuns(version);
});

it.each(['20.20.2', '22.17.1', '23.11.0'])('the server reports an unsupported Node version: %s', (version) => {
  expect(() => assertServerRuns(version)).toThrow(
    `The server needs 22.18 or later of Node 22, or Node 24 or later; this is ${version}.`,
  );
});

it('the server package and the documentation state the same Node versions', () => {
  const text = (file: URL) => readFileSync(file, 'utf8').replaceAll(/\s+/gu, ' ');
  const manifest = text(new URL('../../../server/package.json', import.meta.url));
  expect(manifest).toContain(`"node": "${SERVER_NODE.range}"`);
  for (const file of [new URL('../../../README.md', import.meta.url), new URL('../../README.md', import.meta.url)])
    expect(text(file), file.pathname).toContain(SERVER_NODE.words);
});
