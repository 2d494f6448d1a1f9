import type { Field } from '@tuyen/model';

const DERIVED = /^(user_?name|login)$/u;

/**
 * Returns the fields in the order in which they are filled. Mail addresses and user names come last, because they are
 * made from the person's name.
 */
export function namesFirst(fields: readonly Field[]): readonly Field[] {
  const isDerived = ({ kind, name }: Field) => kind === 'email' || DERIVED.test(name);
  return [...fields.filter((field) => !isDerived(field)), ...fields.filter(isDerived)];
}
