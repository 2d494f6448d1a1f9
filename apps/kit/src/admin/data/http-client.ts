import { HttpError } from 'react-admin';
import { requestBody, requestHeaders } from '../../core/request-headers.ts';
import { isPageNeeded, type Renew } from './works.ts';
import { errorMessage, fieldErrors, type Words } from './errors.ts';

/** What a request takes from the sign-in: read anew for each one. */
interface Credentials {
  token(): string | null;
  officeId(): string | null;
  /** Is the sign-in another person's than the page's? */
  isOthers?(): boolean;
  /** The server has refused this token, and no dialog asks for another. */
  end?(token: string | null): void;
}

export interface HttpOptions {
  /** `/api/v1`, or an absolute address without a slash at its end. */
  readonly apiUrl: string;
  readonly credentials: Credentials;
  /** Current language; the server answers messages in it. */
  readonly language: () => string;
  readonly words: Words;
  /** Without it, a request fails as soon as the session has ended. */
  readonly renew?: Renew;
  readonly apiKey?: string;
  readonly fetch?: (url: string, init?: RequestInit) => Promise<Response>;
}

export interface HttpRequest {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Sent to its end even where the page is left meanwhile. */
  readonly keepalive?: boolean | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  // The server's answer as it is; each caller knows its shape from the model.
  readonly json: unknown;
}

export interface HttpClient {
  readonly apiUrl: string;
  readonly words: Words;
  /** The headers every call carries; `body` may bring an office or a captcha answer. */
  headers(body?: unknown): Record<string, string>;
  /** @throws HttpError, also for an answer that did not arrive whole, whose `body.errors` holds one text a field and whose message is ready to show */
  send(path: string, request?: HttpRequest): Promise<HttpAnswer>;
  /**
   * What the server answers as a file.
   * @param arrived called with each part of a long one
   * @throws as `send` does; an answer that breaks off is no file
   */
  file(path: string, arrived?: (part: Uint8Array) => void, request?: HttpRequest): Promise<Blob>;
  /**
   * Makes a request; where it is refused because the session has ended, asks the person to sign in and makes it again.
   *
   * @param attempt makes it with the sign-in of that moment
   * @throws HttpError 401 instead of making it as another person, who has signed in in another tab
   */
  signedIn<T extends { readonly status: number; readonly body?: ReadableStream | null }>(
    path: string,
    request: HttpRequest,
    attempt: (isRepeated: boolean) => Promise<T>,
  ): Promise<T>;
  /** An error as `send` throws it, for calls that do not go through `fetch`. */
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

  /** The answer did not arrive whole. What it says about a change is unknown, so that trying again is no advice. */
  const incomplete = ({ method = 'GET' }: HttpRequest) =>
    new HttpError(words.t(method === 'GET' ? 'errors.incomplete' : 'errors.incomplete_write'), 0, { errors: {} });

  /** Reads the body. @throws HttpError where the connection breaks meanwhile */
  const read = <T>(body: Promise<T>, request: HttpRequest): Promise<T> =>
    body.catch((error: unknown) => {
      throw isAbort(error) ? error : incomplete(request);
    });

  const signedIn: HttpClient['signedIn'] = async (path, request, attempt) => {
    const renew = isWorthAsking(path, request) ? options.renew : undefined;
    if (renew && credentials.isOthers?.() && !(await renew(null))) throw failure(401, '');
    for (let isRepeated = false; ; isRepeated = true) {
      // A request that waited to be taken back brings the headers of its time.
      const used = (!isRepeated && request.headers?.['authorization']?.slice(BEARER)) || credentials.token();
      const answer = await attempt(isRepeated);
      if (answer.status !== 401 || !needsSession(path, request)) return answer;
      const isReplaced = !isRepeated && credentials.token() !== used && credentials.token() !== null;
      const goesOn = renew ? await renew(used) : isReplaced;
      if (!goesOn) {
        credentials.end?.(used);
        return answer;
      }
      // An unread answer keeps its connection.
      void answer.body?.cancel();
    }
  };

  const call = (path: string, request: HttpRequest): Promise<Response> =>
    signedIn(path, request, (isRepeated) => once(path, isRepeated ? withoutToken(request) : request));

  const once = async (path: string, request: HttpRequest): Promise<Response> => {
    const hasBody = request.body !== undefined;
    // A token that has ended would refuse the sign-in.
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
    async file(path, arrived, request = {}) {
      const answer = await call(path, { ...request, headers: { accept: '*/*' } });
      if (!answer.ok) throw failure(answer.status, await read(answer.text(), {}));
      return read(arrived && answer.body ? inParts(answer, answer.body, arrived) : answer.blob(), {});
    },
    async send(path, request = {}) {
      const answer = await call(path, request);
      const text = await read(answer.text(), request);
      if (!answer.ok) throw failure(answer.status, text);
      const json = parsed(text);
      const silent = answer.status === 204 || (request.method ?? 'GET') !== 'GET';
      if (json === undefined && !(text === '' && silent)) throw incomplete(request);
      return { status: answer.status, headers: answer.headers, body: text, json };
    },
  };
}

/** Does a refusal mean that the session has ended? A sign-in, or a change of the password, is refused for what it sends. */
function needsSession(path: string, { method = 'GET' }: HttpRequest): boolean {
  return method === 'GET' || !path.startsWith('auth/');
}

/** Any refusal ends in a sign-out. What a page reads, or says of itself, is no reason to ask unless something would be lost with it. */
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
    // A proxy's page, or an answer cut short: no fields to read from it.
    return undefined;
  }
}
