import { singular } from '../../emit/print/names.ts';
import { humanized } from '../naming/labels.ts';
import type { PropertyContext } from '../properties/context.ts';
import { distinctLabels } from '../properties/distinct-labels.ts';
import type { DraftedResource, RelatedList } from './drafted-resource.ts';
import { findFilters } from './find-filters.ts';

/**
 * Connects child resources with their parents. If the records of a child list are also a top-level resource that refers
 * to the parent, the parent gets a related list of this resource. Otherwise, the child list becomes a resource of its
 * own, and the page of the parent record leads to it.
 */
export function withParents(drafted: readonly DraftedResource[], context: PropertyContext): readonly DraftedResource[] {
  const top = drafted.filter(({ found }) => found.within === undefined);
  const bySource = new Map(drafted.map((resource) => [resource.found.name, resource]));
  const related = new Map<string, RelatedList[]>();
  const children: DraftedResource[] = [];
  for (const child of drafted) {
    const parent = bySource.get(child.found.within ?? '');
    if (!parent) continue;
    const same = relatedByField(child, parent, top, context);
    const added = same ? undefined : withParentField(child, parent, context);
    if (added) children.push(added.resource);
    related.set(parent.name, [
      ...(related.get(parent.name) ?? []),
      same ?? { resource: child.name, by: added?.by ?? '' },
    ]);
  }
  return [...top, ...children].map((resource) => ({
    ...resource,
    related: withoutTwice(related.get(resource.name) ?? []),
  }));
}

/**
 * Returns the related list if the records belong to a top-level resource, whose list can be filtered by the parent
 * record.
 */
function relatedByField(
  child: DraftedResource,
  parent: DraftedResource,
  top: readonly DraftedResource[],
  { reader }: PropertyContext,
): RelatedList | undefined {
  const component = reader.shapeOf(child.found.records.item).component;
  if (component === undefined) return undefined;
  const same = top.filter(({ found }) => reader.shapeOf(found.records.item).component === component);
  const [resource, ...others] = same;
  if (!resource || others.length > 0) return undefined;
  const filters = findFilters(resource, new Set(), reader);
  const by = Object.keys(filters).find((field) => resource.properties[field]?.['x-reference'] === parent.name);
  return by === undefined ? undefined : { resource: resource.name, by };
}

function withParentField(
  child: DraftedResource,
  parent: DraftedResource,
  { text }: PropertyContext,
): { readonly resource: DraftedResource; readonly by: string } {
  const known = Object.keys(child.properties).find(
    (field) => child.properties[field]?.['x-reference'] === parent.name && child.properties[field]['type'] === 'string',
  );
  if (known !== undefined) return { resource: child, by: known };
  const noun = singular(parent.name).replaceAll('-', '_');
  const by =
    [`${noun}_id`, `parent_${noun}_id`, `within_${noun}_id`].find((name) => !Object.hasOwn(child.properties, name)) ??
    'within_id';
  const field = { type: 'string', 'x-reference': parent.name, 'x-label': text(humanized(noun)) };
  const properties = distinctLabels({ [by]: field, ...child.properties }, text);
  return { resource: { ...child, properties }, by };
}

function withoutTwice(lists: readonly RelatedList[]): readonly RelatedList[] {
  return [...new Map(lists.map((list) => [list.resource, list])).values()];
}
