import { HttpError } from 'react-admin';

/** Number of rows per request: small enough to show progress, large enough to limit the number of requests. */
export const IMPORT_PART = 50;

/**
 * Processes rows in parts until all rows are done, `signal` aborts, or a request fails with a temporary error. The
 * caller can then resume the work.
 * @param from number of rows that are already done
 * @param work resolves after a part is done; throws the error of a failed request (`mayPass` decides whether it is
 * temporary)
 * @returns true if all rows are done
 */
export async function inParts<T>(
  rows: readonly T[],
  from: number,
  signal: AbortSignal,
  work: (part: readonly T[]) => Promise<void>,
): Promise<boolean> {
  for (let at = from; at < rows.length; at += IMPORT_PART) {
    if (signal.aborted) return false;
    try {
      await work(rows.slice(at, at + IMPORT_PART));
    } catch (error) {
      if (signal.aborted || !isRefusal(error)) return false;
      throw error;
    }
  }
  return true;
}

export function isRefusal(error: unknown): error is HttpError {
  return (
    error instanceof HttpError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  );
}
