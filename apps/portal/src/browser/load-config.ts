import { DEFAULT_CONFIG, parseConfig, type Config } from '../config.ts';

/** What the site answers at `/config.json`; the API is looked for beside the site where it answers nothing. */
export async function loadConfig(): Promise<Config> {
  return fetched('/config.json').then(parseConfig, () => DEFAULT_CONFIG);
}

/** A file of the site; once more after a hiccup: without its texts a page cannot live. */
export async function fetched(address: string): Promise<unknown> {
  const get = async (): Promise<unknown> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  };
  return get().catch(get);
}
