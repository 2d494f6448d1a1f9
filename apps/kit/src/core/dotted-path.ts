/** `/stops/0/stop_point_id` or `stops[0].stop_point_id` → `stops.0.stop_point_id`, as react-hook-form names fields. */
export function dottedPath(path: string): string {
  return path
    .replace(/^#?\//, '')
    .replace(/\[(\d+)\]/g, '.$1')
    .split(path.includes('/') ? '/' : '.')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .join('.');
}
