import { HttpError } from 'react-admin';
import { attemptFor, randomKey, type Attempt } from '../../core/attempt.ts';
import type { HttpClient } from './http-client.ts';

/** A proxy answers so where it has lost the server, which may have written. */
const UNKNOWN_FROM = 500;

/**
 * Sends a write under a key that stays the same until it is answered. A form that is sent again after its answer was lost, or twice
 * at once, is carried out once: the server answers the second as it answered the first.
 */
export function sentOnce(http: HttpClient): HttpClient['send'] {
  const unanswered = new Map<string, Attempt>();
  return async (path, request = {}) => {
    const { method = 'GET', body, headers } = request;
    const place = `${method} ${path}`;
    // For another office, or another version of the record, it is another write.
    const content = JSON.stringify([http.headers(body)['x-office-id'], headers, body]);
    const attempt = attemptFor(unanswered.get(place), content, randomKey);
    unanswered.set(place, attempt);
    const done = () => {
      // Another write may be on its way there by now.
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
