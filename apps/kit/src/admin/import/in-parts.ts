import { HttpError } from 'react-admin';

/** Rows sent in one request: small enough to show progress, large enough not to wait for. */
export const IMPORT_PART = 50;

/**
 * Works through rows part by part from where it stopped, until all are done, `signal` aborts or a request fails for a reason that may
 * pass: then it can go on from there.
 * @param from rows that are done already
 * @param work answers once the part is done; throws what `mayPass` calls passing
 * @returns whether it came to the end
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

/** The server has read the rows and said no; anything else may go better another time. */
export function isRefusal(error: unknown): error is HttpError {
  return (
    error instanceof HttpError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  );
}
