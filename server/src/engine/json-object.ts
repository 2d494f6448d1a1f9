import { isObject } from '@tuyen/model';
import type { Row } from './domain.ts';

/** The object, or an empty one for anything else: a body that is missing has no fields. */
export function objectOrEmpty(value: unknown): Readonly<Row> {
  return isObject(value) ? value : {};
}

/** The object in a text that the server has written, such as a record's document. @throws Error for any other JSON */
export function objectIn(text: string): Row {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new Error(`no JSON object: ${text.slice(0, 100)}`);
  return value;
}
