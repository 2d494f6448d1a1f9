import type { Field } from '../model/fields/field.ts';
import type { Resource } from '../model/resource.ts';

/** More facts would not fit in one row of the head. */
export const MOST_FACTS = 5;

const DATES: ReadonlySet<Field['kind']> = new Set(['date', 'month']);

/**
 * Returns the fields in the head of a record's page: those with `x-key`, otherwise the holder and the amounts and dates
 * among the columns of the list. A single fact by default is none, because the page shows it anyway.
 */
export function keyFields({ fields, list }: Resource): readonly Field[] {
  const readable = fields.filter((field) => !field.writeOnly);
  const marked = readable.filter(({ key }) => key);
  if (marked.length > 0) return marked.slice(0, MOST_FACTS);
  const holder = readable.filter((field) => field.kind === 'reference' && field.holder);
  const listed = readable.filter(({ name }) => list.columns.includes(name));
  const facts = [
    ...holder,
    ...listed.filter(({ kind }) => kind === 'money'),
    ...listed.filter(({ kind }) => DATES.has(kind)),
  ];
  return facts.length > 1 ? facts.slice(0, MOST_FACTS) : [];
}
