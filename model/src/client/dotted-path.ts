/**
 * Converts `/stops/0/stop_point_id` or `stops[0].stop_point_id` to `stops.0.stop_point_id`, the format of
 * react-hook-form.
 */
export function dottedPath(path: string): string {
  return path
    .replace(/^#?\//, '')
    .replace(/\[(\d+)\]/g, '.$1')
    .split(path.includes('/') ? '/' : '.')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .join('.');
}
