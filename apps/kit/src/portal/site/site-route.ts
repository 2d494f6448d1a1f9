/** Which file answers a path that is no file. `*` is one segment, a trailing `**` any rest; the first match wins. */
export interface SiteRoute {
  readonly path: string;
  readonly file: string;
  readonly status?: number;
  /** Only for a browser that names itself so. */
  readonly userAgent?: string;
  /** Only before this moment (ISO 8601). */
  readonly until?: string;
}

/** The first of these routes that answers a path. */
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
