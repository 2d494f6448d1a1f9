import type { Model } from '@tuyen/model';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Row } from '../engine/domain.ts';
import { openStore } from '../engine/store/open-store.ts';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { expectedChanges } from './expected-changes.ts';

type Json = Readonly<Record<string, unknown>>;

const text = (more: Json = {}) => labeled('Text', { type: 'string', ...more });
const number = (more: Json = {}) => labeled('Number', { type: 'integer', ...more });
const choice = (values: readonly string[], more: Json = {}) =>
  text({ enum: values, 'x-values': Object.fromEntries(values.map((value) => [value, { en: value }])), ...more });
const points = (properties: Json) =>
  labeled('Points', { type: 'array', items: { type: 'object', properties, required: Object.keys(properties) } });

function project(fields: Json, required: readonly string[] = []): Model {
  const users = resource('users', { username: text({ 'x-unique': true }) });
  const tools = resource('tools', { code: text(), ...fields }, { title: '{code}', schema: { required } });
  return modelOf({ users: 'users' }, { 'resources/users': users, 'resources/tools': tools });
}

type Case = readonly [what: string, before: Model, after: Model, rows: readonly Row[], isRefused: boolean];

const VALUE: readonly Row[] = [{ value: 'ABC' }, { value: 'ABC' }, {}];
const NUMBERS: readonly Row[] = [{ value: 7 }, { value: 70 }];

const CASES: readonly Case[] = [
  ['a new field', project({}), project({ value: text() }), [{}], false],
  ['a new field that is needed', project({}), project({ value: text() }, ['value']), [{}], true],
  ['a new field with a default', project({}), project({ value: text({ default: 'x' }) }, ['value']), [{}], false],
  ['a removed field', project({ value: text() }), project({}), VALUE, false],
  ['a renamed field', project({ value: text() }), project({ name: text({ 'x-renamed-from': 'value' }) }), VALUE, false],
  [
    'longer texts',
    project({ value: text({ maxLength: 3 }) }),
    project({ value: text({ maxLength: 9 }) }),
    VALUE,
    false,
  ],
  ['shorter texts', project({ value: text() }), project({ value: text({ maxLength: 2 }) }), VALUE, true],
  ['a pattern', project({ value: text() }), project({ value: text({ pattern: '^x' }) }), VALUE, true],
  ['smaller numbers', project({ value: number() }), project({ value: number({ maximum: 9 }) }), NUMBERS, true],
  ['larger numbers', project({ value: number({ maximum: 99 }) }), project({ value: number() }), NUMBERS, false],
  ['required', project({ value: text() }), project({ value: text() }, ['value']), VALUE, true],
  ['optional', project({ value: text() }, ['value']), project({ value: text() }), [{ value: 'A' }], false],
  ['unique', project({ value: text() }), project({ value: text({ 'x-unique': true }) }), VALUE, true],
  ['repeatable', project({ value: text({ 'x-unique': true }) }), project({ value: text() }), [{ value: 'A' }], false],
  ['numbers as texts', project({ value: number() }), project({ value: text() }), NUMBERS, false],
  ['texts as numbers', project({ value: text() }), project({ value: number() }), VALUE, true],
  ['a value more', project({ value: choice(['ABC']) }), project({ value: choice(['ABC', 'D']) }), VALUE, false],
  ['a value less', project({ value: choice(['ABC', 'D']) }), project({ value: choice(['D']) }), VALUE, true],
  [
    'a renamed value',
    project({ value: choice(['ABC', 'D']) }),
    project({ value: choice(['NEW', 'D'], { 'x-renamed-values': { NEW: 'ABC' } }) }),
    VALUE,
    false,
  ],
  [
    'a nested field that the server sets from now on',
    project({ value: points({ x: number(), y: number() }) }),
    project({ value: points({ x: number(), y: number({ 'x-computed': true }) }) }),
    [{ value: [{ x: 1, y: 2 }] }],
    false,
  ],
  [
    'a new nested field with a default',
    project({ value: points({ x: number() }) }),
    project({ value: points({ x: number(), y: number({ default: 0 }) }) }),
    [{ value: [{ x: 1 }] }],
    false,
  ],
  [
    'a new nested field that is needed',
    project({ value: points({ x: number() }) }),
    project({ value: points({ x: number(), y: number() }) }),
    [{ value: [{ x: 1 }] }],
    true,
  ],
  [
    'a nested field with a limit',
    project({ value: points({ x: number() }) }),
    project({ value: points({ x: number({ maximum: 0 }) }) }),
    [{ value: [{ x: 1 }] }],
    true,
  ],
  [
    'a text that becomes localized',
    project({ value: labeled('Value', { type: 'string', maxLength: 20 }) }),
    project({ value: labeled('Value', { 'x-kind': 'localized-text', maxLength: 20 }) }),
    [{ value: 'Hammer' }],
    false,
  ],
  [
    'a text that becomes localized with a lower limit',
    project({ value: labeled('Value', { type: 'string', maxLength: 20 }) }),
    project({ value: labeled('Value', { 'x-kind': 'localized-text', maxLength: 3 }) }),
    [{ value: 'Hammer' }],
    true,
  ],
  [
    'a localized text that becomes a text',
    project({ value: labeled('Value', { 'x-kind': 'localized-text', maxLength: 20 }) }),
    project({ value: labeled('Value', { type: 'string', maxLength: 20 }) }),
    [{ value: { en: 'Hammer' } }],
    false,
  ],
];

it.each(CASES)(
  "the preview of schema changes predicts whether stored rows may prevent the server's start: %s",
  async (_, before, after, rows, refused) => {
    const folder = mkdtempSync(join(tmpdir(), 'tuyen-expected-'));
    const databaseUrl = `file:${join(folder, 'stored.db')}`;
    try {
      const filled = await openStore({ model: before, databaseUrl });
      await filled.transaction(async (writer) => {
        for (const [index, row] of rows.entries())
          await writer.insert('tools', { id: `t${index}`, version: 1, ...row });
      });
      await filled.close();
      const reason: unknown = await openStore({ model: after, databaseUrl }).then(
        (store) => store.close(),
        (error: unknown) => error,
      );
      expect(reason instanceof Error).toBe(refused);
      expect(expectedChanges(before, after).some(({ mayBeRefused }) => mayBeRefused)).toBe(refused);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
