import { ApiError } from '../http/errors.ts';
import { failureText } from '../http/failure-text.ts';
import type { Words } from '../words.tsx';

/**
 * What to say where a question was not answered: the server's own words; `notFound` where it says that there is no such thing, and
 * nowhere else, since a gateway's 502 says nothing about an order.
 */
export function refusalText(error: unknown, words: Words, notFound?: string): string {
  const isMissing = error instanceof ApiError && error.status === 404;
  return isMissing && notFound !== undefined ? words.t(notFound) : failureText(error, words);
}
