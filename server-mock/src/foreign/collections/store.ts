import { isObject } from '@tuyen/model';
import { seededRandom, seedOf } from '../../seed/random.ts';
import type { NamespaceData, NamespaceStorage } from '../../namespaces/namespaces.ts';
import { propertiesOf, type References, typeOf } from '../document/references.ts';
import { sampleValue } from '../samples/sample-value.ts';
import { snake, type TextSource } from '../samples/sample-text.ts';
import type { Schema } from '../document/open-api.ts';
import type { Collection, Collections } from './collections.ts';
import { plainName } from './places.ts';

export type Row = Schema;

export interface StoreSettings {
  readonly references: References;
  readonly collections: Collections;
  readonly locale: TextSource['locale'];
  readonly anchor: Date;
  readonly seed: number;
  /** Number of sample records of each list. */
  readonly rows: number;
}

/** Records of one namespace, in memory. */
export interface RecordStore extends NamespaceData {
  /** @param params path parameters of the request, by which nested lists differ: `/owners/7/pets` */
  list(collection: Collection, params: Params): readonly Row[];
  find(collection: Collection, params: Params, key: string): Row | undefined;
  /** Adds a record, or replaces the one with the same key. */
  put(collection: Collection, params: Params, record: Row): void;
  remove(collection: Collection, params: Params, key: string): boolean;
  /** Returns a key that no record has. */
  freeKey(collection: Collection, params: Params): string | number;
  /** Returns the sample record of a position, with the values that a server sets. */
  sample(collection: Collection, params: Params, index: number): Row;
  restore(changes: Uint8Array): void;
}

export type Params = Readonly<Record<string, string>>;

/** Number of sample records in a list that belongs to another record. */
const NESTED_ROWS = 5;

/** Creates the records of the namespaces. A namespace has sample records for each list until a request changes them. */
export function recordStorage(settings: StoreSettings): NamespaceStorage<RecordStore> {
  return { bytes: 0, open: (from) => openRecords(settings, from), close: async () => undefined };
}

function openRecords(settings: StoreSettings, from?: Uint8Array): RecordStore {
  const lists = new Map<string, Row[]>();
  const changed = new Set<string>();

  function rowsOf(collection: Collection, params: Params): Row[] {
    const address = addressOf(collection, params);
    const known = lists.get(address) ?? sampleRows(collection, params, settings);
    lists.set(address, known);
    return known;
  }

  function edit(collection: Collection, params: Params, change: (rows: Row[]) => void): void {
    const rows = rowsOf(collection, params);
    change(rows);
    changed.add(addressOf(collection, params));
  }

  const indexOf = (rows: readonly Row[], { key }: Collection, value: string) =>
    rows.findIndex((row) => String(row[key]) === value);

  const store: RecordStore = {
    get written() {
      return changed.size > 0;
    },
    list: rowsOf,
    find(collection, params, key) {
      const rows = rowsOf(collection, params);
      return rows[indexOf(rows, collection, key)];
    },
    put: (collection, params, record) =>
      edit(collection, params, (rows) => {
        const at = indexOf(rows, collection, String(record[collection.key]));
        if (at < 0) rows.push(record);
        else rows[at] = record;
      }),
    remove(collection, params, key) {
      const at = indexOf(rowsOf(collection, params), collection, key);
      if (at >= 0) edit(collection, params, (rows) => void rows.splice(at, 1));
      return at >= 0;
    },
    freeKey(collection, params) {
      const rows = rowsOf(collection, params);
      const keys = new Set(rows.map((row) => String(row[collection.key])));
      const numbers = rows.map((row) => Number(row[collection.key])).filter(Number.isInteger);
      const next = Math.max(0, ...numbers) + 1;
      for (let index = rows.length; ; index += 1) {
        const key = keyAt(collection, index, settings, store.sample(collection, params, index));
        if (typeof key === 'number') return next;
        if (!keys.has(String(key))) return key;
      }
    },
    sample: (collection, params, index) => sampleRecord(collection, params, index, settings),
    changes: async () =>
      Buffer.from(JSON.stringify(Object.fromEntries([...changed].map((address) => [address, lists.get(address)])))),
    restore(changes) {
      lists.clear();
      changed.clear();
      if (changes.length === 0) return;
      const saved: unknown = JSON.parse(Buffer.from(changes).toString());
      for (const [address, rows] of Object.entries(isObject(saved) ? saved : {})) {
        lists.set(address, Array.isArray(rows) ? rows.filter(isObject) : []);
        changed.add(address);
      }
    },
    close: async () => undefined,
  };
  if (from) store.restore(from);
  return store;
}

/** Returns the address of a list with the values of its path parameters: `/owners/7/pets`. */
export function addressOf({ base }: Collection, params: Params): string {
  return base.replaceAll(/\{([^{}/]+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function sampleRows(collection: Collection, params: Params, settings: StoreSettings): Row[] {
  const count = collection.base.includes('{') ? Math.min(NESTED_ROWS, settings.rows) : settings.rows;
  const rows: Row[] = [];
  const keys = new Set<string>();
  const add = (row: Row) => {
    const key = String(row[collection.key]);
    if (row[collection.key] === undefined || keys.has(key)) return;
    keys.add(key);
    rows.push(row);
  };
  for (const example of collection.examples) if (isObject(example)) add(structuredClone(example));
  for (let index = rows.length; rows.length < count && index < count * 3; index += 1)
    add(sampleRecord(collection, params, index, settings));
  return rows;
}

function sampleRecord(collection: Collection, params: Params, index: number, settings: StoreSettings): Row {
  const { references, locale, seed, anchor, rows } = settings;
  const random = seededRandom(seedOf(`${seed}/${addressOf(collection, params)}/${index}`));
  locale.faker.seed(Math.floor(random() * 0x7fffffff));
  const source = { references, locale, random, anchor, index, rows };
  const sampled = sampleValue(collection.schema, '', source);
  const record = isObject(sampled) ? sampled : {};
  const properties = propertiesOf(references.flat(collection.schema));
  const inPath = Object.entries(params).flatMap(([parameter, value]) => {
    if (!collection.base.includes(`{${parameter}}`)) return [];
    const name = Object.keys(properties).find((one) => plainName(one) === plainName(parameter));
    return name === undefined ? [] : [[name, typedAs(properties[name], value, references)] as const];
  });
  const key = keyAt(collection, index, settings, record);
  return { ...record, ...Object.fromEntries(inPath), [collection.key]: key };
}

/** Converts a text of a path to the type of a property. */
export function typedAs(property: unknown, text: string, references: References): unknown {
  const type = typeOf(references.flat(property));
  return (type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text))
    ? Number(text)
    : text;
}

function keyAt(collection: Collection, index: number, { references }: StoreSettings, record: Row): string | number {
  const property = references.flat(propertiesOf(references.flat(collection.schema))[collection.key]);
  const type = typeOf(property);
  const { minimum = 1 } = property;
  if (type === 'integer' || type === 'number') return Number(minimum) + index;
  const sampled = record[collection.key];
  if (typeof sampled === 'string' && (property['format'] !== undefined || property['pattern'] !== undefined))
    return sampled;
  // Names and codes stay readable. A number makes them unique.
  if (typeof sampled === 'string' && !/id$/iu.test(collection.key))
    return `${snake(sampled).replaceAll('_', '-')}${index === 0 ? '' : `-${index + 1}`}`;
  return typeof sampled === 'string' ? sampled : String(index + 1);
}
