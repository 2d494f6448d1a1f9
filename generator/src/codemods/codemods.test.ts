import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyCodemods, codemodsAfter } from './apply-codemods.ts';
import type { Codemod } from './codemod.ts';
import { CODEMODS } from './codemods.ts';
import { compareVersions } from './versions.ts';

const appending = (version: string, text: string): Codemod => ({
  version,
  name: text,
  description: text,
  apply: (files) => ({
    texts: new Map([['a.txt', `${files.get('a.txt') ?? ''}${text}`]]),
    notes: [{ file: 'a.txt', line: 1, message: text }],
  }),
});

test('codemods are listed by release, and none belongs to a later release than the next one', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [major, minor] = String(version).split('.').map(Number);
  const next = major === 0 ? `0.${Number(minor) + 1}.0` : `${Number(major) + 1}.0.0`;
  const versions = CODEMODS.map((codemod) => codemod.version);
  expect(versions).toEqual(versions.toSorted(compareVersions));
  for (const one of versions) expect(compareVersions(one, next)).toBeLessThanOrEqual(0);
  expect(new Set(CODEMODS.map(({ name }) => name)).size).toBe(CODEMODS.length);
});

test('only codemods of later releases than the version of the project are applied', () => {
  const codemods = ['0.1.0', '0.2.0', '0.3.0'].map((version) => appending(version, version));
  expect(codemodsAfter('0.1.5', codemods).map(({ name }) => name)).toEqual(['0.2.0', '0.3.0']);
  expect(codemodsAfter('0.3.0', codemods)).toEqual([]);
});

test('each codemod gets the files as the earlier codemods left them', async () => {
  const codemods = [appending('0.2.0', 'x'), appending('0.3.0', 'y')];
  const { texts, notes } = await applyCodemods(codemods, new Map([['b.txt', 'same']]));
  expect([...texts]).toEqual([['a.txt', 'xy']]);
  expect(notes.map(({ message }) => message)).toEqual(['x', 'y']);
});
