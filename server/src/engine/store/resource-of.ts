import { memoize, type Model, type Resource } from '@tuyen/model';
import { getOrThrow } from '../get-or-throw.ts';

const resourcesByName = memoize(
  (model: Model): ReadonlyMap<string, Resource> =>
    new Map(model.resources.map((resource) => [resource.name, resource])),
);

/** Returns the resource of this name. Throws if there is none, because the name comes from code. */
export function resourceOf(model: Model, name: string): Resource {
  return getOrThrow(resourcesByName(model), name);
}
