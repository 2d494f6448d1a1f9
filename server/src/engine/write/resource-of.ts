import type { Model, Resource } from '@tuyen/model';
import { ofResource } from '../of-resource.ts';

const known = new WeakMap<Model, ReadonlyMap<string, Resource>>();

/** Returns the resource of this name. Throws if there is none, because the name comes from code. */
export function resourceOf(model: Model, name: string): Resource {
  let byName = known.get(model);
  if (!byName) known.set(model, (byName = new Map(model.resources.map((resource) => [resource.name, resource]))));
  return ofResource(byName, name);
}
