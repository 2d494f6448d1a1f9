import { queryOptions } from '@tanstack/react-query';
import { isObject } from '@tuyen/model';
import type { HttpClient } from './http-client.ts';

/** How the current office shows itself, and what it writes its money in: as much of it as the server answers. */
export interface Site {
  readonly name?: string | undefined;
  readonly logo?: string | undefined;
  /** ISO 4217. */
  readonly currency?: string | undefined;
}

/** The first part of the query's key, whatever the office. */
export const SITE_KEY = 'site';

/**
 * @param path of the API; undefined where the project's offices do not show themselves
 * @param office that the browser works in
 */
export function siteQuery(http: HttpClient, path: string | undefined, office: string | null) {
  return queryOptions({
    queryKey: [SITE_KEY, office],
    queryFn: async ({ signal }) => readSite((await http.send(path ?? '', { signal })).json),
    enabled: path !== undefined,
    staleTime: 60_000,
    retry: false,
  });
}

function readSite(answer: unknown): Site {
  const { office_display_name: name, office_logo_url: logo, currency } = isObject(answer) ? answer : {};
  return { name: text(name), logo: text(logo), currency: text(currency) };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
