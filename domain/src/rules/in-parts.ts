/** A statement of SQL names so many values. */
const PART = 500;

/** What is found for many values, asked in statements of a limited length. */
export async function inParts<T>(
  values: readonly string[],
  find: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let at = 0; at < values.length; at += PART) found.push(...(await find(values.slice(at, at + PART))));
  return found;
}
