import { isObject } from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import type { Row } from '../../domain.ts';
import { MERGE_PATCH, mediaType } from '../../request/body/media-types.ts';

/**
 * Returns the values that an update writes. A JSON body replaces nested objects. A merge patch (RFC 7396) changes only
 * the members that it contains, and null removes a member.
 */
export function patched(request: FastifyRequest, before: Readonly<Row>, values: Row): Row {
  if (mediaType(request.headers['content-type']) !== MERGE_PATCH) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isObject(value) ? merged(before[name], value) : value]),
  );
}

function merged(target: unknown, patch: Readonly<Row>): Row {
  const result: Row = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = isObject(value) ? merged(result[name], value) : value;
  }
  return result;
}
