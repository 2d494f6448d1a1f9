import type { Field } from '@tuyen/model';

/** Where a resource has secrets: `password`, and within lists and objects `safe.locks.*.pin`. */
export function secretPaths(fields: readonly Field[], prefix = ''): readonly string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    if (field.writeOnly) return [path];
    if (!('fields' in field)) return [];
    return secretPaths(field.fields, field.kind === 'nested-list' ? `${path}.*.` : `${path}.`);
  });
}

/**
 * A record without the secrets within lists and objects that its form shows empty and nobody typed into: what is not sent stays as it
 * is, and null would take it away.
 */
export function withoutUntyped<T extends object>(fields: readonly Field[], record: T): T {
  const kept = { ...record } as Record<string, unknown>;
  for (const field of fields) {
    if ('fields' in field && field.name in kept) kept[field.name] = within(field.fields, kept[field.name]);
  }
  return kept as unknown as T;
}

function within(fields: readonly Field[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => within(fields, item));
  if (typeof value !== 'object' || value === null) return value;
  const untyped = new Set(fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name));
  const typed = Object.entries(value).filter(
    ([name, inner]) => !untyped.has(name) || (inner !== null && inner !== undefined && inner !== ''),
  );
  return withoutUntyped(fields, Object.fromEntries(typed));
}
