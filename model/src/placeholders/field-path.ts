import { type Field, joinName } from '../model/fields/field.ts';

/** What a path can be resolved over: fields of the Model, or of schema files that were not checked yet. */
export interface PathField {
  readonly name: string;
  readonly secret: boolean;
  /** The resource that the field refers to. */
  readonly reference?: string | undefined;
  /** A list, of values or of objects. */
  readonly list: boolean;
  /** The fields of the nested objects. */
  readonly nested?: readonly PathField[] | undefined;
  /** Of the Model; undefined over schema files. */
  readonly field?: Field | undefined;
}

/** The fields of a resource; undefined if there is no such resource. */
export type FieldsOf = (resource: string) => readonly PathField[] | undefined;

/** One step of a path: a field, with the resource that it leads to if more steps follow. */
export interface PathStep {
  readonly field: PathField;
  readonly into: 'record' | 'object' | undefined;
}

export type ResolvedPath =
  | { readonly steps: readonly PathStep[] }
  /** The part of the path that is no field, with the names that would do in its place. */
  | { readonly unknown: string; readonly before: string; readonly known: readonly string[] };

/** Long enough for a record, its customer and their group. */
const MAX_STEPS = 4;

/**
 * Resolves `customer.object_group.name`: the field `customer_id`, in the record that it refers to `object_group_id`, there `name`. A
 * reference as the last step is written with its own name, `customer_id`, and stands for the title of the record. Lists have no
 * inner names: no path says which item is meant.
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

/** The name by which a path goes on into the field's record or object; undefined if it cannot. */
export function leadsOnBy({ name, reference, nested, list, secret }: PathField): string | undefined {
  if (list || secret) return undefined;
  if (nested) return name;
  return reference === undefined ? undefined : joinName(name, false);
}

/** The names that a path may have here. Those that lead on end with a dot. */
function namesIn(fields: readonly PathField[]): readonly string[] {
  return fields.flatMap((field) => {
    const next = leadsOnBy(field);
    if (field.secret) return [];
    return next === undefined ? [field.name] : field.nested ? [`${next}.`] : [field.name, `${next}.`];
  });
}
