/**
 * Route from a path to a file. `*` matches one segment, a trailing `**` matches any number of further segments. The
 * first match wins.
 */
export interface SiteRoute {
  readonly path: string;
  readonly file: string;
  readonly status?: number;
  /** Limits the route to browsers whose user agent contains this text. */
  readonly userAgent?: string;
  /** Limits the route to requests before this instant (ISO 8601). */
  readonly until?: string;
}

export function routeFor<Route extends { readonly path: string }>(
  routes: readonly Route[],
  path: string,
): Route | undefined {
  return routes.find((route) => matches(route.path, path));
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('/**')) return path.startsWith(pattern.slice(0, -2));
  return new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path);
}
