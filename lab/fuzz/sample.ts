import type { Rng } from './rng.ts';
import { HOSTILE_VALUES } from './hostile.ts';

export type Schema = Readonly<Record<string, unknown>>;

export interface Source {
  readonly rng: Rng;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

const TEXTS = [
  'Xe buýt',
  'Trần Thị Mai',
  'A1',
  'ABC123',
  '0912345678',
  'VND',
  '#1b7f4b',
  '127.0.0.1',
  '24',
  'mai@hopthu.example',
];
const BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-20', '2000-02-29'],
  'date-time': ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00.123+07:00'],
  time: ['05:00', '23:59'],
  'year-month': ['2026-11', '2027-01'],
  email: ['mai@hopthu.example'],
  uri: ['https://tuyen.example/a'],
  uuid: ['01890000-0000-7000-8000-000000000000'],
};
const MOST_DEEP = 12;

/**
 * Returns a value for the schema that is valid in most cases. Enough values are valid to test the server code that runs
 * after the validation.
 */
export function sampleOf(schema: Schema, source: Source, depth = 0): unknown {
  const { rng } = source;
  const resolvedSchema = resolved(schema, source);
  if (depth > MOST_DEEP) return null;
  if (resolvedSchema['const'] !== undefined) return resolvedSchema['const'];
  if (Array.isArray(resolvedSchema['enum'])) return rng.pick(resolvedSchema['enum']);
  const choices = (resolvedSchema['anyOf'] ?? resolvedSchema['oneOf']) as readonly Schema[] | undefined;
  if (choices) return sampleOf(rng.pick(choices), source, depth + 1);
  switch (typeOf(resolvedSchema, rng)) {
    case 'null':
      return null;
    case 'boolean':
      return rng.chance(0.5);
    case 'integer':
    case 'number':
      return numberOf(resolvedSchema, rng);
    case 'array':
      return listOf(resolvedSchema, source, depth);
    case 'object':
      return objectOf(resolvedSchema, source, depth);
    default:
      return textOf(resolvedSchema, source);
  }
}

function resolved(schema: Schema, source: Source): Schema {
  const { $ref: reference, allOf, ...own } = schema;
  const parts = [
    ...(typeof reference === 'string' ? [source.schemas[reference.split('/').at(-1) ?? ''] ?? {}] : []),
    ...((allOf ?? []) as readonly Schema[]).map(({ if: _condition, then, ...part }) => ({
      ...part,
      ...(then as Schema),
    })),
  ].map((part) => resolved(part, source));
  return parts.reduce<Schema>((merged, part) => mergedSchemas(part, merged), own);
}

function mergedSchemas(under: Schema, over: Schema): Schema {
  const properties = { ...(under['properties'] as object), ...(over['properties'] as object) };
  const required = [...((under['required'] ?? []) as string[]), ...((over['required'] ?? []) as string[])];
  return { ...under, ...over, ...(Object.keys(properties).length > 0 && { properties, type: 'object' }), required };
}

function typeOf({ type, properties, items }: Schema, rng: Rng): string {
  if (Array.isArray(type)) return type.includes('null') && rng.chance(0.1) ? 'null' : String(type[0]);
  return typeof type === 'string' ? type : properties ? 'object' : items ? 'array' : 'string';
}

function numberOf({ minimum = 0, maximum, multipleOf = 1 }: Schema, { below, chance, pick }: Rng): number {
  const [low, high] = [Number(minimum), Number(maximum ?? Number(minimum) + 1000)];
  if (chance(0.2)) return pick([low, high, low - 1, high + 1]);
  const step = Number(multipleOf);
  // Removes rounding errors: 3 × 0.1 is 0.30000000000000004.
  return Number((low + Math.floor(below(Math.max(1, high - low)) / step) * step).toPrecision(15));
}

function listOf({ items = {}, minItems = 0, maxItems = 3 }: Schema, source: Source, depth: number): unknown[] {
  const count = Math.min(Number(maxItems), Number(minItems) + source.rng.below(3));
  return Array.from({ length: count }, () => sampleOf(items as Schema, source, depth + 1));
}

function objectOf(schema: Schema, source: Source, depth: number): Record<string, unknown> {
  const required = new Set(schema['required'] as readonly string[]);
  const entries = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
    .filter(([name, { readOnly }]) => required.has(name) || (readOnly !== true && source.rng.chance(0.4)))
    .map(([name, property]) => [name, sampleOf({ ...property, title: name }, source, depth + 1)] as const);
  return Object.fromEntries(entries);
}

function textOf(schema: Schema, { rng, ids }: Source): string {
  const { description, title, pattern, format, examples, default: standard } = schema;
  const resource = /\b(?:one of|Ids of) `([\w-]+)`/.exec(String(description))?.[1] ?? resourceNamed(String(title), ids);
  const known = resource === undefined ? undefined : ids.get(resource);
  if (known && known.length > 0) return rng.pick(known);
  if (String(pattern).includes('https?://')) return rng.pick(ids.get('uploads') ?? ['/a.png']);
  const choices = [examples, standard, BY_FORMAT[String(format)], TEXTS]
    .flat()
    .filter((text) => typeof text === 'string');
  const matching = typeof pattern === 'string' ? choices.filter((text) => matches(text, pattern)) : choices;
  const text = rng.pick(matching.length > 0 ? matching : choices);
  // Appends a random number to free text. Without it, the second record would be rejected if names must be unique.
  return pattern === undefined && format === undefined ? `${text} ${rng.below(1e6)}` : text;
}

function resourceNamed(name: string, ids: Source['ids']): string | undefined {
  const stem = /^(\w+?)_ids?$/.exec(name)?.[1]?.replaceAll('_', '-');
  return stem === undefined
    ? undefined
    : [`${stem}s`, `${stem.replace(/y$/, 'ie')}s`].find((plural) => ids.has(plural));
}

function matches(text: string, pattern: string): boolean {
  return new RegExp(pattern, 'u').test(text);
}

/** Fields that only the server sets, and fields that grant permissions. */
const SYSTEM = [
  'id',
  'version',
  'created_at',
  'created_by',
  'office_id',
  'status',
  'is_superuser',
  'permissions',
  'balance',
];

export function mutated(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value) && value.length > 0 && rng.chance(0.7)) {
    const at = rng.below(value.length);
    return value.map((item, index) => (index === at ? mutated(item, rng) : item));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return rng.pick(HOSTILE_VALUES);
  const entries = Object.entries(value);
  const at = rng.below(entries.length);
  const change = rng.weighted([
    [5, 'replace'],
    [2, 'drop'],
    [2, 'system'],
    [1, 'unknown'],
  ]);
  if (change === 'system') return { ...value, [rng.pick(SYSTEM)]: rng.pick(HOSTILE_VALUES) };
  if (change === 'unknown' || entries.length === 0) return { ...value, [`unknown${rng.below(9)}`]: 1 };
  if (change === 'drop') return Object.fromEntries(entries.toSpliced(at, 1));
  return Object.fromEntries(entries.map(([name, item], index) => [name, index === at ? mutated(item, rng) : item]));
}
