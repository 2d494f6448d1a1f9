import { holds, type Field } from '@tuyen/model';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the record with null for each field that is hidden because its condition is not met. An update then clears
 * these fields, although the form keeps what the user typed before the condition changed.
 */
export function withoutHidden(fields: readonly Field[], record: Values): Values {
  const hidden = fields.filter(
    (field) => field.when && !field.readOnly && field.name in record && !holds(field.when, record),
  );
  if (hidden.length === 0) return record;
  return { ...record, ...Object.fromEntries(hidden.map((field) => [field.name, null])) };
}
