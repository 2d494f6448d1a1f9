import { listIn } from '@tuyen/model/raw';
import type { ShapeReader } from '../schema/shape-reader.ts';
import type { ApiPath, Parameter } from './api-path.ts';
import { parameterNamed, queryParameters } from './query-parameters.ts';

export interface FoundSort {
  readonly param: string;
  readonly form?: string;
  readonly order?: { readonly param: string; readonly form?: string };
  readonly fields: 'all' | readonly string[];
}

const SORT = ['sort', 'sortby', 'orderby', 'ordering', 'order', 'sortfield', 'sortcolumn'];
const ORDER = ['sortorder', 'orderdirection', 'sortdirection', 'direction', 'order', 'dir', 'orderdir'];

/**
 * Returns how a list is sorted. Returns undefined if the document describes neither the sort values nor a direction.
 * @param fields names of the resource's fields, by their names in the document
 */
export function findSort(
  list: ApiPath,
  fields: ReadonlyMap<string, string>,
  reader: ShapeReader,
): FoundSort | undefined {
  const parameters = queryParameters(list);
  const sort = parameterNamed(parameters, SORT);
  if (!sort) return undefined;
  const values = valuesOf(sort, reader);
  const order = parameterNamed(
    parameters.filter((parameter) => parameter !== sort),
    ORDER,
  );
  const direction = order && directionOf(order, reader);
  if (values.length > 0) return sortByValues(sort, values, fields, direction);
  const form = describedForm(sort, reader);
  if (form === undefined && !direction) return undefined;
  return { param: sort.name, ...(direction ? { order: direction } : form !== undefined && { form }), fields: 'all' };
}

function valuesOf({ schema }: Parameter, { shapeOf }: ShapeReader): readonly string[] {
  const shape = shapeOf(schema);
  const { keywords } = shape.type === 'array' ? shapeOf(shape.items) : shape;
  return listIn(keywords, 'enum').filter((value) => typeof value === 'string');
}

function sortByValues(
  { name: param }: Parameter,
  values: readonly string[],
  fields: ReadonlyMap<string, string>,
  order: FoundSort['order'],
): FoundSort | undefined {
  const sorted = [...new Set(values.flatMap((value) => fields.get(fieldIn(value)) ?? []))];
  const form = values.map(formOf).find((found) => found !== undefined);
  if (sorted.length === 0 || (form === undefined && !order)) return undefined;
  return { param, ...(form !== undefined ? { form } : order && { order }), fields: sorted };
}

const fieldIn = (value: string): string => value.replace(/^[+-]/u, '').replace(/[:\s](?:asc|desc)$/iu, '');

/** Returns the template of a sort value: `{|-}{field}` for `-name`, `{field}:{asc|desc}` for `name:asc`. */
function formOf(text: string): string | undefined {
  if (/^-\w/u.test(text)) return '{|-}{field}';
  const [, separator, direction] = /^[\w.]+([:\s])(asc|desc|ASC|DESC)$/u.exec(text) ?? [];
  if (separator === undefined || direction === undefined) return undefined;
  return `{field}${separator === ':' ? ':' : ' '}${direction === direction.toLowerCase() ? '{asc|desc}' : '{ASC|DESC}'}`;
}

/** Finds an example of the value in the document: `UpdatedDateUTC DESC`. */
function describedForm({ description, schema, example }: Parameter, { shapeOf }: ShapeReader): string | undefined {
  const { keywords } = shapeOf(schema);
  const texts = [example, keywords['default'], keywords['example'], keywords['description'], description];
  return texts.map((text) => formOf(wordWithDirection(String(text ?? '')))).find((form) => form !== undefined);
}

function wordWithDirection(text: string): string {
  return /^-\w+$/u.exec(text)?.[0] ?? /\w+(?::(?:asc|desc)| (?:ASC|DESC))\b/u.exec(text)?.[0] ?? '';
}

function directionOf(order: Parameter, reader: ShapeReader): NonNullable<FoundSort['order']> | undefined {
  const values = valuesOf(order, reader);
  if (values.includes('ASC')) return { param: order.name, form: '{ASC|DESC}' };
  return values.includes('asc') || /\basc\b/u.test(order.description) ? { param: order.name } : undefined;
}
