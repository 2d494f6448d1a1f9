import { isScalar, type Condition, type Scalar } from '../json/json-schema.ts';
import type { Resource } from '../resource.ts';
import type { Text } from '../text.ts';

/** A list on the show page: the records of another resource that refer to the shown one. */
export interface RelatedList {
  readonly resource: string;
  /** The field of that resource that refers to the record: a reference or a list of references. */
  readonly by: string;
  /** By default the plural of the resource. */
  readonly label?: Text;
  readonly columns?: readonly string[];
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** How many are shown; the whole list is a page of its own. */
  readonly limit: number;
  /** Only records that meet it. */
  readonly filter?: Condition;
  /** What a new record of the list can be; by default there is one button for any. */
  readonly create?: readonly RelatedCreate[];
}

/** A new record that refers to this one, with some of its fields filled in. */
export interface RelatedCreate {
  readonly label: Text;
  /** Values of the new record, each a value or that of a field of this one. */
  readonly values: Readonly<Record<string, Scalar | { readonly field: string }>>;
  /** Offered only if this holds for this record. */
  readonly when?: Condition;
}

/** What is left out where the file says nothing of columns: a show page has less room than a list. */
const MAX_COLUMNS = 6;

/** @param target the resource of the list */
export function relatedColumns(
  { columns, by }: Pick<RelatedList, 'columns' | 'by'>,
  target: Resource,
): readonly string[] {
  return columns ?? target.list.columns.filter((name) => name !== by).slice(0, MAX_COLUMNS);
}

/** The filter of the list, as a list page takes it. */
export function relatedFilter(
  { filter, by }: Pick<RelatedList, 'filter' | 'by'>,
  id: unknown,
): Readonly<Record<string, unknown>> {
  return { ...filter, [by]: id };
}

/** The values of a new record that refers to this one. */
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
