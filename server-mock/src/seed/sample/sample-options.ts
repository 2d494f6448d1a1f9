export interface SampleOptions {
  /** Requested resources. Empty means all. */
  readonly only: readonly string[];
  /** Number of records per resource. The default comes from its schema. */
  readonly rows: number | undefined;
}

const MOST = 1_000_000;

/** Error of the user in the command line. */
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
  const count = rows === undefined ? undefined : Number(rows);
  if (count !== undefined && !(Number.isInteger(count) && count >= 1 && count <= MOST))
    throw new SampleError(`--rows is "${rows}": a whole number from 1 to ${MOST} is needed.`);
  const names = (only ?? []).flatMap((text) => text.split(',')).map((name) => name.trim());
  return { only: names.filter((name) => name !== ''), rows: count };
}
