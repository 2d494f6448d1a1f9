import { HttpError } from 'react-admin';
import { attemptFor, randomKey, type IdempotentAttempt } from '@tuyen/model/client';
import type { HttpClient } from './http-client.ts';

/**
 * A response with this status code or a higher one does not show whether a write succeeded. A proxy returns 5xx if it
 * lost the connection to the server, which may have written the record.
 */
const UNKNOWN_FROM = 500;

/**
 * Returns a `send` that adds an idempotency key to writes. The key stays the same until the server responds. A write
 * that is repeated after a lost response, or sent twice at once, runs once and gets the same response.
 */
export function sentOnce(http: HttpClient): HttpClient['send'] {
  const unanswered = new Map<string, IdempotentAttempt>();
  return async (path, request = {}) => {
    const { method = 'GET', body, headers } = request;
    const place = `${method} ${path}`;
    // The idempotency key depends on the office and the record version too, because the same body for another office or
    // version is a different write.
    const content = JSON.stringify([http.headers(body)['x-office-id'], headers, body]);
    const attempt = attemptFor(unanswered.get(place), content, randomKey);
    unanswered.set(place, attempt);
    const done = () => {
      // Forgets the idempotency key only if it still belongs to this write. A newer write to the same path may have
      // replaced the key.
      if (unanswered.get(place) === attempt) unanswered.delete(place);
    };
    try {
      const answer = await http.send(path, { ...request, headers: { ...headers, 'idempotency-key': attempt.key } });
      done();
      return answer;
    } catch (error) {
      if (error instanceof HttpError && error.status > 0 && error.status < UNKNOWN_FROM) done();
      throw error;
    }
  };
}
