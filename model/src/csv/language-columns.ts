import { languageName } from '../client/language-name.ts';
import { memoize } from '../memoize.ts';
import type { Field } from '../model/fields/field.ts';
import { isObject } from '../model/json/is-object.ts';
import type { Resource } from '../model/resource.ts';
import { textIn } from '../model/text.ts';

/* A localized text has one column for each language in a CSV file. The name of a column is `<field>.<language>`. */

type Values = Readonly<Record<string, unknown>>;

/** Returns the columns of a field: of a localized text one for each language, of any other field the field itself. */
export const columnsOf = memoize((field: Field): readonly Field[] => {
  if (field.kind !== 'localized-text') return [field];
  return field.fields.map((one) => ({
    ...one,
    name: columnName(field, one),
    label: Object.fromEntries(
      field.fields.map(({ name }) => [name, `${textIn(field.label, name)} (${languageName(one.name)})`]),
    ),
    ...(field.help && { help: field.help }),
    ...(field.when && { when: field.when }),
    readOnly: field.readOnly,
  }));
});

/** Adds the values of the columns to the values of a record. */
export function withLanguageColumns({ fields }: Pick<Resource, 'fields'>, values: Values): Record<string, unknown> {
  const all = { ...values };
  for (const field of fields) {
    const texts = values[field.name];
    if (field.kind !== 'localized-text' || !isObject(texts)) continue;
    for (const one of field.fields) if (texts[one.name] !== undefined) all[columnName(field, one)] = texts[one.name];
  }
  return all;
}

/**
 * Returns the values of a record from the values of its columns. Languages without a value in the columns keep their
 * text.
 * @param before values of the record so far
 */
export function fromLanguageColumns(
  { fields }: Pick<Resource, 'fields'>,
  values: Values,
  before: Values = {},
): Record<string, unknown> {
  const all = { ...values };
  for (const field of fields) {
    if (field.kind !== 'localized-text') continue;
    const texts: Record<string, unknown> = {};
    for (const one of field.fields) {
      const column = columnName(field, one);
      if (all[column] !== undefined) texts[one.name] = all[column];
      delete all[column];
    }
    const known = before[field.name];
    if (Object.keys(texts).length > 0) all[field.name] = { ...(isObject(known) && known), ...texts };
  }
  return all;
}

function columnName({ name }: Field, { name: language }: Field): string {
  return `${name}.${language}`;
}
