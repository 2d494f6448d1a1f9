import { isObject, localizedTextIn, valueAt } from '@tuyen/model';

/**
 * Returns the title of a record by its resource's template: `{code} – {name}`. Falls back to the id if the fields are
 * empty.
 * @param localized returns the text of a localized value in the reader's language; defaults to its first text
 */
export function recordTitle(
  template: string,
  record: object,
  localized: (value: unknown) => string = (value) => localizedTextIn(value, ''),
): string {
  const title = template.replace(/\{([^{}]+)\}/g, (_, path: string) => {
    const value = valueAt(record, path);
    if (isObject(value)) return localized(value);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
  const trimmed = title.replace(/^[\s–—-]+|[\s–—-]+$/g, '');
  return trimmed === '' ? String(valueAt(record, 'id') ?? '') : trimmed;
}
