import { DEFAULT_CONFIG, parseConfig, type Config } from '../site/config.ts';
import { fetchJson } from './fetch-json.ts';

export async function loadConfig(): Promise<Config> {
  return fetchJson('/config.json').then(parseConfig, () => DEFAULT_CONFIG);
}
