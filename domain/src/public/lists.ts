import type { Reader, Services, Transaction } from '../contract.ts';
import { Problem, type Row, type Where } from '@tuyen/server/domain';

/** A list's query as the route takes it. */
export type Query = Readonly<Record<string, unknown>>;

/** One list of what there is to choose from. */
export interface List {
  /** Names of the parameters that it takes. */
  readonly parameters: readonly string[];
  /** The JSON Schema of a row. */
  readonly row: object;
  /** @param language of the texts that are no record's, such as `April 2026` */
  rows(reader: Reader, query: Query, language: string): Promise<Row[]>;
  /** Why the list does not have a value, where it can say more than that. */
  refusal?(reader: Reader, query: Query, value: unknown): Promise<Problem | undefined>;
}

/** The lists by their path under the API base. The portal's forms offer what they answer, and take nothing else. */
export type Catalog = ReadonlyMap<string, List>;

/** @throws 400 where a filter is given twice or as anything but text */
export function filters(query: Readonly<Record<string, unknown>>, allowed: readonly string[]): Where {
  const given = allowed.filter((name) => query[name] !== undefined && query[name] !== '');
  return Object.fromEntries(given.map((name) => [name, textOf(query[name]) ?? '']));
}

/** @throws 400 where a value is given twice */
export function textOf(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new Problem(400, 'bad_query');
  return value;
}

/** The settings as the reader sees them: inside a transaction, what it has written counts. */
export function settingsIn(reader: Reader, services: Services): Services['settings'] {
  return (resource, officeId) => (isTransaction(reader) ? reader : services).settings(resource, officeId);
}

const isTransaction = (reader: Reader): reader is Transaction => 'settings' in reader;
