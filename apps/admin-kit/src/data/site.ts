import type { UseQueryOptions } from '@tanstack/react-query';
import { isObject, localizedTextIn } from '@tuyen/model';
import type { HttpClient } from './http-client.ts';

export interface Site {
  readonly name?: string | undefined;
  readonly logo?: string | undefined;
  /** Currency of the office as an ISO 4217 code. */
  readonly currency?: string | undefined;
}

/**
 * First part of the query key of the branding. It is the same for all offices, so one invalidation reloads the branding
 * of every office.
 */
export const SITE_KEY = 'site';

export function siteQuery(
  http: HttpClient,
  path: string | undefined,
  { office, language }: { readonly office: string | null; readonly language: string },
): UseQueryOptions<Site> {
  return {
    queryKey: [SITE_KEY, office, language],
    queryFn: async ({ signal }) => readSite((await http.send(path ?? '', { signal })).json, language),
    enabled: path !== undefined,
    staleTime: 60_000,
    retry: false,
  };
}

function readSite(answer: unknown, language: string): Site {
  const { office_display_name: name, office_logo_url: logo, currency } = isObject(answer) ? answer : {};
  return { name: text(localizedTextIn(name, language)), logo: text(logo), currency: text(currency) };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
