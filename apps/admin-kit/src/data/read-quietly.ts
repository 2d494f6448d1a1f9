import type { KitDataProvider } from './data-provider.ts';

/**
 * Reads JSON that the page asks for by itself, again and again. Unlike other requests, it neither asks the user to sign
 * in nor signs the user out when the session has ended.
 */
export async function readQuietly(
  dataProvider: Pick<KitDataProvider, 'follow'>,
  path: string,
  signal: AbortSignal,
): Promise<unknown> {
  let text = '';
  await dataProvider.follow(path, (part) => (text += part), signal);
  return JSON.parse(text);
}
