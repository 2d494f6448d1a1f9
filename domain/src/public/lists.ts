import type { Reader, Services, Transaction } from '../contract.ts';
import { Problem, type Row, type Where } from '@tuyen/server/domain';

export type Query = Readonly<Record<string, unknown>>;

export interface List {
  readonly parameters: readonly string[];
  readonly row: object;
  /** Seconds for which caches may keep an answer. Undefined if an answer must not be kept. */
  readonly fresh?: number;
  /** @param language language of generated texts, such as `April 2026` */
  rows(reader: Reader, query: Query, language: string): Promise<Row[]>;
  /**
   * Returns true if the list has a row with the value. Lists that are expensive to read, or that answer only searches,
   * have this function.
   */
  offers?(reader: Reader, query: Query, value: unknown): Promise<boolean>;
  /**
   * Returns the specific reason why the choice list does not offer a value. Returns undefined if there is no specific
   * reason.
   */
  refusal?(reader: Reader, query: Query, value: unknown): Promise<Problem | undefined>;
}

/**
 * Choice lists of the portal's forms, by path below the API base. The forms offer only the values in these lists, and
 * the server accepts no others.
 */
export type Catalog = ReadonlyMap<string, List>;

/** @throws 400 for a filter that occurs twice or is not text */
export function filters(query: Readonly<Record<string, unknown>>, allowed: readonly string[]): Where {
  const given = allowed.filter((name) => query[name] !== undefined && query[name] !== '');
  return Object.fromEntries(given.map((name) => [name, textParameter(query[name]) ?? '']));
}

/** @throws 400 for a value that occurs twice */
export function textParameter(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new Problem(400, 'bad_query');
  return value;
}

export function settingsIn(reader: Reader, services: Services): Services['settings'] {
  return (resource, officeId) => (isTransaction(reader) ? reader : services).settings(resource, officeId);
}

const isTransaction = (reader: Reader): reader is Transaction => 'settings' in reader;
