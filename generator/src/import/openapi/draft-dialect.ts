import type { Raw } from '@tuyen/model/raw';
import type { ShapeReader } from '../schema/shape-reader.ts';
import type { DraftedResource } from './drafted-resource.ts';
import { findFilters, findSearch, requiredParameters } from './find-filters.ts';
import { findPaginator } from './find-paginator.ts';
import { findSort } from './find-sort.ts';
import { findTotal } from './find-total.ts';
import { fixedParameters } from './fixed-parameters.ts';
import { type FoundResource, getOf } from './found-resource.ts';
import { bodyConstants } from './possible-calls.ts';
import type { WriteCall } from './record-calls.ts';
import { wirePath } from './wire-path.ts';

/** Returns how the list of a resource is requested. */
export function dialectList(resource: DraftedResource, reader: ShapeReader): Raw {
  const { found, fields } = resource;
  const { list, records } = found;
  const page = findPaginator(list, reader);
  const total = findTotal(list, reader);
  const sort = findSort(list, fields, reader);
  const search = findSearch(list);
  const used = new Set([...Object.values(page).map(String), sort?.param ?? '', search ?? '']);
  const filters = findFilters(resource, used, reader);
  const params = fixedParameters(requiredParameters(list), reader);
  return {
    get: wirePath(list, found),
    ...(records.envelope !== '' && { records: records.envelope }),
    ...(total !== undefined && { total }),
    ...(page.kind !== 'none' && { page }),
    ...(sort && { sort }),
    ...(search !== undefined && { search }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(Object.keys(params).length > 0 && { params }),
  };
}

/** Returns how records of a resource are read and written. Empty if they can only be listed. */
export function dialectRecord({ found, calls, operations, canShow }: DraftedResource, reader: ShapeReader): Raw {
  const get = getOf(found.item);
  const unwrap = found.record?.envelope ?? '';
  const { create, update, remove } = calls;
  const constants = bodyConstants(calls, reader);
  return {
    ...(canShow && get && { get: wirePath(get.path, found) }),
    ...(canShow && unwrap !== '' && { unwrap }),
    ...(Object.keys(constants).length > 0 && { constants }),
    ...(create && { create: writeRequest(create, found, canShow ? unwrap : '') }),
    ...(update && { update: writeRequest(update, found, canShow ? unwrap : '') }),
    ...(remove && { delete: { delete: wirePath(remove.path, found) } }),
    ...(operations.length > 0 && {
      operations: Object.fromEntries(
        operations.map(({ name, operation, wrap }) => [
          name,
          { [operation.method]: wirePath(operation.path, found), ...(wrap !== '' && { wrap }) },
        ]),
      ),
    }),
  };
}

function writeRequest({ operation, body, answer }: WriteCall, found: FoundResource, usual: string): Raw {
  return {
    [operation.method]: wirePath(operation.path, found),
    ...(body.envelope !== '' && { wrap: body.envelope }),
    ...(answer && answer.envelope !== usual && answer.envelope !== '' && { unwrap: answer.envelope }),
  };
}
