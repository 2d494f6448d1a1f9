import { isObject } from '../../../model/json/is-object.ts';
import type { DeclaredObject } from '../../declared.ts';
import type { Path } from '../../problem.ts';
import { entriesIn, listIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';

export interface Constraint {
  readonly schema: Raw;
  readonly path: Path;
}

/** Returns the schema itself and the schemas in its `allOf`, at every depth. A value must satisfy all of them. */
export function constraintsOf(schema: Raw, path: Path): readonly Constraint[] {
  const inner = listIn(schema, 'allOf').flatMap((one, index) =>
    isObject(one) ? constraintsOf(one, [...path, 'allOf', index]) : [],
  );
  return [{ schema, path }, ...inner];
}

/**
 * Returns additional schemas that a field must satisfy, because an unconditional rule of its object names the field.
 * Such a rule is, for example, an entry of `allOf`. The key of the map is the field's own schema.
 */
export function constraintsByField(objects: readonly DeclaredObject[]): ReadonlyMap<Raw, readonly Constraint[]> {
  const found = new Map<Raw, Constraint[]>();
  for (const { schema, path, fields } of objects) {
    for (const rule of constraintsOf(schema, path).slice(1)) {
      for (const [name, value] of entriesIn(rule.schema, 'properties')) {
        const field = fields.get(name);
        if (!field || !isObject(value)) continue;
        const known = found.get(field.schema) ?? [];
        found.set(field.schema, [...known, ...constraintsOf(value, [...rule.path, 'properties', name])]);
      }
    }
  }
  return found;
}
