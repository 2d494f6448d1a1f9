import { DEFAULT_CONFIG, parseConfig, type Config } from '../site/config.ts';
import { fetchJson } from './fetch-json.ts';

/** What the site answers at `/config.json`; the API is looked for beside the site where it answers nothing. */
export async function loadConfig(): Promise<Config> {
  return fetchJson('/config.json').then(parseConfig, () => DEFAULT_CONFIG);
}
