import { isObject } from '@tuyen/model';
import { UsageError } from '../exit-codes.ts';
import { type FailureLog, openFailureLog } from './failures.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface ApiResponse {
  readonly method: string;
  readonly url: string;
  /** HTTP status code. 0 if no response arrived. */
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON body. Undefined if the body is not JSON. */
  readonly body: unknown;
  /** Received response body that is not JSON, although JSON is required. */
  readonly unreadable?: string;
  readonly missing?: string;
  /** Command that repeats the request without its secrets. */
  readonly repeat: string;
}

export interface Send {
  (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
}

export interface Client {
  readonly anyone: Send;
  /** @throws UsageError if the account or the password is wrong */
  signIn(account: string, password: string): Promise<Send>;
  close(): Promise<void>;
  sent(): number;
  readonly failures: FailureLog;
}

/** Language of the messages and texts that the requests ask for. */
export const LANGUAGE = 'en';
const AT_ONCE = 4;
/**
 * Maximum number of attempts per request to a busy server. Before each further attempt, the client waits as many
 * seconds as the server requests.
 */
const TRIES = 3;
const LONGEST_WAIT = 30;
/** Number of consecutive missing responses after which the server counts as down. */
const MOST_MISSING = 5;
/** Maximum length of a response in characters. A longer response is a server error. */
const LONGEST_ANSWER = 50_000_000;

/**
 * @param address address of the server, with or without `/api/v1`
 * @param timeout milliseconds per request
 */
export function openClient(address: string, timeout: number): Client {
  const base = baseOf(address);
  const waiting: (() => void)[] = [];
  const sessions: Send[] = [];
  let running = 0;
  let sent = 0;
  let missing = 0;
  const failures = openFailureLog();

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const sendWith =
    (own: Readonly<Record<string, string>>, repeatAs: string): Send =>
    async (method, path, body, headers = {}) => {
      const url = `${base}/${path}`;
      const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const payload = body === undefined ? {} : { body: JSON.stringify(body) };
      const all = { 'accept-language': LANGUAGE, ...json, ...headers, ...own };
      const response = await inTurn(async () => {
        for (let tries = 1; ; tries += 1) {
          sent += 1;
          const got = await read(url, { method, headers: all, ...payload, redirect: 'manual' }, timeout);
          if (!isBusy(got)) return got;
          const seconds = Number(got.headers.get('retry-after') ?? 1);
          if (tries === TRIES || !(seconds <= LONGEST_WAIT))
            throw new UsageError(`The server is busy: ${method} ${url} answers ${got.status}. Try again later.`);
          await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        }
      });
      const given = Object.entries({ ...json, ...headers }).map(
        ([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`,
      );
      const data = body === undefined ? '' : ` -d ${quoted(JSON.stringify(masked(body)))}`;
      const repeat = `curl -g${method === 'GET' ? '' : ` -X ${method}`}${repeatAs}${given.join('')}${data} ${quoted(url)}`;
      const answer = { method, url, ...response, repeat };
      failures.add(JSON.stringify([own, method, url, body]), answer);
      missing = answer.status === 0 ? missing + 1 : 0;
      if (missing >= MOST_MISSING) throw notAnswering(answer);
      return answer;
    };

  const anyone = sendWith({}, '');
  return {
    anyone,
    sent: () => sent,
    failures,
    async signIn(account, password) {
      const answer = await anyone('POST', 'auth/login', { account, password });
      const { status, body } = answer;
      if (status === 0) throw notAnswering(answer);
      const token = isObject(body) ? body['authToken'] : undefined;
      if (status !== 200 || typeof token !== 'string')
        throw new UsageError(`Sign-in as ${account} failed (${status}). Check the account and its password.`);
      const send = sendWith({ authorization: `Bearer ${token}` }, ' -H "Authorization: Bearer $TOKEN"');
      sessions.push(send);
      return send;
    },
    async close() {
      await Promise.allSettled(sessions.splice(0).map((send) => send('POST', 'auth/logout')));
    },
  };
}

function baseOf(address: string): string {
  if (!URL.canParse(address) || !/^https?:/u.test(address))
    throw new UsageError(`"${address}" is not a server URL. Example: http://127.0.0.1:4000`);
  const url = new URL(address);
  if (url.username || url.password) throw new UsageError('Pass the account by --account, not in the address.');
  const path = url.pathname.replace(/\/+$/u, '');
  return url.origin + (path === '' ? '/api/v1' : path);
}

type Response = Pick<ApiResponse, 'status' | 'headers' | 'body' | 'unreadable' | 'missing'>;

async function read(url: string, request: RequestInit, timeout: number): Promise<Response> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeout) });
    const { status, headers } = response;
    const body = jsonIn(await response.text());
    const unreadable = WITHOUT_BODY.includes(status) ? undefined : unreadableAs(headers, body);
    return { status, headers, body, ...(unreadable !== undefined && { unreadable }) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    return { status: 0, headers: new Headers(), body: undefined, missing: why };
  }
}

const WITHOUT_BODY: readonly number[] = [204, 205, 304];

function unreadableAs(headers: Headers, body: unknown): string | undefined {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'no type';
  if (type !== 'application/json') return type;
  return body === undefined ? 'and no JSON' : undefined;
}

/** Returns whether the server is under load and asks for a later retry. A 503 without `Retry-After` is a failure. */
function isBusy({ status, headers }: Response): boolean {
  return status === 429 || (status === 503 && headers.has('retry-after'));
}

function notAnswering({ method, url, missing }: ApiResponse): UsageError {
  return new UsageError(`The server does not answer ${method} ${url}: ${missing}`);
}

function jsonIn(text: string): unknown {
  if (text === '' || text.length > LONGEST_ANSWER) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function masked(body: unknown): unknown {
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, /password|secret|token|key/iu.test(name) ? '…' : value]),
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
