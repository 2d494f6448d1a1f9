import type { RelatedCreateFile } from '../../generated/resource.ts';
import { isScalar, type Condition } from '../json/json-schema.ts';
import type { Resource } from '../resource.ts';
import type { Text } from '../text.ts';

export interface RelatedList {
  readonly resource: string;
  readonly by: string;
  /** Heading of the list. Defaults to the plural name of the listed resource. */
  readonly label?: Text;
  readonly columns?: readonly string[];
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly limit: number;
  readonly filter?: Condition;
  /** Whether the list is above the sections of the page. */
  readonly first?: true;
  readonly create?: readonly RelatedCreate[];
}

export type RelatedCreate = RelatedCreateFile;

/** Default number of columns. A show page has less room than a list. */
const MAX_COLUMNS = 6;

export function relatedColumns(
  { columns, by }: Pick<RelatedList, 'columns' | 'by'>,
  target: Resource,
): readonly string[] {
  return columns ?? target.list.columns.filter((name) => name !== by).slice(0, MAX_COLUMNS);
}

export function relatedFilter(
  { filter, by }: Pick<RelatedList, 'filter' | 'by'>,
  id: unknown,
): Readonly<Record<string, unknown>> {
  return { ...filter, [by]: id };
}

export function relatedValues(
  { by }: Pick<RelatedList, 'by'>,
  target: Resource,
  record: Readonly<Record<string, unknown>>,
  values: RelatedCreate['values'] = {},
): Readonly<Record<string, unknown>> {
  const field = target.fields.find(({ name }) => name === by);
  const filled = Object.entries(values).map(([name, value]) => [name, isScalar(value) ? value : record[value.field]]);
  return { ...Object.fromEntries(filled), [by]: field?.kind === 'reference-list' ? [record['id']] : record['id'] };
}
