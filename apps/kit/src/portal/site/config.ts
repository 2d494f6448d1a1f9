import type { PublicSite } from '../http/public-headers.ts';

/** What a build does not know, answered by the site at `/config.json`. */
export type Config = PublicSite;

/** The API at the site's own address, unless configured otherwise. */
export const DEFAULT_CONFIG: Config = { apiBase: '/api/v1' };

/** Reads `/config.json`. An address that is not http(s) is refused, since every request would fail without a message. */
export function parseConfig(body: unknown): Config {
  if (typeof body !== 'object' || body === null || !('apiBase' in body)) return DEFAULT_CONFIG;
  const { apiBase } = body;
  if (typeof apiBase !== 'string' || !/^(?:https?:\/\/|\/(?!\/))/.test(apiBase)) return DEFAULT_CONFIG;
  return { apiBase: apiBase.replace(/\/+$/, ''), ...textIn(body, 'apiKey'), ...textIn(body, 'officeId') };
}

function textIn<Name extends string>(body: object, name: Name): { readonly [_ in Name]?: string } {
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? ({ [name]: value } as { readonly [_ in Name]: string }) : {};
}
