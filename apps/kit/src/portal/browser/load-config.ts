import { DEFAULT_CONFIG, parseConfig, type Config } from '../site/config.ts';
import { fetchJson } from './fetch-json.ts';

/** What the site answers at `/config.json`; without it, the API is expected at the site's own address. */
export async function loadConfig(): Promise<Config> {
  return fetchJson('/config.json').then(parseConfig, () => DEFAULT_CONFIG);
}
