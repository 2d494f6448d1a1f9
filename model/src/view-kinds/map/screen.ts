import type { Resource } from '../../model/resource.ts';
import { listFilters } from '../../kinds/list-filters.ts';
import type { ViewParts } from '../../screens/screens.ts';
import { viewElement } from '../view-element.ts';
import type { MapView } from './view.ts';

export function mapScreen(view: MapView, resource: Resource): ViewParts<'map'> {
  const fixed = new Set(Object.keys(view.filter));
  const filtered = resource.list.filters.flatMap((name) => resource.fields.filter((field) => field.name === name));
  const filters = listFilters(
    resource,
    filtered.filter(({ name }) => !fixed.has(name)),
  );
  return [
    { part: 'fields', elements: view.parts.fields.map((field) => viewElement(field, resource)) },
    ...(filters.length > 0 ? [{ part: 'filters' as const, elements: filters }] : []),
  ];
}
