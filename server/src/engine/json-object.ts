import { isObject } from '@tuyen/model';
import type { Row } from './domain.ts';

export function objectOrEmpty(value: unknown): Readonly<Row> {
  return isObject(value) ? value : {};
}

/**
 * Parses a JSON object that the server has written, such as a record's document.
 * @throws Error for any other JSON
 */
export function parseObject(text: string): Row {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new Error(`no JSON object: ${text.slice(0, 100)}`);
  return value;
}

export function omitNulls(values: Readonly<Row>): Row {
  const result: Row = {};
  for (const name of Object.keys(values))
    if (values[name] !== null && values[name] !== undefined) result[name] = values[name];
  return result;
}
