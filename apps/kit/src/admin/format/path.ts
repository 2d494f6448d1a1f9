/** `/stops/0/stop_point_id` or `stops[0].stop_point_id` → `stops.0.stop_point_id`, as react-hook-form names fields. */
export function dottedPath(path: string): string {
  return path
    .replace(/^#?\//, '')
    .replace(/\[(\d+)\]/g, '.$1')
    .split(path.includes('/') ? '/' : '.')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .join('.');
}

/** The value at a dotted path; undefined where the way ends early. */
export function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
