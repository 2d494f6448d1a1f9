import { ApiError } from '../http/errors.ts';
import type { Words } from '../words.tsx';

/**
 * What to say where a question was not answered: the server's own words; `notFound` where it says that there is no such thing, and
 * nowhere else: a gateway's 502 is no statement about an order.
 */
export function refusalText(error: unknown, words: Words, notFound?: string): string {
  if (!(error instanceof ApiError)) return words.t('form.send.no_network');
  if (error.status === 404 && notFound !== undefined) return words.t(notFound);
  return error.message || words.t('form.send.status', { status: error.status });
}
