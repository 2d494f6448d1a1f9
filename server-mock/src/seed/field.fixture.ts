import type { Field, FieldBase, FieldOf } from '@tuyen/model';

export type Given = Partial<FieldBase>;

function base(name: string, more: Given): FieldBase {
  const plain = { required: false, readOnly: false, writeOnly: false, unique: false, searchable: false, public: false };
  return { name, label: { en: name }, ...plain, system: false, schema: {}, ...more };
}

export const integer = (name: string, more: Given = {}): FieldOf<'integer'> => ({
  ...base(name, more),
  kind: 'integer',
});
export const moneyField = (name: string, more: Given = {}): FieldOf<'money'> => ({
  ...base(name, more),
  kind: 'money',
});
export const boolean = (name: string, more: Given = {}): FieldOf<'boolean'> => ({
  ...base(name, more),
  kind: 'boolean',
});
export const date = (name: string, more: Given = {}): FieldOf<'date'> => ({ ...base(name, more), kind: 'date' });
export const moment = (name: string, more: Given = {}): FieldOf<'date-time'> => ({
  ...base(name, more),
  kind: 'date-time',
});
export const email = (name: string, more: Given = {}): FieldOf<'email'> => ({ ...base(name, more), kind: 'email' });
export const phone = (name: string, more: Given = {}): FieldOf<'phone'> => ({ ...base(name, more), kind: 'phone' });
export const richText = (name: string, more: Given = {}): FieldOf<'rich-text'> => ({
  ...base(name, more),
  kind: 'rich-text',
});
export const textField = (name: string, more: Given & Partial<FieldOf<'text'>> = {}): FieldOf<'text'> => ({
  ...base(name, more),
  multiline: false,
  ...more,
  kind: 'text',
});
export const choice = (name: string, values: readonly string[], more: Given = {}): FieldOf<'enum'> => ({
  ...base(name, more),
  kind: 'enum',
  enum: name,
  values,
});
export const reference = (name: string, resource: string, more: Given = {}): FieldOf<'reference'> => ({
  ...base(name, more),
  kind: 'reference',
  resource,
  use: 'read',
});
export const references = (name: string, resource: string, more: Given = {}): FieldOf<'reference-list'> => ({
  ...base(name, more),
  kind: 'reference-list',
  resource,
  use: 'read',
});
export const object = (name: string, fields: readonly Field[], more: Given = {}): FieldOf<'nested-object'> => ({
  ...base(name, more),
  kind: 'nested-object',
  fields,
});
export const nestedListField = (
  name: string,
  fields: readonly Field[],
  more: Given & Partial<FieldOf<'nested-list'>> = {},
): FieldOf<'nested-list'> => ({ ...base(name, more), ...more, kind: 'nested-list', fields });

export function fixedRandom(...given: readonly number[]): () => number {
  const left = [...given];
  return () => left.shift() ?? 0;
}
