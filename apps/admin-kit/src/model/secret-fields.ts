import { type Field, mapObjects, walkFields } from '@tuyen/model';

type Values = Readonly<Record<string, unknown>>;

export function secretPaths(fields: readonly Field[]): readonly string[] {
  return walkFields(fields).flatMap(([path, { writeOnly }]) => (writeOnly ? [path] : []));
}

/**
 * Removes empty nested secrets from a record. The form shows stored secrets as empty, and sending null would delete
 * them.
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
