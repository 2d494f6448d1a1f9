import type { ModelOperator, Operand, OperatorWith } from '@tuyen/model';

export interface Query {
  readonly where: Filter | undefined;
  /**
   * Words of the parameter `q` in folded form (lowercase, without accents), each with its alternative spellings. A
   * record must contain one spelling of each word.
   */
  readonly words: readonly (readonly string[])[];
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  readonly limit: number | undefined;
  readonly offset: number;
  /** True if the request has page or offset: the answer is `{data,total,count,page,pageCount}` instead of a plain array. */
  readonly envelope: boolean;
  readonly fields: readonly string[] | undefined;
  readonly join: readonly Join[];
  readonly dialect: 'crud' | 'simple-rest';
  readonly can: boolean;
  readonly choice: ChoiceQuery | undefined;
  readonly tab?: string | undefined;
  /** Language of the reader, in which localized texts are sorted. Defaults to the project's default language. */
  readonly language?: string;
}

export interface ChoiceQuery {
  readonly resource: string;
  /**
   * Name of a reference field of the resource, or of an input field of its transition or operation. Examples:
   * `author_id`, or `parts.author_id` in a list of objects.
   */
  readonly field: string;
  readonly transition?: string;
  readonly operation?: string;
  /**
   * Id of the record that is being edited; undefined for a new one. The form may again offer records that this record
   * already references.
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

export interface PluginComparison {
  readonly field: string;
  readonly by: ModelOperator;
  readonly operand: Operand;
}

/**
 * Condition for the choices of a unique reference. A record cannot be chosen if another record of `resource` already
 * references it in `field`. The record with the id `except` does not count.
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
  readonly field: string;
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

export function anyValueOf(field: string, values: readonly string[]): Filter {
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
