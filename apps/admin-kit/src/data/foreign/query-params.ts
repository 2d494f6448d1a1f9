import { fieldAt } from '@tuyen/model';
import { wireName } from '@tuyen/model/backends';
import type { Condition } from './conditions.ts';
import type { ForeignResource } from './foreign-resource.ts';
import { fillForm, fillOrder } from './fill-form.ts';
import { keyOf } from './record-mapping.ts';

export type Params = readonly (readonly [name: string, value: string])[];

/** Returns the query parameters that sort a list. Returns none if the back end cannot sort by the field. */
export function sortParams(foreign: ForeignResource, field: string, order: string): Params {
  const { sort } = foreign.list;
  if (!sort || (sort.fields !== undefined && sort.fields !== 'all' && !sort.fields.includes(field))) return [];
  const name = wirePath(foreign, field);
  const direction =
    sort.order && ([sort.order.param, fillOrder(sort.order.form ?? '{asc|desc}', name, order)] as const);
  return [[sort.param, fillOrder(sort.form ?? '{field}', name, order)], ...(direction ? [direction] : [])];
}

export function searchParams({ list: { search } }: ForeignResource, text: string | undefined): Params {
  if (!search || text === undefined) return [];
  if (typeof search === 'string') return [[search, text]];
  return [[search.param, fillForm(search.form ?? '{value}', { value: text })]];
}

/** Returns the parameters of filters. A filter of the form `json` puts all its conditions into one parameter. */
export function filterParams(foreign: ForeignResource, conditions: readonly Condition[]): Params {
  const { filters = {}, anyFilter } = foreign.list;
  const params: (readonly [string, string])[] = [];
  const inJson: Record<string, unknown> = {};
  for (const { field, operator, value } of conditions) {
    const named = Object.hasOwn(filters, field) ? filters[field] : undefined;
    const param = typeof named === 'string' ? (operator === '$eq' ? named : undefined) : named?.[operator];
    const name = wirePath(foreign, field);
    if (param !== undefined) params.push(...repeated(param, '{value}', name, value));
    else if (anyFilter?.form === 'json' && operator === '$eq') inJson[name] = jsonValue(foreign, field, value);
    else if (anyFilter) {
      const own = operator === '$eq' ? undefined : anyFilter.operators?.[operator];
      const { param: other, form } = typeof own === 'string' ? { param: undefined, form: own } : (own ?? {});
      const ofOperator = form ?? (own === undefined ? anyFilter.form : undefined) ?? '{value}';
      params.push(...repeated(other ?? anyFilter.param, ofOperator, name, value));
    }
  }
  if (anyFilter && Object.keys(inJson).length > 0) params.push([anyFilter.param, JSON.stringify(inJson)]);
  return params;
}

function repeated(param: string, form: string, field: string, value: unknown): Params {
  const name = fillForm(param, { field });
  const values = Array.isArray(value) ? value.map(String) : [String(value)];
  if (form.includes('{values}')) return [[name, fillForm(form, { field, values: values.join(',') })]];
  return values.map((one) => [name, fillForm(form, { field, value: one })] as const);
}

function jsonValue({ resource, placeOf }: ForeignResource, field: string, value: unknown): unknown {
  const found = fieldAt(resource.fields, field.split('.'));
  return found?.kind === 'reference' ? keyOf(value, placeOf(found.resource)?.ids) : value;
}

/** Returns the parameters with which several records are read by their keys. Undefined if there is no such request. */
export function manyParams({ list: { many }, place }: ForeignResource, keys: readonly string[]): Params | undefined {
  if (!many) return undefined;
  const form = many.form ?? '{value}';
  const json = JSON.stringify(keys.map((key) => keyOf(key, place.ids)));
  const filled = fillForm(form.replaceAll('{key}', place.id), { values: keys.join(','), json });
  const name = many.param.replaceAll('{key}', place.id);
  if (form.includes('{value}')) return keys.map((key) => [name, fillForm(filled, { value: key })] as const);
  return [[name, filled]];
}

/** Returns the name of a field on the back end, also of a field inside an object: `address.city`. */
function wirePath({ resource, place }: ForeignResource, path: string): string {
  const steps = path.split('.');
  if (path === 'id') return place.id;
  return steps
    .map((step, index) => {
      const field = fieldAt(resource.fields, steps.slice(0, index + 1));
      return field ? wireName(field, place.names) : step;
    })
    .join('.');
}
