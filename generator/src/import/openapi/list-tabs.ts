import { objectIn, type Raw } from '@tuyen/model/raw';
import { kebabCase } from '../naming/snake-case.ts';
import { uniqueName } from '../naming/unique-name.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import type { DraftedResource } from './drafted-resource.ts';
import { findFilters, requiredParameters } from './find-filters.ts';

const MAX_TABS = 8;

/**
 * Returns a tab for each value of a filter. The list requires the filter's parameter, or has a path of its own apart
 * from its records, such as `/pet/findByStatus`.
 */
export function listTabs(resource: DraftedResource, reader: ShapeReader): readonly Raw[] {
  const { list, collection } = resource.found;
  const needed = new Set(requiredParameters(list).map(({ name }) => name));
  const filters = Object.entries(findFilters(resource, new Set(), reader));
  for (const [field] of filters.filter(([, parameter]) => collection !== undefined || needed.has(parameter))) {
    const values = Object.keys(objectIn(objectIn(resource.properties[field]), 'x-values'));
    const taken = new Set<string>();
    if (values.length > 1 && values.length <= MAX_TABS) {
      return values.map((value) => ({
        name: uniqueName(kebabCase(value) || 'tab', taken, '-'),
        filter: { [field]: value },
      }));
    }
  }
  return [];
}
