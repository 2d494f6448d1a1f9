import type { Condition } from '../../generated/condition.ts';
import type { ValueText } from '../../generated/enum.ts';
import type { FieldFile, RowRulesFile, StateOverrideFile } from '../../generated/property.ts';
import type { Json, Scalar } from './json.ts';
import { valueAt } from './value-at.ts';

export type { Json, Scalar } from './json.ts';
export type { Condition, ValueText };
export type RowRules = RowRulesFile;
export type StateOverride = StateOverrideFile;

/**
 * Keys whose values are schemas. They are typed as `JsonSchema`, because the loader adds its keys to nested schemas
 * too.
 */
type Nested = 'items' | 'properties' | 'allOf' | 'anyOf' | 'not' | 'if' | 'then' | 'else';

export interface JsonSchema extends Omit<FieldFile, Nested | 'type' | 'examples'> {
  readonly type?: string | readonly string[];
  readonly examples?: readonly Json[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly not?: JsonSchema;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly [keyword: string]: unknown;
}

export function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

export function holds(condition: Condition | undefined, record: Readonly<Record<string, unknown>>): boolean {
  if (!condition) return true;
  return Object.entries(condition).every(([path, expected]) => {
    const value = valueAt(record, path) ?? null;
    return Array.isArray(expected) ? expected.includes(value) : value === expected;
  });
}
