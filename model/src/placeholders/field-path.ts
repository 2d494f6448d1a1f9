import { type Field, joinName } from '../model/fields/field.ts';

export interface PathField {
  readonly name: string;
  readonly secret: boolean;
  readonly reference?: string | undefined;
  readonly list: boolean;
  readonly nested?: readonly PathField[] | undefined;
  readonly field?: Field | undefined;
}

export type FieldsOf = (resource: string) => readonly PathField[] | undefined;

export interface PathStep {
  readonly field: PathField;
  readonly into: 'record' | 'object' | undefined;
}

export type ResolvedPath =
  | { readonly steps: readonly PathStep[] }
  | { readonly unknown: string; readonly before: string; readonly known: readonly string[] };

/** Maximum number of names in a path such as `customer.object_group.name`. */
const MAX_STEPS = 4;

/**
 * Resolves a path of field names such as `customer.object_group.name`. This path leads from the reference field
 * `customer_id` to the customer, from its field `object_group_id` to the group, and ends at the group's `name`. A path
 * may also end at a reference field, which is then written with `_id` (`customer_id`) and stands for the title of the
 * referenced record. A path cannot lead into a list, because it cannot say which item is meant.
 */
export function resolvePath(path: string, fields: readonly PathField[], fieldsOf: FieldsOf): ResolvedPath {
  const names = path.split('.');
  const steps: PathStep[] = [];
  let inside = fields;
  for (const [index, name] of names.entries()) {
    const last = index === names.length - 1;
    const found = last ? inside.find((field) => field.name === name && !field.secret) : undefined;
    if (found) {
      steps.push({ field: found, into: undefined });
      return { steps };
    }
    const joined = last || index >= MAX_STEPS - 1 ? undefined : inside.find((field) => leadsOnBy(field) === name);
    const next = joined && (joined.nested ?? fieldsOf(joined.reference ?? ''));
    if (!joined || !next) return { unknown: name, before: names.slice(0, index).join('.'), known: namesIn(inside) };
    steps.push({ field: joined, into: joined.nested ? 'object' : 'record' });
    inside = next;
  }
  return { unknown: path, before: '', known: namesIn(fields) };
}

/**
 * Returns the name with which a longer path continues into the record or the object of the field: `customer` for
 * `customer_id`. Returns undefined if a path cannot continue there, as for a list or a secret.
 */
export function leadsOnBy({ name, reference, nested, list, secret }: PathField): string | undefined {
  if (list || secret) return undefined;
  if (nested) return name;
  return reference === undefined ? undefined : joinName(name, false);
}

/** Returns the names that can be the next step of a path. A name ends with a dot if the path can continue after it. */
function namesIn(fields: readonly PathField[]): readonly string[] {
  return fields.flatMap((field) => {
    const next = leadsOnBy(field);
    if (field.secret) return [];
    return next === undefined ? [field.name] : field.nested ? [`${next}.`] : [field.name, `${next}.`];
  });
}
