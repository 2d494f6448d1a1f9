/** What is served of a project without its own code: sample records, in memory. */
export interface SampleOptions {
  /** Empty: every resource. */
  readonly only: readonly string[];
  /** How many records each of them has; default what its schema says. */
  readonly rows: number | undefined;
}

const MOST = 1_000_000;

/** What a person corrects in the command. */
export class SampleError extends Error {}

/**
 * @param only names, also several joined by commas
 * @param rows a number as it was typed
 * @returns undefined where neither is given
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
