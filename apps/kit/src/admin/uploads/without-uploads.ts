import type { Field } from '@tuyen/model';

/** A record without its documents, nested ones too: an upload belongs to one record, and a copy begins without. */
export function withoutUploads<T extends object>(fields: readonly Field[], record: T): T {
  const kept = { ...record } as Record<string, unknown>;
  for (const field of fields) {
    if (field.kind === 'file' || field.kind === 'image') delete kept[field.name];
    else if ('fields' in field && field.name in kept) kept[field.name] = inEach(field.fields, kept[field.name]);
  }
  return kept as unknown as T;
}

function inEach(fields: readonly Field[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inEach(fields, item));
  return typeof value === 'object' && value !== null ? withoutUploads(fields, value) : value;
}
