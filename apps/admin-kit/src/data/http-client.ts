import { HttpError } from 'react-admin';
import { requestBody, requestHeaders } from '@tuyen/model/client';
import { isPageNeeded, type Renew } from './works.ts';
import { errorMessage, fieldErrors, type ErrorTexts } from './errors.ts';

interface Credentials {
  token(): string | null;
  officeId(): string | null;
  isOthers?(): boolean;
  end?(token: string | null): void;
}

export interface HttpOptions {
  /** `/api/v1`, or an absolute URL without a trailing slash. */
  readonly apiUrl: string;
  readonly credentials: Credentials;
  readonly language: () => string;
  readonly words: ErrorTexts;
  readonly renew?: Renew;
  readonly apiKey?: string;
  readonly fetch?: (url: string, init?: RequestInit) => Promise<Response>;
}

export interface HttpRequest {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean | undefined;
  /** Parses an error of another back end. Returns undefined if the error has the format of the project's own server. */
  failure?(status: number, body: unknown, headers: Headers): HttpError | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  // Unvalidated response body. Each caller knows its shape from the model.
  readonly json: unknown;
}

export interface HttpClient {
  readonly apiUrl: string;
  readonly words: ErrorTexts;
  headers(body?: unknown): Record<string, string>;
  /**
   * @throws HttpError for an error response and for an incomplete response. `body.errors` has one string per field, and
   * the message is ready to show.
   */
  send(path: string, request?: HttpRequest): Promise<HttpAnswer>;
  /**
   * Reads a text that arrives in parts. Does not ask the user to sign in, because the page reads it by itself.
   * @throws HttpError for an error response
   */
  follow(path: string, arrived: (part: string) => void, signal: AbortSignal): Promise<void>;
  file(path: string, arrived?: (part: Uint8Array) => void, request?: HttpRequest): Promise<Blob>;
  /**
   * Makes a request. If the session has ended, asks the user to sign in and repeats the request.
   *
   * @param attempt makes the request with the current credentials
   * @throws HttpError 401 if a different user has signed in in another tab, because the request must not be sent as
   * that user
   */
  signedIn<T extends { readonly status: number; readonly body?: ReadableStream | null }>(
    path: string,
    request: HttpRequest,
    attempt: (isRepeated: boolean) => Promise<T>,
  ): Promise<T>;
  failure(status: number, text: string): HttpError;
}

