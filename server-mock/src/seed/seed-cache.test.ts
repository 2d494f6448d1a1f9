import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedCache } from './seed-cache.ts';

const ANCHOR = new Date('2026-03-16T03:00:00Z');
const NOTES = ['superuser / Mật khẩu'];
const IMAGE = new Uint8Array([1, 2, 3]);
let root: string;
let sources: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'seed-cache-'));
  sources = join(root, 'fixtures');
  mkdirSync(sources);
  writeFileSync(join(sources, 'routes.ts'), 'export const routes = [];');
});
afterEach(() => rmSync(root, { recursive: true }));

const cacheFor = (anchor = ANCHOR) => seedCache(root, [sources], anchor);

test('a seed read from the cache equals the seed that was written', () => {
  expect(cacheFor().read()).toBeUndefined();
  cacheFor().write(NOTES, IMAGE);
  const read = cacheFor().read();
  expect(read?.notes).toEqual(NOTES);
  expect([...readFileSync(read?.file ?? '')]).toEqual([1, 2, 3]);
});

test('the cached seed becomes invalid if the sources or the reference time change, and a new seed replaces it', () => {
  cacheFor().write(NOTES, IMAGE);
  expect(cacheFor(new Date('2026-04-16T03:00:00Z')).read()).toBeUndefined();
  writeFileSync(join(sources, 'routes.ts'), 'export const routes = [1];');
  expect(cacheFor().read()).toBeUndefined();
  cacheFor().write(NOTES, IMAGE);
  expect(readdirSync(join(root, '.tuyen'))).toHaveLength(2);
  writeFileSync(join(sources, 'stations.ts'), '');
  expect(cacheFor().read()).toBeUndefined();
});
