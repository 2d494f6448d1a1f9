import type { Model, Resource } from '@tuyen/schemas';

/** The resource of that name. Throws where there is none: the name comes from code. */
export function resourceOf(model: Model, name: string): Resource {
  const found = model.resources.find((resource) => resource.name === name);
  if (!found) throw new Error(`no resource is named "${name}"`);
  return found;
}
