// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import type { JsonSchema } from '@tuyen/model';
import type { Rng } from './rng.ts';

const TYPES = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'] as const;
/**
 * Names of properties. Includes names that every object inherits, such as `toString`, because a validator may mistake
 * them for present properties.
 */
const NAMES = ['a', 'b', 'c-d', 'e/f', 'toString', 'constructor', '__proto__'] as const;
/** `lint` rejects a field named `__proto__`, and ajv ignores its schema. */
const FIELDS = NAMES.filter((name) => name !== '__proto__');
const TEXTS = [
  '',
  'a',
  'ab',
  'ABCD1234',
  '2026-02-28',
  '2026-02-30',
  '09:30',
  'a@b.vn',
  '👍',
  '👍👍',
  'toString',
] as const;
const NUMBERS = [0, -1, 1, 2, 3, 0.1, 0.3, 1.5, 2.5, 10, 1e21] as const;
const FORMATS = ['date', 'time', 'email', 'uuid', 'card-code'] as const;
const PATTERNS = ['^a', '^[A-Z0-9]+$', '^.{2}$', 'b'] as const;
const SCALARS = [...TEXTS, ...NUMBERS, true, false, null] as const;

export function randomSchema(random: Rng, depth = 3): JsonSchema {
  const schema: Record<string, unknown> = {};
  const some = (probability: number, keyword: string, value: () => unknown) => {
    if (random.chance(probability)) schema[keyword] = value();
  };
  const inner = () => randomSchema(random, depth - 1);
  some(0.5, 'type', () => (random.chance(0.6) ? random.pick(TYPES) : distinct(random, TYPES)));
  some(0.08, 'enum', () => distinct(random, SCALARS));
  some(0.06, 'const', () => random.pick(SCALARS));
  some(0.12, 'minimum', () => random.pick(NUMBERS));
  some(0.12, 'maximum', () => random.pick(NUMBERS));
  some(0.06, 'exclusiveMinimum', () => random.pick(NUMBERS));
  some(0.06, 'exclusiveMaximum', () => random.pick(NUMBERS));
  some(0.06, 'multipleOf', () => random.pick([1, 2, 0.1, 0.5]));
  some(0.1, 'minLength', () => random.below(3));
  some(0.1, 'maxLength', () => random.below(4));
  some(0.08, 'pattern', () => random.pick(PATTERNS));
  some(0.12, 'format', () => random.pick(FORMATS));
  some(0.08, 'minItems', () => random.below(3));
  some(0.08, 'maxItems', () => random.below(3));
  some(0.08, 'uniqueItems', () => random.chance(0.8));
  some(0.2, 'required', () => distinct(random, NAMES));
  some(0.08, 'dependentRequired', () => Object.fromEntries([[random.pick(NAMES), distinct(random, NAMES)]]));
  if (depth > 0) {
    some(0.4, 'properties', () => Object.fromEntries(distinct(random, FIELDS).map((name) => [name, inner()])));
    some(0.1, 'additionalProperties', () => false);
    some(0.2, 'items', inner);
    some(0.12, 'allOf', () => [inner(), inner()]);
    some(0.15, 'anyOf', () => [inner(), inner()]);
    some(0.12, 'not', inner);
    if (random.chance(0.2)) {
      schema['if'] = inner();
      some(0.8, 'then', inner);
      some(0.6, 'else', inner);
    }
  }
  return schema;
}

export function randomValue(random: Rng, depth = 3): unknown {
  const scalar = depth === 0 || random.chance(0.3);
  if (scalar) return random.pick(SCALARS);
  if (random.chance(0.25)) return Array.from({ length: random.below(4) }, () => randomValue(random, depth - 1));
  // `fromEntries` turns the name `__proto__` into an own property, as JSON.parse does.
  return Object.fromEntries(distinct(random, NAMES, 0).map((name) => [name, randomValue(random, depth - 1)]));
}

function distinct<T>(random: Rng, choices: readonly T[], least = 1): readonly T[] {
  return [...new Set(Array.from({ length: least + random.below(4) }, () => random.pick(choices)))];
}
