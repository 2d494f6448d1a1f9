import { UsageError } from '../../exit-codes.ts';

/** Runs work and throws its errors of some classes as usage errors, because the user can fix them. */
export async function orUsage<T>(
  work: () => T | Promise<T>,
  kinds: readonly (new (...args: never[]) => Error)[],
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isFault = error instanceof Error && kinds.some((kind) => error instanceof kind);
    throw isFault ? new UsageError(error.message) : error;
  }
}
