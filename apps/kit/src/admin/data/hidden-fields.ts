import { holds, type Field } from '@tuyen/model';

type Values = Readonly<Record<string, unknown>>;

/**
 * The answers without those whose question is no longer asked: a form keeps what was typed before a condition changed, and
 * the record should not. They become null, so that an edit clears them.
 */
export function withoutHidden(fields: readonly Field[], record: Values): Values {
  const hidden = fields.filter(
    (field) => field.when && !field.readOnly && field.name in record && !holds(field.when, record),
  );
  if (hidden.length === 0) return record;
  return { ...record, ...Object.fromEntries(hidden.map((field) => [field.name, null])) };
}
