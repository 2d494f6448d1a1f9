import { type DocumentLists, type Field, type Model, type Resource, walkFields } from '@tuyen/model';
import { didYouMean } from '@tuyen/model/suggest';
import { SampleError, type SampleOptions } from './sample-options.ts';

/**
 * Returns a model that contains only certain resources: the requested ones, and all resources to which the requested
 * resources or the accounts refer. Removes everything that needs the project's own code: operations, dashboards, flows,
 * mails, prints.
 * @throws SampleError for an unknown resource
 */
export function sampleModel(model: Model, { only, rows }: SampleOptions): Model {
  const byName = new Map(model.resources.map((resource) => [resource.name, resource]));
  const asked = only.length === 0 ? [...byName.keys()] : only;
  for (const name of asked) {
    if (byName.has(name)) continue;
    const hint = didYouMean(name, [...byName.keys()]);
    throw new SampleError(`There is no resource "${name}".${hint === undefined ? '' : ` ${hint}`}`);
  }
  const served = new Set<string>();
  const { users, roles, offices } = model.identity;
  const next = [...asked, ...[users, roles, offices].flatMap((part) => part?.resource ?? [])];
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    const resource = byName.get(name);
    if (!resource || served.has(name)) continue;
    served.add(name);
    next.push(...referencesOf(resource.fields));
  }
  const isAsked = new Set(asked);
  const resources = model.resources
    .filter(({ name }) => served.has(name))
    .map((resource) => plain(resource, served, isAsked.has(resource.name) ? rows : undefined));
  return { ...model, resources, ...NO_DOCUMENTS };
}

/** The compiler reports a document type that is missing here. */
const NO_DOCUMENTS: DocumentLists = { dashboards: [], flows: [], mails: [], prints: [], scenarios: [] };

export function withSeed(model: Model, rows: number): Model {
  return { ...model, resources: model.resources.map((resource) => ({ ...resource, seed: rows })) };
}

function referencesOf(fields: readonly Field[]): readonly string[] {
  return walkFields(fields).flatMap(([, field]) => ('use' in field ? [field.resource] : []));
}

function plain(resource: Resource, served: ReadonlySet<string>, rows: number | undefined): Resource {
  const { operations: _, related = [], ...rest } = resource;
  const shown = related.filter((list) => served.has(list.resource));
  return { ...rest, ...(shown.length > 0 && { related: shown }), seed: rows ?? resource.seed };
}
