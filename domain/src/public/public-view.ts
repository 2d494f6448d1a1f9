import { type Field, localizedTextIn, type Model, resourceNamed } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import { DEFAULT_LANGUAGE } from '../rules/localized.ts';

/**
 * Returns the public fields of a record.
 * @param language language of localized texts
 */
export function publicView(
  model: Model,
  resource: string,
  row: Readonly<Row>,
  language: string = DEFAULT_LANGUAGE,
): Row {
  const fields = resourceNamed(model, resource)?.fields.filter((field) => field.public) ?? [];
  const shown = fields
    .filter(({ name }) => row[name] !== undefined)
    .map((field) => [field.name, shownIn(model, field, row[field.name], language)]);
  return { id: row['id'], ...Object.fromEntries(shown) };
}

function shownIn(model: Model, field: Field, value: unknown, language: string): unknown {
  if (field.kind === 'localized-text') return localizedTextIn(value, language, model.languages);
  if (field.kind !== 'nested-list' || !Array.isArray(value)) return value;
  const localized = field.fields.filter(({ kind }) => kind === 'localized-text');
  if (localized.length === 0) return value;
  return value.map((item: Readonly<Row>) => ({
    ...item,
    ...Object.fromEntries(localized.map((inner) => [inner.name, shownIn(model, inner, item[inner.name], language)])),
  }));
}

/** Compares records by their names, as a dictionary of the language does. */
export function byName(language: string): (one: Row, other: Row) => number {
  const { compare } = new Intl.Collator(language);
  return (one, other) => compare(String(one['name']), String(other['name']));
}
