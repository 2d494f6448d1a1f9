import { isObject } from './is-object.ts';

/*
 * Access to unchecked JSON. A value that is missing or of the wrong type is read as empty. Only the check against the
 * meta-schema reports it. The other checks continue with the rest, so that all problems are reported at once.
 */

export type Raw = Readonly<Record<string, unknown>>;

export function objectIn(value: unknown, key?: string): Raw {
  const found = key === undefined ? value : own(value, key);
  return isObject(found) ? found : {};
}

export function entriesIn(value: unknown, key?: string): readonly (readonly [string, unknown])[] {
  return Object.entries(objectIn(value, key));
}

export function listIn(value: unknown, key: string): readonly unknown[] {
  const found = own(value, key);
  return Array.isArray(found) ? found : [];
}

export function stringIn(value: unknown, key: string): string | undefined {
  const found = own(value, key);
  return typeof found === 'string' ? found : undefined;
}

export function numberIn(value: unknown, key: string): number | undefined {
  const found = own(value, key);
  return typeof found === 'number' ? found : undefined;
}

export function stringsIn(value: unknown, key: string): readonly (readonly [string, readonly (string | number)[]])[] {
  const found = own(value, key);
  if (typeof found === 'string') return [[found, [key]]];
  return listIn(value, key).flatMap((item, index) => (typeof item === 'string' ? [[item, [key, index]] as const] : []));
}

function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
