import type { Field, FieldKind } from '../model/fields/field.ts';
import type { Resource } from '../model/resource.ts';

/** Kinds whose inputs need more room than a cell of a table. */
const TOO_LARGE: ReadonlySet<FieldKind> = new Set([
  'file',
  'geo-point',
  'image',
  'json',
  'localized-text',
  'nested-list',
  'nested-object',
  'rich-text',
]);

export function isCellEditable(kind: FieldKind): boolean {
  return !TOO_LARGE.has(kind);
}

type Editable = Pick<Resource, 'fields' | 'form' | 'list'>;

/**
 * Returns the fields that a list can change in a cell, or for several records at once. The list of the schema may name
 * fewer fields. Fields that the edit form does not have are never among them.
 */
export function listEditFields({ fields, form, list }: Editable): readonly Field[] {
  const inForm = new Set(form.sections.flatMap((section) => section.fields));
  return fields.filter(
    ({ name, kind, readOnly, writeOnly, system }) =>
      !readOnly &&
      !writeOnly &&
      !system &&
      name !== OFFICE &&
      inForm.has(name) &&
      isCellEditable(kind) &&
      (list.edit?.includes(name) ?? true),
  );
}

/** Not among the fields, because another office changes who can read the record. */
const OFFICE = 'office_id';
