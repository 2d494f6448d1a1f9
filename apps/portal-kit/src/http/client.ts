import { isObject } from '@tuyen/model';
import { randomKey, requestBody } from '@tuyen/model/client';
import { errorFrom, NetworkError } from './errors.ts';
import { publicHeaders, type PublicSite } from './public-headers.ts';

export interface ClientOptions extends PublicSite {
  readonly language: string;
}

export interface SendOptions {
  readonly idempotencyKey?: string;
  /** Lets the request finish after the page is left. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
}

export interface UploadOptions {
  /** Upload progress as a fraction from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

export interface Uploaded {
  readonly url: string;
  /** URL from which the uploaded file can be loaded for one hour. */
  readonly address: string;
}

/** Client for the public endpoints. Responses are not validated; callers must check them. */
export interface PublicClient {
  get(path: string, query?: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<unknown>;
  /** Sends a POST request. If `body` has a `captcha_token`, it is sent as the header `x-token-captcha` instead. */
  post(path: string, body: unknown, options?: SendOptions): Promise<unknown>;
  upload(file: Blob, name: string, options?: UploadOptions): Promise<Uploaded>;
  address(path: string): string;
}

/** Creates the API client. Requests have no timeout: on a slow connection a late response is better than none. */
export function createClient(options: ClientOptions): PublicClient {
  const { apiBase } = options;
  // The server limits uploads per visit, because many visitors may share an IP address.
  let visitor: string | undefined;
  const address = (path: string) =>
    path.startsWith('/') ? new URL(path, new URL(apiBase, location.href)).href : `${apiBase}/${path}`;

  return {
    address,
    async get(path, query = {}, signal) {
      const search = new URLSearchParams(query).toString();
      const asked = search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path;
      return answer(fetch(address(asked), { headers: publicHeaders(options), ...(signal && { signal }) }));
    },
    async post(path, body, { idempotencyKey, keepalive, signal } = {}) {
      const headers = {
        ...publicHeaders(options, body),
        'content-type': 'application/json',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      };
      const request = {
        method: 'POST',
        headers,
        body: requestBody(body),
        ...(keepalive && { keepalive }),
        ...(signal && { signal }),
      };
      return answer(fetch(address(path), request));
    },
    upload: async (file, name, how) => {
      visitor ??= randomKey();
      const headers = { ...publicHeaders(options), 'x-visitor-id': visitor };
      return send(address('public/uploads'), headers, file, name, how);
    },
  };
}

async function answer(asked: Promise<Response>): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await asked;
    text = await response.text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkError(error);
  }
  return read(response.status, text);
}

function read(status: number, text: string): unknown {
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    // A truncated response does not reveal what the server did, so it counts as no response.
    if (status < 400) throw new NetworkError(error);
  }
  if (status < 200 || status >= 300) throw errorFrom(status, body);
  return body;
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function send(
  address: string,
  headers: Readonly<Record<string, string>>,
  file: Blob,
  name: string,
  { onProgress, signal }: UploadOptions = {},
): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      try {
        resolve(uploaded(read(request.status, request.responseText)));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('error', () => reject(new NetworkError(undefined)));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file, name);
    request.send(form);
  });
}

function uploaded(body: unknown): Uploaded {
  const { url, address } = isObject(body) ? body : {};
  if (typeof url === 'string' && typeof address === 'string') return { url, address };
  throw new NetworkError(body);
}
