import { Problem } from '@tuyen/server/domain';
import type { Exchange } from '../../qa/stubs/from-exchange.ts';

export interface ForwardTarget {
  /** Origin without a path: `https://api.example.com`. */
  readonly origin: string;
  /** Value of the header `authorization` for requests without one. */
  readonly authorization?: string | undefined;
  readonly milliseconds?: number;
  readonly bytes?: number;
}

export interface ForwardedAnswer extends Exchange {
  /** Values of `set-cookie`. The recording leaves them out. */
  readonly cookies: readonly string[];
}

export interface ForwardedRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array | undefined;
  readonly sent: unknown;
}

/** Entry of this mock in the header `via` (RFC 9110, 7.6.3), by which it recognizes its own requests. */
const VIA = '1.1 tuyen-mock';

const MILLISECONDS = 30_000;
const BYTES = 8 * 1024 * 1024;

/** Headers of one connection or of this mock, which the back end must not get. */
const NOT_FORWARDED =
  /^(?:host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-length|accept-encoding|x-qa-.*|prefer|origin|referer|sec-.*)$/u;

/**
 * Sends a request to the back end and returns its answer. The request goes to the origin of the target whatever its
 * address is, and redirects are returned, not followed.
 * @throws Problem 502 if the back end does not answer or answers too much, 504 if it takes too long, 508 if the back end
 * is this mock
 */
export async function forward(target: ForwardTarget, request: ForwardedRequest): Promise<ForwardedAnswer> {
  const { origin, authorization, milliseconds = MILLISECONDS, bytes = BYTES } = target;
  const { method, url, sent } = request;
  // An address in absolute form names another host.
  if (!url.startsWith('/') || new URL(origin + url).origin !== origin) throw new Problem(400, 'bad_address');
  const { via } = request.headers;
  if (via?.split(', ').includes(VIA)) throw new Problem(508, 'mock_loop', { origin });
  const headers = new Headers(Object.entries(request.headers).filter(([name]) => !NOT_FORWARDED.test(name)));
  headers.set('via', via === undefined ? VIA : `${via}, ${VIA}`);
  if (authorization !== undefined && !headers.has('authorization')) headers.set('authorization', authorization);
  const isRead = method === 'GET' || method === 'HEAD';
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const answer = await fetch(origin + url, {
      method,
      headers,
      body: isRead || !request.bytes?.length ? null : Buffer.from(request.bytes),
      redirect: 'manual',
      signal,
    });
    const body = await boundedBody(answer, bytes, origin);
    const cookies = answer.headers.getSetCookie();
    return { method, url, sent, status: answer.status, headers: Object.fromEntries(answer.headers), cookies, body };
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (signal.aborted) throw new Problem(504, 'mock_upstream_timeout', { origin, seconds: milliseconds / 1000 });
    const { cause } = error instanceof Error ? error : {};
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
    throw new Problem(502, 'mock_upstream_unreachable', { origin, reason });
  }
}

async function boundedBody(answer: Response, most: number, origin: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > most) throw new Problem(502, 'mock_upstream_too_large', { origin, megabytes: most / 1024 / 1024 });
    parts.push(part);
  }
  return Buffer.concat(parts);
}
