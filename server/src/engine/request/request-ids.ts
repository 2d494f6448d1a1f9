import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const REQUEST_ID = 'x-request-id';

/** Allowed request ids. They contain no characters with which a client could forge a log line. */
const NAME = /^[\w.:-]{1,64}$/u;

export function requestId(request: { readonly headers: IncomingHttpHeaders }): string {
  const given = request.headers[REQUEST_ID];
  return typeof given === 'string' && NAME.test(given) ? given : randomUUID();
}
