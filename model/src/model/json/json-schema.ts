import type { OptionRule } from './options.ts';
import type { Text } from '../text.ts';
import { valueAt } from './value-at.ts';

/** JSON Schema (2020-12) object with inlined references and this project's `x-` keywords. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly items?: JsonSchema;
  readonly enum?: readonly Scalar[];
  readonly const?: Scalar;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly not?: JsonSchema;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly 'x-label'?: Text;
  readonly 'x-help'?: Text;
  readonly 'x-unit'?: Text;
  readonly 'x-templates'?: readonly Text[];
  readonly 'x-when'?: Condition;
  readonly 'x-overrides'?: readonly StateOverride[];
  readonly 'x-options'?: OptionRule | readonly OptionRule[];
  readonly 'x-renamed-from'?: string;
  readonly 'x-renamed-values'?: Readonly<Record<string, string>>;
  readonly 'x-values'?: Readonly<Record<string, ValueText>>;
  readonly 'x-ordered'?: boolean;
  readonly 'x-all-label'?: Text;
  readonly 'x-currency'?: string;
  readonly 'x-rows'?: RowRules;
  readonly 'x-accept'?: string | readonly string[];
  readonly [keyword: string]: unknown;
}

export type Scalar = string | number | boolean | null;

export function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

export type Json = Scalar | readonly Json[] | { readonly [key: string]: Json };

/** Display of a state field in place of its value, such as a lock. A rule applies if all its conditions hold. */
export interface StateOverride {
  readonly when?: Condition;
  /** Date or date-time field of the record that must be in the past. */
  readonly past?: string;
  readonly label: Text;
  readonly color: NonNullable<ValueText['color']>;
}

/** Label of an enum value by language, its short label and, for a state, its color. */
export interface ValueText {
  readonly color?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  readonly 'x-short-label'?: Text;
  readonly [language: string]: string | Text | undefined;
}

/** Rules for editing and showing a list of objects: `x-rows`. */
export interface RowRules {
  /** Rows are shown as read-only lines; one at a time opens for editing. */
  readonly compact?: true;
  /** Numeric field that must not decrease from row to row. */
  readonly ascending?: string;
  /** Another list of the record that can fill this list in reverse order. */
  readonly reverseOf?: string;
  /** The show page draws the rows as points of a line. */
  readonly diagram?: true;
}

/**
 * Condition that holds if every named field has the given value or one of the given values. A missing field counts as
 * null.
 */
export type Condition = Readonly<Record<string, Scalar | readonly Scalar[]>>;

/** Returns whether the record satisfies the condition. Paths are dotted (`delivery_address.city_id`). */
export function holds(condition: Condition | undefined, record: Readonly<Record<string, unknown>>): boolean {
  if (!condition) return true;
  return Object.entries(condition).every(([path, expected]) => {
    const value = valueAt(record, path) ?? null;
    return Array.isArray(expected) ? expected.includes(value) : value === expected;
  });
}
