const PART = 500;

/** Runs a query for many values in chunks, to limit the length of each statement. */
export async function inParts<T>(
  values: readonly string[],
  find: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let at = 0; at < values.length; at += PART) found.push(...(await find(values.slice(at, at + PART))));
  return found;
}
