import { isObject } from '@tuyen/model';
import type { PublicSite } from '../http/public-headers.ts';

/** Settings unknown at build time, served by the site at `/config.json`. */
export type Config = PublicSite;

export const DEFAULT_CONFIG: Config = { apiBase: '/api/v1' };

/** Parses `/config.json`. Rejects an API address that is not HTTP(S), since every request would fail without a message. */
export function parseConfig(body: unknown): Config {
  const { apiBase, apiKey, officeId } = isObject(body) ? body : {};
  if (typeof apiBase !== 'string' || !/^(?:https?:\/\/|\/(?!\/))/.test(apiBase)) return DEFAULT_CONFIG;
  return {
    apiBase: apiBase.replace(/\/+$/, ''),
    ...(isText(apiKey) && { apiKey }),
    ...(isText(officeId) && { officeId }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
