import type { Backend } from '@tuyen/model';
import { Problem } from '../problem.ts';

/** Milliseconds that a back end has for its whole answer. */
const PATIENCE = 30_000;
/** Greatest number of bytes of an answer. */
const MOST_BYTES = 20_000_000;
const MOST_REDIRECTS = 2;

export interface ForwardedRequest {
  readonly method: string;
  /** Encoded path and query below the address of the back end. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface BackendAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

type Fetch = typeof fetch;

/**
 * Sends a request to a back end and reads its answer. Follows redirects of GET to the same origin only.
 * @throws Problem 502 if the back end cannot be reached, redirects elsewhere or answers too much; 504 if it is too slow
 */
export async function forward(
  backend: Pick<Backend, 'name' | 'url'>,
  request: ForwardedRequest,
  send: Fetch = fetch,
): Promise<BackendAnswer> {
  const { name, url = '' } = backend;
  const signal = AbortSignal.timeout(PATIENCE);
  const base = new URL(url);
  let target = new URL(`${url}${request.path}`);
  try {
    for (let redirects = 0; ; redirects += 1) {
      if (target.origin !== base.origin) throw new Problem(502, 'backend_redirected', { backend: name });
      const answer = await send(target, {
        method: request.method,
        headers: request.headers,
        ...(request.body !== undefined && { body: request.body }),
        redirect: 'manual',
        signal,
      });
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || answer.status === 304 || location === null) {
        return { status: answer.status, headers: answer.headers, body: await bytesOf(answer, name) };
      }
      await answer.body?.cancel();
      if (request.method !== 'GET' || redirects === MOST_REDIRECTS)
        throw new Problem(502, 'backend_redirected', { backend: name });
      target = new URL(location, target);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (signal.aborted) throw new Problem(504, 'backend_slow', { backend: name });
    throw new Problem(502, 'backend_unreachable', { backend: name });
  }
}

async function bytesOf(answer: Response, backend: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw new Problem(502, 'backend_too_much', { backend });
    parts.push(part);
  }
  return Buffer.concat(parts);
}
