import type { DraftNote } from '../draft.ts';
import type { PlannedResource } from './plan.ts';

/**
 * Makes required references optional where resources require each other, or themselves, in a circle. Otherwise, no
 * first record could be created.
 */
export function withoutRequiredCircles(
  resources: readonly PlannedResource[],
  notes: DraftNote[],
): readonly PlannedResource[] {
  const optional = new Set<string>();
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const done = new Set<string>();
  const visit = (resource: PlannedResource, path: readonly string[]): void => {
    if (done.has(resource.name)) return;
    for (const { name, required, target } of resource.fields) {
      if (!required || !target) continue;
      const inCircle = target.resource === resource.name || path.includes(target.resource);
      if (inCircle) {
        optional.add(`${resource.name}.${name}`);
        const message = `is optional, because ${resource.name} and ${target.resource} require each other`;
        notes.push({ code: 'TUY887', place: `${resource.name}.${name}`, message });
        continue;
      }
      const next = byName.get(target.resource);
      if (next) visit(next, [...path, resource.name]);
    }
    done.add(resource.name);
  };
  for (const resource of resources) visit(resource, []);
  return resources.map((resource) => ({
    ...resource,
    fields: resource.fields.map((field) =>
      optional.has(`${resource.name}.${field.name}`) ? { ...field, required: false } : field,
    ),
  }));
}

/**
 * Sorts resources so that each comes after the resources that its required references name, and where possible after
 * those that its other references and lists name.
 */
export function inOrder(resources: readonly PlannedResource[]): readonly PlannedResource[] {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const sorted = new Set<PlannedResource>();
  const entered = new Set<string>();
  const add = (resource: PlannedResource, path: readonly string[]): void => {
    if (entered.has(resource.name)) return;
    entered.add(resource.name);
    const inner = [...path, resource.name];
    const optional = [
      ...resource.fields.flatMap(({ target }) => (target ? [target.resource] : [])),
      ...resource.lists.map((list) => list.resource),
    ].filter((name) => !inner.some((each) => requires(byName, name, each)));
    for (const name of [...requiredBy(resource), ...optional]) {
      const next = byName.get(name);
      if (next) add(next, inner);
    }
    sorted.add(resource);
  };
  for (const resource of resources) add(resource, []);
  return [...sorted];
}

function requiredBy({ fields }: PlannedResource): readonly string[] {
  return fields.flatMap(({ target, required }) => (target && required ? [target.resource] : []));
}

/** Returns whether a record of one resource can only exist after a record of the other. */
function requires(byName: ReadonlyMap<string, PlannedResource>, name: string, other: string): boolean {
  const seen = new Set([name]);
  for (const each of seen) {
    const resource = byName.get(each);
    for (const target of resource ? requiredBy(resource) : []) seen.add(target);
  }
  return seen.has(other) && name !== other;
}
