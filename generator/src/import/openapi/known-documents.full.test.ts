import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BACKEND } from '../testing/document.ts';
import { type Counts, countsOf } from '../testing/document-counts.ts';
import { isParameter } from './api-path.ts';
import { listAt } from './find-resources.ts';
import { openapiSource as source } from './source.ts';

/**
 * OpenAPI documents that many people know, in the folder that TUYEN_DOCUMENTS names. Their licenses are in their
 * repositories. The counts are those of these versions:
 *
 * - petstore.yaml: swagger-api/swagger-petstore f1ed336 src/main/resources/openapi.yaml
 * - realworld.yml: gothinkster/realworld 747190e api/openapi.yml
 * - listmonk.yaml: knadh/listmonk 911e0b7 docs/swagger/collections.yaml
 * - pokeapi.yml: PokeAPI/pokeapi bbef3d9 openapi.yml
 * - clerk.yaml: hey-api/openapi-ts 03f9c54 specs/3.0.x/clerk-2025-11-10.yaml
 * - xero.yaml: XeroAPI/Xero-OpenAPI e952d0b xero_accounting.yaml
 * - asana.yaml: Asana/openapi fc9f8dc defs/asana_oas.yaml
 * - box.json: box/box-openapi c9a878a openapi.json
 * - pagerduty.json: PagerDuty/api-schema 91a06fb reference/REST/openapiv3.json
 * - plaid.yml: plaid/plaid-openapi 26f1a05 2020-09-14.yml
 */
const FOLDER = process.env['TUYEN_DOCUMENTS'] ?? '';
const has = (name: string) => FOLDER !== '' && existsSync(join(FOLDER, name));

if (FOLDER === '') console.log('Known OpenAPI documents were not imported: TUYEN_DOCUMENTS names no folder with them.');

async function read(name: string) {
  return source.read({ from: name, bytes: readFileSync(join(FOLDER, name)) });
}

/** Returns what becomes of the lists below a record: a resource, a related list of one, or the reason why neither. */
async function listsBelowRecords(name: string): Promise<Readonly<Record<string, number>>> {
  const reading = await read(name);
  const listed = new Map(source.list(reading, BACKEND).map(({ place, reason }) => [place, reason]));
  const below = reading.paths.filter(
    (path) =>
      path.segments.some(isParameter) && !isParameter(path.segments.at(-1) ?? '') && listAt(path, reading.reader),
  );
  const results = below.map(({ path }) => listed.get(path)?.replace(/^".*" is/u, 'It is') ?? 'resource');
  return Object.fromEntries([...Map.groupBy(results, (result) => result)].map(([key, { length }]) => [key, length]));
}

const COUNTS: Readonly<Record<string, Counts>> = {
  'petstore.yaml': {
    resources: 1,
    fields: 5,
    references: 0,
    enums: 1,
    json: 0,
    operations: 0,
    children: 0,
    related: 0,
    left: 10,
  },
  'realworld.yml': {
    resources: 1,
    fields: 10,
    references: 0,
    enums: 0,
    json: 0,
    operations: 1,
    children: 1,
    related: 1,
    left: 7,
  },
  'listmonk.yaml': {
    resources: 6,
    fields: 69,
    references: 6,
    enums: 2,
    json: 3,
    operations: 9,
    children: 1,
    related: 1,
    left: 28,
  },
  'pokeapi.yml': {
    resources: 49,
    fields: 385,
    references: 83,
    enums: 0,
    json: 1,
    operations: 0,
    children: 0,
    related: 0,
    left: 2,
  },
  'clerk.yaml': {
    resources: 20,
    fields: 290,
    references: 10,
    enums: 27,
    json: 8,
    operations: 25,
    children: 7,
    related: 7,
    left: 78,
  },
  'xero.yaml': {
    resources: 26,
    fields: 441,
    references: 49,
    enums: 62,
    json: 0,
    operations: 0,
    children: 12,
    related: 12,
    left: 63,
  },
  'asana.yaml': {
    resources: 26,
    fields: 285,
    references: 60,
    enums: 30,
    json: 0,
    operations: 47,
    children: 36,
    related: 42,
    left: 30,
  },
  'box.json': {
    resources: 29,
    fields: 278,
    references: 25,
    enums: 51,
    json: 0,
    operations: 8,
    children: 8,
    related: 8,
    left: 111,
  },
  'pagerduty.json': {
    resources: 39,
    fields: 455,
    references: 29,
    enums: 53,
    json: 7,
    operations: 1,
    children: 42,
    related: 42,
    left: 130,
  },
};

