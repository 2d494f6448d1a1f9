import { type ApiPath, isParameter } from './api-path.ts';

/**
 * Returns the path with the placeholders of a dialect: `/projects/{within}/tasks/{id}`.
 * @param isWithin whether the first parameter is the key of the record above
 */
export function wirePath({ path }: ApiPath, isWithin: boolean): string {
  let count = 0;
  return path
    .replace(/[?#].*$/u, '')
    .split('/')
    .map((segment) => {
      if (!isParameter(segment)) return segment;
      count += 1;
      return segment.replace(/\{[^{}]*\}/u, isWithin && count === 1 ? '{within}' : '{id}');
    })
    .join('/');
}
