export interface SampleOptions {
  /** Requested resources. Empty means all. */
  readonly only: readonly string[];
  readonly rows: number | undefined;
}

const MOST = 1_000_000;

export class SampleError extends Error {}

/**
 * @param only resource names, also several joined by commas
 * @param rows number as typed
 * @returns undefined if neither is given
 * @throws SampleError
 */
export function sampleOptions(
  only: readonly string[] | undefined,
  rows: string | undefined,
  { production, databaseUrl }: { readonly production: boolean; readonly databaseUrl: string | undefined },
): SampleOptions | undefined {
  if (only === undefined && rows === undefined) return undefined;
  if (production)
    throw new SampleError('--only and --rows serve sample records, which production has none of. Unset NODE_ENV.');
  if (databaseUrl !== undefined && databaseUrl !== ':memory:')
    throw new SampleError('--only and --rows serve sample records from memory. Unset DATABASE_URL.');
  const count = rowCount('--rows', rows);
  const names = (only ?? []).flatMap((text) => text.split(',')).map((name) => name.trim());
  return { only: names.filter((name) => name !== ''), rows: count };
}

/**
 * @param option option of the command line, for the message
 * @throws SampleError if the text is not a valid number of rows
 */
export function rowCount(option: string, text: string | undefined): number | undefined {
  const count = text === undefined ? undefined : Number(text);
  if (count !== undefined && !(Number.isInteger(count) && count >= 1 && count <= MOST))
    throw new SampleError(`${option} is "${text}": a whole number from 1 to ${MOST} is needed.`);
  return count;
}
