import { type ApiPath, isParameter, pathKey } from './api-path.ts';
import type { FoundResource } from './found-resource.ts';

/** Returns a path of the resource with the placeholders of a dialect: `/projects/{within}/tasks/{id}`. */
export function wirePath({ path, segments }: ApiPath, { within, list }: FoundResource): string {
  // The first parameter is the key of the parent record, unless the path of one record does not contain the parent:
  // `/sections/{id}`.
  const above = list.segments.slice(0, list.segments.findIndex(isParameter) + 1);
  const isBelow = within !== undefined && pathKey(segments.slice(0, above.length)) === pathKey(above);
  let count = 0;
  return path
    .replace(/[?#].*$/u, '')
    .split('/')
    .map((segment) => {
      if (!isParameter(segment)) return segment;
      count += 1;
      return segment.replace(/\{[^{}]*\}/u, isBelow && count === 1 ? '{within}' : '{id}');
    })
    .join('/');
}
