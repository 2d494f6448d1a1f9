import type { ModelOperator, Operand, OperatorWith } from '@tuyen/model';

/** A validated list request: all its fields, operators and orders exist. */
export interface Query {
  readonly where: Filter | undefined;
  /** Folded words of the parameter `q`, each with its spellings. One spelling of each word must be found. */
  readonly words: readonly (readonly string[])[];
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  readonly limit: number | undefined;
  readonly offset: number;
  /** True if the request has page or offset: the answer is `{data,total,count,page,pageCount}` instead of a plain array. */
  readonly envelope: boolean;
  readonly fields: readonly string[] | undefined;
  readonly join: readonly Join[];
  readonly dialect: 'crud' | 'simple-rest';
  /** Each record includes the actions that the caller may perform on it. */
  readonly can: boolean;
  readonly choice: Choice | undefined;
  readonly tab?: string | undefined;
}

export interface Choice {
  readonly resource: string;
  /**
   * Name of the reference field in the resource, or in the input of one of its transitions or operations: `author_id`,
   * or `parts.author_id` in a list of objects.
   */
  readonly field: string;
  readonly transition?: string;
  readonly operation?: string;
  /**
   * Id of the record that is being edited; undefined for a new one. Records that it already references can be chosen
   * again.
   */
  readonly id?: string;
  readonly beside: Readonly<Record<string, unknown>>;
}

export type Filter =
  | { readonly all: readonly Filter[] }
  | { readonly any: readonly Filter[] }
  | { readonly not: Filter }
  | { readonly unnamedBy: Naming }
  | PluginComparison
  | Comparison;

/** Comparison by an operator of a plugin. */
export interface PluginComparison {
  readonly field: string;
  readonly by: ModelOperator;
  readonly operand: Operand;
}

/**
 * Condition for the choices of a unique reference: no other record of `resource` may already reference the record in
 * `field`. The reference of the record `except` does not count.
 */
export interface Naming {
  readonly resource: string;
  readonly field: string;
  readonly except: string | undefined;
}

export type Comparison = EmptinessComparison | ValueComparison | ListComparison | RangeComparison;

export interface EmptinessComparison {
  readonly field: string;
  readonly operator: OperatorWith<'none'>;
}

export interface ValueComparison {
  readonly field: string;
  readonly operator: OperatorWith<'one'>;
  readonly value: Value;
}

export interface ListComparison {
  readonly field: string;
  readonly operator: OperatorWith<'list'>;
  readonly values: readonly Value[];
}

export interface RangeComparison {
  readonly field: string;
  readonly operator: OperatorWith<'range'>;
  readonly from: Value;
  readonly to: Value;
}

export type Value = string | number | boolean;

export interface Join {
  /** Reference field to expand: `route_id`. */
  readonly field: string;
  /** Property of the answer with the expanded record: `route`. */
  readonly as: string;
  readonly resource: string;
  readonly many: boolean;
  readonly select: readonly string[] | undefined;
}

export function all(filters: readonly Filter[]): Filter | undefined {
  return filters.length > 1 ? { all: filters } : filters[0];
}

export function any(filters: readonly Filter[]): Filter | undefined {
  return filters.length > 1 ? { any: filters } : filters[0];
}

/** Returns a condition that a field has one of the values. It never holds for an empty list. */
export function oneOf(field: string, values: readonly string[]): Filter {
  return values.length === 0 ? { any: [] } : { field, operator: '$in', values };
}

export const EVERY_RECORD: Query = {
  where: undefined,
  words: [],
  sort: [],
  limit: undefined,
  offset: 0,
  envelope: false,
  fields: undefined,
  join: [],
  dialect: 'crud',
  can: false,
  choice: undefined,
};