const IS_RELATED = 'It is left out, or becomes a related list.';
const HAS_NO_KEY = 'Its records have no key.';
const HAS_NO_PARENT = 'It is below a record that is no resource.';
const IS_DEEPER = 'It is below several records.';

/** The design counts 45 such lists in Asana's document and 60 in PagerDuty's: docs/importing.md says what became of them. */
const BELOW_RECORDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'xero.yaml': { resource: 12, [HAS_NO_KEY]: 18, [HAS_NO_PARENT]: 1 },
  'asana.yaml': { resource: 36, [IS_RELATED]: 7, [HAS_NO_KEY]: 1, [HAS_NO_PARENT]: 1 },
  'box.json': { resource: 8, [HAS_NO_PARENT]: 15, [IS_DEEPER]: 2 },
  'pagerduty.json': { resource: 42, [HAS_NO_KEY]: 8, [HAS_NO_PARENT]: 9, [IS_DEEPER]: 4 },
};

/** Paths that list records of a resource which has another list already. They would be resources of their own otherwise. */
const OTHER_LISTS: Readonly<Record<string, number>> = { 'petstore.yaml': 1, 'box.json': 2, 'xero.yaml': 8 };

describe('OpenAPI documents that many people know', () => {
  for (const [name, lists] of Object.entries(BELOW_RECORDS)) {
    test.skipIf(!has(name))(
      `each list below a record of ${name} is reached from its parent or has a reason`,
      async () => {
        expect(await listsBelowRecords(name)).toEqual(lists);
      },
    );
  }

  for (const [name, others] of Object.entries(OTHER_LISTS)) {
    test.skipIf(!has(name))(`lists of the same records in ${name} are one resource`, async () => {
      const listed = source.list(await read(name), BACKEND);
      expect(listed.filter(({ reason }) => reason?.startsWith('It is another list of the records of'))).toHaveLength(
        others,
      );
    });
  }

  for (const [name, counts] of Object.entries(COUNTS)) {
    test.skipIf(!has(name))(`${name} has the resources and fields that it had before`, async () => {
      expect(countsOf(await read(name))).toEqual(counts);
    });

    test.skipIf(!has(name))(`${name} gives the same draft each time`, async () => {
      const [one, other] = [await read(name), await read(name)];
      expect(JSON.stringify(source.draft(one, BACKEND))).toBe(JSON.stringify(source.draft(other, BACKEND)));
    });

    test.skipIf(!has(name))(`each path of ${name} is a part of a resource or has a reason`, async () => {
      const reading = await read(name);
      const listed = source.list(reading, BACKEND);
      expect(listed.every(({ resource, reason }) => (resource === undefined) === (reason !== undefined))).toBe(true);
      expect(new Set(listed.map(({ place }) => place)).size).toBe(listed.length);
    });
  }

  test.skipIf(!has('plaid.yml'))('plaid.yml has no resource, and says why', async () => {
    const reading = await read('plaid.yml');
    expect(() => source.draft(reading, BACKEND)).toThrow(
      '329 operations, of which 326 are POST, and 2 have an address of one record; this tool makes pages for records. `--list` names them.',
    );
    expect(source.list(reading, BACKEND)).toHaveLength(reading.paths.length);
  });
});
