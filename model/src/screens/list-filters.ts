import { kindOf } from '../kinds/index.ts';
import type { Field } from '../model/fields/field.ts';
import type { Resource } from '../model/resource.ts';
import type { ScreenElement } from './screens.ts';

/** Search box. It sets the query parameter `q`. */
const SEARCH: ScreenElement = {
  source: 'q',
  widget: 'search-input',
  props: { source: 'q' },
};

/** Returns the filters for the fields, preceded by the search box if any field is searchable. */
export function listFilters(resource: Resource, fields: readonly Field[]): readonly ScreenElement[] {
  const searchable = resource.fields.some((field) => field.searchable);
  const filters = fields
    .filter((field) => !field.writeOnly)
    .map((field) => kindOf(field).filter?.(field))
    .filter((filter) => filter !== undefined);
  return searchable ? [SEARCH, ...filters] : filters;
}
