import type { Operator } from '@tuyen/model';

/** A list request, understood and checked: only fields, operators and orders that exist are in it. */
export interface Query {
  readonly where: Filter | undefined;
  /** Folded words of the parameter `q`, each with its spellings. One spelling of each word must be found. */
  readonly words: readonly (readonly string[])[];
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  /** undefined = all rows */
  readonly limit: number | undefined;
  readonly offset: number;
  /** `{data,total,count,page,pageCount}` rather than a plain array: page or offset was asked for. */
  readonly envelope: boolean;
  /** undefined = all fields */
  readonly fields: readonly string[] | undefined;
  readonly join: readonly Join[];
  readonly dialect: 'crud' | 'simple-rest';
  /** Each record is answered with what the caller may do with it. */
  readonly can: boolean;
  /** The records are to be chosen from: only those that the caller could choose there are answered. */
  readonly choice: Choice | undefined;
  /** The name of a tab, whose records alone are answered. */
  readonly tab?: string | undefined;
}

/** A reference that is being chosen. */
export interface Choice {
  /** The resource that is written. */
  readonly resource: string;
  /** Of its fields, or of what one of its transitions or operations asks for: `author_id`, in a list of objects `parts.author_id`. */
  readonly field: string;
  readonly transition?: string;
  readonly operation?: string;
  /** The record as it is, where there is one: what it refers to already can be chosen again. */
  readonly id?: string;
  /** Values of the fields beside it, in the same object of a list. */
  readonly beside: Readonly<Record<string, unknown>>;
}

export type Filter =
  | { readonly all: readonly Filter[] }
  | { readonly any: readonly Filter[] }
  | { readonly not: Filter }
  | { readonly unnamedBy: Naming }
  | Comparison;

/** Where a reference is unique: records that no other record of the resource, but the one excepted, refers to by the field. */
export interface Naming {
  readonly resource: string;
  readonly field: string;
  readonly except: string | undefined;
}

/** A field compared with nothing, with one value, with any of several, or with two limits. */
export type Comparison = EmptinessComparison | ValueComparison | ListComparison | RangeComparison;

export interface EmptinessComparison {
  readonly field: string;
  readonly operator: '$isnull' | '$notnull';
}

export interface ValueComparison {
  readonly field: string;
  readonly operator: Exclude<Operator, (EmptinessComparison | ListComparison | RangeComparison)['operator']>;
  readonly value: Value;
}

export interface ListComparison {
  readonly field: string;
  readonly operator: '$in' | '$notin' | '$inL' | '$notinL';
  readonly values: readonly Value[];
}

export interface RangeComparison {
  readonly field: string;
  readonly operator: '$between';
  readonly from: Value;
  readonly to: Value;
}

export type Value = string | number | boolean;

export interface Join {
  /** The reference field that is expanded: `route_id`. */
  readonly field: string;
  /** Where the expanded record stands in the answer: `route`. */
  readonly as: string;
  /** The resource it refers to. */
  readonly resource: string;
  readonly many: boolean;
  readonly select: readonly string[] | undefined;
}

/** A list of conditions as one; undefined for none. */
export function all(filters: readonly Filter[]): Filter | undefined {
  return filters.length > 1 ? { all: filters } : filters[0];
}

export function any(filters: readonly Filter[]): Filter | undefined {
  return filters.length > 1 ? { any: filters } : filters[0];
}

/** Of one value among these; never met where there are none. */
export function oneOf(field: string, values: readonly string[]): Filter {
  return values.length === 0 ? { any: [] } : { field, operator: '$in', values };
}

/** Neither filtered nor sorted nor paged. */
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
