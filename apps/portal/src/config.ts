/** What a build does not know, answered by the site at `/config.json`. */
export interface Config {
  /** `http://127.0.0.1:4000/api/v1`, without a slash at its end. */
  readonly apiBase: string;
}

/** The API beside the site, where nothing else is said. */
export const DEFAULT_CONFIG: Config = { apiBase: '/api/v1' };

/** Reads `/config.json`. An address that is not http(s) is refused: requests would go astray without a word. */
export function parseConfig(body: unknown): Config {
  if (typeof body !== 'object' || body === null || !('apiBase' in body)) return DEFAULT_CONFIG;
  const { apiBase } = body;
  if (typeof apiBase !== 'string' || !/^(?:https?:\/\/|\/(?!\/))/.test(apiBase)) return DEFAULT_CONFIG;
  return { apiBase: apiBase.replace(/\/+$/, '') };
}
