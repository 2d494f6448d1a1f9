import type { OptionRule } from './options.ts';
import type { Text } from '../text.ts';
import { valueAt } from './value-at.ts';

/** A JSON Schema (2020-12) object with inlined references and the `x-` keywords of this project. */
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

/** Any JSON value. */
export type Json = Scalar | readonly Json[] | { readonly [key: string]: Json };

/** What a state field shows in place of its value, such as a lock. A rule applies where all that it names holds. */
export interface StateOverride {
  readonly when?: Condition;
  /** A date or date-time of the record that is over. */
  readonly past?: string;
  readonly label: Text;
  readonly color: NonNullable<ValueText['color']>;
}

/** The label of a value of an enum by language, its short label and, for a state, its color. */
export interface ValueText {
  readonly color?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  readonly 'x-short-label'?: Text;
  readonly [language: string]: string | Text | undefined;
}

/** How a list of objects is edited and shown: `x-rows`. */
export interface RowRules {
  /** Rows are lines to read, of which one is opened to be edited. */
  readonly compact?: true;
  /** A number of the rows that is never less than in the row before. */
  readonly ascending?: string;
  /** Another list of the record that this one can be the reverse of. */
  readonly reverseOf?: string;
  /** The record's page draws the rows as points of a line. */
  readonly diagram?: true;
}

/** Holds if every named field has the given value or one of the given values. A missing field counts as null. */
export type Condition = Readonly<Record<string, Scalar | readonly Scalar[]>>;

/** Whether the record satisfies the condition. Paths are dotted (`delivery_address.city_id`). */
export function holds(condition: Condition | undefined, record: Readonly<Record<string, unknown>>): boolean {
  if (!condition) return true;
  return Object.entries(condition).every(([path, expected]) => {
    const value = valueAt(record, path) ?? null;
    return Array.isArray(expected) ? expected.includes(value) : value === expected;
  });
}
