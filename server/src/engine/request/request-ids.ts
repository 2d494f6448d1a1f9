import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const REQUEST_ID = 'x-request-id';

/** What a proxy or client may name a request: nothing that could be taken for more than a name in a line of the log. */
const NAME = /^[\w.:-]{1,64}$/u;

/** The id that came with the request, so that the lines of several servers can be put together, else a new one. */
export function requestId(request: { readonly headers: IncomingHttpHeaders }): string {
  const given = request.headers[REQUEST_ID];
  return typeof given === 'string' && NAME.test(given) ? given : randomUUID();
}
