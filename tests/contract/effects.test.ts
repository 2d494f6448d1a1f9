import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkEffects } from '../../scripts/effects.ts';
import { root as repository } from '../../scripts/run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-effects-'));
  write(
    'domain/tsconfig.json',
    '{ "compilerOptions": { "strict": true, "lib": ["ES2017"], "types": [] }, "include": ["src"] }',
  );
  write(
    'domain/src/generated/types/settings.gen.ts',
    'export type Setting = { id: string; opening_fee: number; greeting: string };',
  );
  write('domain/src/generated/slugs.gen.ts', "export type Slug = 'setting.read' | 'setting.reset';");
  schemas({});
  write('domain/src/reset.ts', `${TYPES}export const needed: Slug = 'setting.reset';`);
  write('domain/src/fee.ts', `${TYPES}export const fee = (all: Setting) => all.opening_fee;`);
  write('domain/src/greet.ts', `${TYPES}export const greet = ({ greeting }: Setting) => greeting;`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const TYPES =
  "import type { Setting } from './generated/types/settings.gen.ts'; import type { Slug } from './generated/slugs.gen.ts';\n";

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function schemas(greeting: object, more: object = {}): void {
  const properties = { opening_fee: {}, greeting };
  const settings = { name: 'settings', module: 'setting', actions: ['list'], schema: { properties }, ...more };
  write('schemas/resources/settings.json', JSON.stringify(settings));
}

/** Returns the findings of the check, without the known gaps. */
function check(...args: readonly string[]): string {
  return checkEffects(folder, args.includes('--write')).join('\n') || 'clean';
}

const unread = (name: string) => `${name} is read by nothing. Read it, remove it, or say who reads it: x-informative.`;

it('lists the function that reads each setting and the place that names each permission', () => {
  expect(check('--write')).toBe('clean');
  const page = readFileSync(join(folder, 'docs/generated/effects.md'), 'utf8');
  expect(page).toContain('- `opening_fee`\n  - domain/src/fee.ts `fee`\n- `greeting`\n  - domain/src/greet.ts `greet`');
  expect(page).toContain(
    '- `setting.read`\n  - schemas/resources/settings.json\n- `setting.reset`\n  - domain/src/reset.ts',
  );
  expect(check()).toBe('clean');
  write('domain/src/more.ts', `${TYPES}export const more = (all: Pick<Setting, 'greeting'>) => all['greeting'];`);
  expect(check()).toBe('docs/generated/effects.md is not up to date: run node scripts/effects.ts --write');
});

it.each([
  ['nothing', ''],
  ['a test', 'export const greet = (all: Setting) => all.greeting;', 'domain/src/greet.test.ts'],
  ['a fixture', 'export const greet = (all: Setting) => all.greeting;', 'domain/src/fixtures/greet.ts'],
  ['code that writes it', "export const greet = (all: Setting) => { all.greeting = ''; };"],
  ['code that makes one', "export const one: Setting = { id: '', opening_fee: 0, greeting: '' };"],
  ['a loop over all', 'export const all = (one: Setting) => Object.values(one);'],
  ['a field of another type with its name', 'export const greet = (other: { greeting: string }) => other.greeting;'],
])('rejects a setting that is only read by %s', (_, code, path = 'domain/src/greet.ts') => {
  write('domain/src/greet.ts', '');
  write(path, TYPES + code);
  expect(check('--write')).toBe(unread('settings.greeting'));
});

it.each([
  ['a field of a part of the settings', "export const greet = (all: Pick<Setting, 'greeting'>) => all.greeting;"],
  ['its name where a name of a setting belongs', "export const shown: readonly (keyof Setting)[] = ['greeting'];"],
])('counts %s', (_, code) => {
  write('domain/src/greet.ts', TYPES + code);
  expect(check('--write')).toBe('clean');
});

it('rejects a permission that no action, transition, tab or code requires', () => {
  write('domain/src/reset.ts', "export const needed = 'setting.reset';");
  expect(check('--write')).toBe(unread('setting.reset'));
});

it('counts a permission that controls a tab', () => {
  write('domain/src/reset.ts', '');
  schemas({}, { tabs: [{ name: 'worn-out', slug: 'reset' }] });
  expect(check('--write')).toBe('clean');
});

it("accepts the schema's declaration that others read a setting", () => {
  write('domain/src/greet.ts', '');
  schemas({ 'x-informative': 'Read by the clock in the hall, which shows it.' });
  expect(check('--write')).toBe('clean');
});

it('the effects script exits with code 1 and lists what nothing reads', () => {
  write('domain/src/greet.ts', '');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/effects.ts', '--write', folder], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, `${unread('settings.greeting')}\n`]);
});
