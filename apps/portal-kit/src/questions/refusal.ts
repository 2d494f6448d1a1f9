import { ApiError } from '../http/errors.ts';
import { failureText } from '../http/failure-text.ts';
import type { Words } from '../words.tsx';

/**
 * Returns the message for a failed lookup. Prefers the server's message. Uses `notFound` only for a 404 of the API.
 * Another error, such as a gateway's 502, does not mean that the order is missing.
 */
export function refusalText(error: unknown, words: Words, notFound?: string): string {
  const isMissing = error instanceof ApiError && error.status === 404;
  return isMissing && notFound !== undefined ? words.t(notFound) : failureText(error, words);
}
