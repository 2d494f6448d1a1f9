import { valueAt } from '@tuyen/model';

/**
 * Returns the title of a record by its resource's template: `{code} – {name}`. Falls back to the id if the fields are
 * empty.
 */
export function recordTitle(template: string, record: object): string {
  const title = template.replace(/\{([^{}]+)\}/g, (_, path: string) => {
    const value = valueAt(record, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
  const trimmed = title.replace(/^[\s–—-]+|[\s–—-]+$/g, '');
  return trimmed === '' ? String(valueAt(record, 'id') ?? '') : trimmed;
}
