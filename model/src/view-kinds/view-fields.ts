import type { ViewField } from '../model/work/view.ts';
import { resolvePath } from '../placeholders/field-path.ts';
import { pathFields } from '../placeholders/model-fields.ts';
import type { Around } from './index.ts';

export function viewFields(paths: readonly string[], { resource, fieldsOf }: Around): readonly ViewField[] {
  return paths.map((path) => {
    const found = resolvePath(path, pathFields(resource.fields), fieldsOf);
    if ('unknown' in found) throw new Error(`${resource.name} has no field ${path}.`);
    const steps = found.steps.slice(0, -1);
    const field = found.steps.at(-1)?.field.field;
    if (steps.length === 0 || !field) return { path };
    const through = steps.map(({ field: { name, reference = '' } }) => ({ field: name, resource: reference }));
    return { path, joined: { through, field } };
  });
}
