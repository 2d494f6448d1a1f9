import { kindOf } from '../kinds/index.ts';
import type { Field } from '../model/fields/field.ts';
import type { Resource } from '../model/resource.ts';
import type { ScreenElement } from './screens.ts';

/** The search box, which sets the parameter `q`. */
const SEARCH: ScreenElement = {
  source: 'q',
  component: 'SearchInput',
  from: 'react-admin',
  props: { source: 'q', alwaysOn: true },
};

/** The search box if any field is searchable, then a filter for each of the fields. */
export function listFilters(resource: Resource, fields: readonly Field[]): readonly ScreenElement[] {
  const searchable = resource.fields.some((field) => field.searchable);
  const filters = fields
    .filter((field) => !field.writeOnly)
    .map((field) => kindOf(field).filter?.(field))
    .filter((filter) => filter !== undefined);
  return searchable ? [SEARCH, ...filters] : filters;
}
