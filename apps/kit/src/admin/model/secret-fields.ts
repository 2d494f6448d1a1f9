import { type Field, mapObjects, walkFields } from '@tuyen/model';

type Values = Readonly<Record<string, unknown>>;

/** Where a resource has secrets: `password`, and within objects and lists `safe.locks.pin`. */
export function secretPaths(fields: readonly Field[]): readonly string[] {
  return walkFields(fields).flatMap(([path, { writeOnly }]) => (writeOnly ? [path] : []));
}

/**
 * A record without the secrets within lists and objects that its form shows empty and that were not typed: what is not sent stays as it
 * is, and null would take it away.
 */
export function withoutUntyped(fields: readonly Field[], record: Values): Values {
  const entries = fields
    .filter(({ name }) => name in record)
    .map((field) => [field.name, mapObjects(field, record[field.name], withoutEmptySecrets)]);
  return { ...record, ...Object.fromEntries(entries) };
}

function withoutEmptySecrets(object: Record<string, unknown>, fields: readonly Field[]): Record<string, unknown> {
  for (const { name, writeOnly } of fields)
    if (writeOnly && (object[name] === null || object[name] === undefined || object[name] === '')) delete object[name];
  return object;
}
