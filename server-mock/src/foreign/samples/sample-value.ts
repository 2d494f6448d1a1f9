import { canonicalJson, isObject } from '@tuyen/model';
import { propertiesOf, type References, requiredOf, typeOf } from '../document/references.ts';
import type { Schema } from '../document/open-api.ts';
import { sampleText, snake, type TextSource } from './sample-text.ts';

export interface SampleSource extends TextSource {
  readonly references: References;
  /** Position of the record among its siblings, from 0. The first one takes the examples of the document as they are. */
  readonly index: number;
  /** Number of records of each list. Sample references are usually numbers from 1 to this number. */
  readonly rows: number;
}

/** Depth at which optional properties and items are left out, so that recursive schemas end. */
const OPTIONAL_DEPTH = 4;
const MOST_DEPTH = 12;

/**
 * Returns a value that fits a schema of responses: write-only properties are left out. The same random numbers give
 * the same value.
 */
export function sampleValue(schema: unknown, name: string, source: SampleSource, depth = 0): unknown {
  const found = source.references.flat(schema);
  const { const: constant, enum: values, examples, example, default: usual } = found;
  if (constant !== undefined) return constant;
  const [first] = [example, ...(Array.isArray(examples) ? examples : [])].filter((one) => one !== undefined);
  if (first !== undefined && (source.index === 0 || Array.isArray(first))) return structuredClone(first);
  if (Array.isArray(values)) return chosen(values, source, usual);
  if (Array.isArray(examples) && examples.length > 1) return structuredClone(oneOf(examples, source));
  switch (typeOf(found)) {
    case 'object':
      return sampleObject(found, source, depth);
    case 'array':
      return sampleArray(found, name, source, depth);
    case 'integer':
      return sampleNumber(found, name, source, 1);
    case 'number':
      return sampleNumber(found, name, source, 0.01);
    case 'boolean':
      return source.index === 0 && typeof usual === 'boolean' ? usual : source.random() < 0.5;
    case 'null':
      return null;
    default:
      return sampleText(found, name, source);
  }
}

function chosen(values: readonly unknown[], source: SampleSource, usual: unknown): unknown {
  const present = values.filter((one) => one !== null);
  if (source.index === 0) return usual ?? present[0] ?? null;
  return oneOf(present, source) ?? null;
}

function oneOf<T>(choices: readonly T[], { random }: SampleSource): T | undefined {
  return choices[Math.floor(random() * choices.length)];
}

function sampleObject(schema: Schema, source: SampleSource, depth: number): Schema {
  const required = new Set(requiredOf(schema));
  const listed = Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const isWanted = required.has(name) ? depth < MOST_DEPTH : depth < OPTIONAL_DEPTH;
    if (!isWanted || source.references.resolve(property)['writeOnly'] === true) return [];
    return [[name, sampleValue(property, name, source, depth + 1)] as const];
  });
  const { additionalProperties: others } = schema;
  if (listed.length > 0 || !isObject(others) || depth >= OPTIONAL_DEPTH) return Object.fromEntries(listed);
  const names = ['first', 'second'];
  return Object.fromEntries(names.map((name) => [name, sampleValue(others, name, source, depth + 1)]));
}

function sampleArray(schema: Schema, name: string, source: SampleSource, depth: number): readonly unknown[] {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  const least = Number(minItems);
  const most = depth >= OPTIONAL_DEPTH || depth >= MOST_DEPTH ? least : Math.min(Number(maxItems), Math.max(least, 2));
  const found: unknown[] = [];
  const seen = new Set<string>();
  for (let attempt = 0; found.length < most && attempt < most * 5; attempt += 1) {
    // Only the first item may be the example of the document. Otherwise all items would be equal.
    const one = sampleValue(items ?? {}, singular(name), { ...source, index: source.index + attempt }, depth + 1);
    const key = canonicalJson(one);
    if (uniqueItems === true && seen.has(key)) continue;
    seen.add(key);
    found.push(one);
  }
  return found;
}

export const singular = (name: string): string =>
  name
    .replace(/ies$/u, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/u, '')
    .replace(/(?<!s)s$/u, '');

function sampleNumber(schema: Schema, name: string, source: SampleSource, unit: number): number {
  const { multipleOf, example } = schema;
  const step = typeof multipleOf === 'number' && multipleOf > 0 ? multipleOf : unit;
  const [least, most] = rangeOf(schema, name, source, step);
  const [from, to] = [Math.ceil(least / step), Math.floor(most / step)];
  const value = (from + Math.floor(source.random() * (to - from + 1))) * step;
  if (!(from <= to)) return typeof example === 'number' ? example : least;
  return Number(value.toFixed(6));
}

function rangeOf(schema: Schema, name: string, { rows }: SampleSource, step: number): readonly [number, number] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, example } = schema;
  const least = numberOr(minimum, typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : undefined);
  const most = numberOr(maximum, typeof exclusiveMaximum === 'number' ? exclusiveMaximum - step : undefined);
  const plain = snake(name);
  const isReference = /(^|_)id$/u.test(plain);
  const usual = isReference ? ([1, rows] as const) : typeof example === 'number' ? around(example) : usualRange(plain);
  if (least !== undefined && most !== undefined) return [least, most];
  if (least !== undefined) return [least, Math.max(usual[1], least + 100 * step)];
  if (most !== undefined) return [Math.min(usual[0], most), most];
  return usual;
}

const around = (value: number): readonly [number, number] =>
  value < 0 ? [value * 1.5, value * 0.5] : [value * 0.5, value * 1.5];

function usualRange(name: string): readonly [number, number] {
  if (/(^|_)(lat|latitude)$/u.test(name)) return [-90, 90];
  if (/(^|_)(lng|lon|long|longitude)$/u.test(name)) return [-180, 180];
  if (/(^|_)(percent|percentage|rate|ratio)$/u.test(name)) return [0, 100];
  if (/(^|_)year$/u.test(name)) return [2015, 2026];
  if (/(^|_)(age|count|quantity|position|order|rank|size)$/u.test(name)) return [1, 60];
  return /price|amount|total|cost|balance|fee/u.test(name) ? [10, 500] : [1, 1000];
}

function numberOr(value: unknown, otherwise: number | undefined): number | undefined {
  return typeof value === 'number' ? value : otherwise;
}
