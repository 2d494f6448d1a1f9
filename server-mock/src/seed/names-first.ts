import type { Field } from '@tuyen/model';

const DERIVED = /^(user_?name|login)$/u;

/** Returns the fields with those last that are made from the name of a person: mail address and user name. */
export function namesFirst(fields: readonly Field[]): readonly Field[] {
  const isDerived = ({ kind, name }: Field) => kind === 'email' || DERIVED.test(name);
  return [...fields.filter((field) => !isDerived(field)), ...fields.filter(isDerived)];
}
