import type { Reader, Services } from '../contract.ts';

/** Returns all offices by currency, or undefined if all use the same currency. */
export async function officesByCurrency(
  reader: Reader,
  settings: Services['settings'],
): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  const named = (await reader.find('settings')).flatMap(({ currency }) => currency ?? []);
  const { currency: top } = await settings('settings', null);
  if (named.every((currency) => currency === top)) return undefined;
  const found = new Map<string, string[]>();
  for (const { id } of await reader.find('offices')) {
    const { currency } = await settings('settings', id);
    found.set(currency, [...(found.get(currency) ?? []), id]);
  }
  return found;
}
