import { holds, type Field } from '@tuyen/model';

type Values = Readonly<Record<string, unknown>>;

/**
 * Sets the answers to questions that are no longer asked to null, so that an update clears them. The form keeps values
 * typed before a condition changed, but the record should not.
 */
export function withoutHidden(fields: readonly Field[], record: Values): Values {
  const hidden = fields.filter(
    (field) => field.when && !field.readOnly && field.name in record && !holds(field.when, record),
  );
  if (hidden.length === 0) return record;
  return { ...record, ...Object.fromEntries(hidden.map((field) => [field.name, null])) };
}
