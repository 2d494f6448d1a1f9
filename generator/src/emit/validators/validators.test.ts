import { projectFormats, type JsonSchema } from '@tuyen/schemas';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compile } from './compile.ts';
import * as runtime from './runtime.js';

interface Validate {
  (data: unknown): boolean;
  errors: readonly { instancePath: string; keyword: string; params: Record<string, unknown> }[] | null;
}

const RUNTIME = new URL('runtime.js', import.meta.url).href;
const KINDS = [{ name: 'card-code', base: 'text', pattern: '^[A-Z0-9]{8,12}$', message: {}, examples: [] }] as const;

/** The emitted module, loaded as a browser would: no ajv, no eval. */
async function load(schema: JsonSchema): Promise<Validate> {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-validator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'validate.mjs');
  writeFileSync(path, await compile(schema, { name: 'validateIt', kinds: KINDS, runtime: RUNTIME }));
  return ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as { validateIt: Validate }).validateIt;
}

const SCHEMA: JsonSchema = {
  type: 'object',
  required: ['code', 'kind'],
  properties: {
    code: { type: 'string', format: 'card-code', 'x-label': { vi: 'Mã', en: 'Code' } },
    kind: { type: 'string', enum: ['A', 'B'] },
    name: { type: ['string', 'null'], minLength: 2, maxLength: 3 },
    seats: { type: 'integer', minimum: 1, maximum: 200, default: 3 },
    rate: { type: 'number', multipleOf: 0.5 },
    on: { type: 'string', format: 'date' },
    email: { type: 'string', format: 'email' },
    home: { type: 'string', format: 'uri' },
    open: { type: 'string', format: 'time' },
    host: { type: 'string', format: 'hostname' },
    days: { type: 'array', uniqueItems: true, minItems: 1, items: { enum: [1, 2, 3] } },
    stops: { type: 'array', items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } },
    place: { type: 'object', properties: { lat: { type: 'number' } }, required: ['lat'], additionalProperties: false },
  },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  allOf: [{ if: { properties: { kind: { const: 'B' } } }, then: { required: ['seats'] } }],
};

const VALUES: readonly unknown[] = [
  { code: 'HN26A001', kind: 'A' },
  { code: 'HN26A001', kind: 'B' },
  { code: 'HN26A001', kind: 'B', seats: 3 },
  { code: 'hn', kind: 'C', seats: 0.5, rate: 0.3 },
  { code: 'HN26A001', kind: 'A', name: '👍👍' },
  { code: 'HN26A001', kind: 'A', name: '👍' },
  { code: 'HN26A001', kind: 'A', name: null, days: [] },
  { code: 'HN26A001', kind: 'A', days: [1, 1], stops: [{ id: 'a' }, {}] },
  { code: 'HN26A001', kind: 'A', days: [4], place: { lat: 1, lng: 2 } },
  { code: 'HN26A001', kind: 'A', place: {}, on: '2024-02-30', email: 'a@b', home: 'x', open: '5:00', host: '-' },
  {},
  [],
  null,
  'text',
];

describe('a compiled validator', () => {
  test('finds what ajv finds, at the same places and with the same parameters', async () => {
    const validate = await load(SCHEMA);
    const ajv = new Ajv.default({ allErrors: true, strict: false });
    addFormats.default(ajv, { mode: 'full' });
    for (const [name, format] of Object.entries(projectFormats({ kinds: KINDS }))) ajv.addFormat(name, format);
    const oracle = ajv.compile(SCHEMA);
    for (const value of VALUES) {
      expect(validate(value), JSON.stringify(value)).toBe(oracle(value));
      const wanted = (oracle.errors ?? []).map(({ instancePath, keyword, params }) => ({
        instancePath,
        keyword,
        params,
      }));
      expect(validate.errors ?? [], JSON.stringify(value)).toEqual(wanted);
    }
  });

  test('leans on nothing but the run-time checks it uses, and carries neither labels nor the schema', async () => {
    const code = await compile(SCHEMA, { name: 'validateIt', kinds: KINDS, runtime: './runtime.js' });
    expect(code.match(/^import .*/gm)).toEqual(["import { equal, isDate, isUri, lengthOf } from './runtime.js';"]);
    expect(code).not.toMatch(/require\(|Mã|schema\d|"use strict"/);
    expect(code).toContain('const cardCodePattern = ');
  });

  test('follows references inside a schema', async () => {
    const validate = await load({
      type: 'object',
      properties: { child: { $ref: '#' }, name: { $ref: '#/$defs/name' } },
      $defs: { name: { type: 'string', minLength: 1 } },
    });
    expect(validate({ child: { child: { name: 'x' } } })).toBe(true);
    expect(validate({ child: { child: { name: '' } } })).toBe(false);
    expect(validate.errors?.[0]?.instancePath).toBe('/child/child/name');
  });
});

describe('formats', () => {
  const samples = {
    date: [
      '2024-02-29',
      '2023-02-29',
      '2024-04-31',
      '2024-12-31',
      '1900-02-29',
      '2000-02-29',
      '2024-1-1',
      '',
      '2024-13-01',
      '2024-00-10',
    ],
    'date-time': [
      '2024-02-29T10:00:00Z',
      '2024-02-29T10:00:00+07:00',
      '2024-02-29T10:00:00.123Z',
      '2024-02-29T10:00:00',
      '2024-02-30T10:00:00Z',
      '2024-02-29T25:00:00Z',
      '2024-02-29 10:00:00Z',
      '2024-02-29T10:00Z',
    ],
    uri: ['https://tuyen.example/a?b#c', 'mailto:a@b.c', 'tuyen.example', '/path', 'https://', ''],
  } as const;
  const ours = { date: runtime.isDate, 'date-time': runtime.isDateTime, uri: runtime.isUri };

  test.each(Object.keys(samples) as (keyof typeof samples)[])('%s agrees with ajv-formats, mode full', (name) => {
    const format = fullFormats[name] as RegExp | ((text: string) => boolean) | { validate: (text: string) => boolean };
    const theirs = (text: string) =>
      format instanceof RegExp
        ? format.test(text)
        : typeof format === 'function'
          ? format(text)
          : format.validate(text);
    for (const text of samples[name]) expect(ours[name](text), text).toBe(theirs(text));
  });
});