export function createHttpClient(options: HttpOptions): HttpClient {
  const { apiUrl, credentials, language, words } = options;
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);

  const headers = (body?: unknown) =>
    requestHeaders(
      {
        clientKind: 'ADMIN_WEB',
        language: language(),
        apiKey: options.apiKey,
        officeId: credentials.officeId(),
        token: credentials.token(),
      },
      body,
    );

  const failure = (status: number, text: string): HttpError => {
    const body = parsed(text);
    const known = typeof body === 'object' && body !== null ? body : {};
    return new HttpError(errorMessage(status, body, words), status, { ...known, errors: fieldErrors(body, words) });
  };

  /** Error for an incomplete response. The result of a write is unknown, so the message does not suggest a retry. */
  const incomplete = ({ method = 'GET' }: HttpRequest) =>
    new HttpError(words.t(method === 'GET' ? 'errors.incomplete' : 'errors.incomplete_write'), 0, { errors: {} });

  const read = <T>(body: Promise<T>, request: HttpRequest): Promise<T> =>
    body.catch((error: unknown) => {
      throw isAbort(error) ? error : incomplete(request);
    });

  const signedIn: HttpClient['signedIn'] = async (path, request, attempt) => {
    const renew = isWorthAsking(path, request) ? options.renew : undefined;
    if (renew && credentials.isOthers?.() && !(await renew(null))) throw failure(401, '');
    for (let isRepeated = false; ; isRepeated = true) {
      // A delayed request carries the headers, and thus the token, from the time of the user's decision.
      const used = (!isRepeated && request.headers?.['authorization']?.slice(BEARER)) || credentials.token();
      const answer = await attempt(isRepeated);
      if (answer.status !== 401 || !needsSession(path, request)) return answer;
      const isReplaced = !isRepeated && credentials.token() !== used && credentials.token() !== null;
      const goesOn = renew ? await renew(used) : isReplaced;
      if (!goesOn) {
        credentials.end?.(used);
        return answer;
      }
      // Cancels the response, because an unread response keeps its connection open.
      void answer.body?.cancel();
    }
  };

  const call = (path: string, request: HttpRequest): Promise<Response> =>
    signedIn(path, request, (isRepeated) => once(path, isRepeated ? withoutToken(request) : request));

  const once = async (path: string, request: HttpRequest): Promise<Response> => {
    const hasBody = request.body !== undefined;
    // A sign-in request has no token, because an expired one would make it fail.
    const { authorization, ...others } = headers(request.body);
    return fetch(`${apiUrl}/${path}`, {
      method: request.method ?? 'GET',
      headers: {
        ...others,
        ...(authorization !== undefined && path !== 'auth/login' && { authorization }),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...request.headers,
      },
      ...(hasBody ? { body: requestBody(request.body) } : {}),
      ...(request.signal ? { signal: request.signal } : {}),
      ...(request.keepalive ? { keepalive: true } : {}),
    }).catch((error: unknown) => {
      if (isAbort(error)) throw error;
      throw new HttpError(words.t('errors.network'), 0, { errors: {} });
    });
  };

  return {
    apiUrl,
    words,
    headers,
    failure,
    signedIn,
    async follow(path, arrived, signal) {
      const answer = await once(path, { signal, headers: { accept: 'text/event-stream, application/json' } });
      if (!answer.ok) throw failure(answer.status, await answer.text());
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) arrived(next.value);
    },
    async file(path, arrived, request = {}) {
      const answer = await call(path, { ...request, headers: { accept: '*/*' } });
      if (!answer.ok) throw failure(answer.status, await read(answer.text(), {}));
      return read(arrived && answer.body ? inParts(answer, answer.body, arrived) : answer.blob(), {});
    },
    async send(path, request = {}) {
      const answer = await call(path, request);
      const text = await read(answer.text(), request);
      if (!answer.ok)
        throw request.failure?.(answer.status, parsed(text), answer.headers) ?? failure(answer.status, text);
      const json = parsed(text);
      const silent = answer.status === 204 || (request.method ?? 'GET') !== 'GET';
      if (json === undefined && !(text === '' && silent)) throw incomplete(request);
      return { status: answer.status, headers: answer.headers, body: text, json };
    },
  };
}

/**
 * Checks whether a 401 response to this request means that the session has ended. For a sign-in or a password change, a
 * 401 can also mean that an entered value is wrong.
 */
function needsSession(path: string, { method = 'GET' }: HttpRequest): boolean {
  return method === 'GET' || !path.startsWith('auth/');
}

/**
 * Returns true if the page asks the user to sign in again after a 401. If false, the 401 signs the user out. After a
 * write by the user, the page always asks. After a read, or a request that the page sent by itself, the page asks only
 * if the sign-out would lose unsaved input. After requests below `auth/`, the page never asks.
 */
function isWorthAsking(path: string, { method = 'GET', keepalive = false }: HttpRequest): boolean {
  if (path.startsWith('auth/')) return false;
  return isPageNeeded() || (method !== 'GET' && path !== 'presence' && !keepalive);
}

const BEARER = 'Bearer '.length;

function withoutToken({ headers = {}, ...request }: HttpRequest): HttpRequest {
  const { authorization: _ended, ...others } = headers;
  return { ...request, headers: others };
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

async function inParts(
  answer: Response,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  arrived: (part: Uint8Array) => void,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    arrived(next.value);
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The body is not valid JSON, because it is an error page of a proxy or was truncated.
    return undefined;
  }
}
