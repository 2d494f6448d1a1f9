import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { init } from './init.ts';

let folder: string;
let printed: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'tuyen init ü-')), 'shop');
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(join(folder, '..'), { recursive: true });
});

const ALONE = { install: false, git: false, yes: true } as const;
const config = () => JSON.parse(readFileSync(join(folder, 'tuyen.config.json'), 'utf8'));

test('tuyen init writes a project with the given settings and reports no default', async () => {
  const given = { languages: 'de,en', timeZone: 'Europe/Berlin', currency: 'EUR', template: 'blank', name: 'my-shop' };
  expect(await init({ ...ALONE, ...given, folder })).toBe(0);
  expect(config()).toMatchObject({
    languages: ['de', 'en'],
    region: { timeZone: 'Europe/Berlin', dates: 'dd.MM.yyyy', currency: { code: 'EUR', pattern: '{amount} €' } },
  });
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name).toBe('my-shop');
  expect(printed).toContain('All settings are as you asked for.');
});

test('without a terminal, tuyen init uses default settings and prints these settings in one line', async () => {
  await init({ ...ALONE, folder, languages: 'vi' });
  const { timeZone } = config().region;
  expect(printed).toContain(
    `Defaults: template rental; time zone ${timeZone}; currency VND. tuyen.config.json has them.\n`,
  );
  expect(existsSync(join(folder, 'schemas/resources/rentals.json'))).toBe(true);
});

test('a dry run of tuyen init lists the files and does not create the project folder', async () => {
  expect(await init({ folder, dryRun: true, yes: true })).toBe(0);
  expect(printed).toContain('schemas/resources/bikes.json');
  expect(existsSync(folder)).toBe(false);
});

test('tuyen init refuses a folder that contains a project, and explains how to extend the project', async () => {
  await init({ ...ALONE, folder });
  await expect(init({ ...ALONE, folder })).rejects.toThrow(
    `There is a project in ${folder} already. \`tuyen new\` adds to it.`,
  );
});

test('tuyen init keeps unrelated files, and writes nothing if a file that it would create exists', async () => {
  mkdirSync(folder);
  for (const file of ['notes.txt', 'index.html']) writeFileSync(join(folder, file), 'mine');
  await expect(init({ ...ALONE, folder })).rejects.toThrow(
    'These files exist already: index.html. Nothing was written.',
  );
  expect(readdirSync(folder).toSorted()).toEqual(['index.html', 'notes.txt']);
  rmSync(join(folder, 'index.html'));
  expect(await init({ ...ALONE, folder })).toBe(0);
  expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
});

test('tuyen init refuses a project name that npm does not accept, before it writes anything', async () => {
  await expect(init({ ...ALONE, folder, name: 'My Shop' })).rejects.toThrow('"My Shop" is not a package name');
  expect(existsSync(folder)).toBe(false);
});

test('tuyen init --json prints one object with the settings and the written paths', async () => {
  await init({ ...ALONE, folder, json: true, languages: 'en', template: 'blank' });
  expect(JSON.parse(printed)).toMatchObject({
    root: folder,
    template: 'blank',
    languages: ['en'],
    written: true,
    paths: expect.arrayContaining(['package.json', 'schemas/resources/users.json']),
  });
});

test.each([
  ['20.19.0', true],
  ['24.0.0', false],
])('on Node %s, tuyen init says whether another Node is needed before the next step: %s', async (node, isNeeded) => {
  const { versions } = process;
  Object.defineProperty(process, 'versions', { value: { ...versions, node }, configurable: true });
  onTestFinished(() => void Object.defineProperty(process, 'versions', { value: versions, configurable: true }));
  expect(await init({ ...ALONE, folder })).toBe(0);
  expect(printed.includes(`Install another Node first. The server needs 22.18 or later of Node 22`)).toBe(isNeeded);
});
