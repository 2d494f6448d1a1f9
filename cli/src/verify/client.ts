import { isObject } from '@tuyen/model';
import { UsageError } from '../exit-codes.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the body; undefined where it is none. */
  readonly body: unknown;
  /** A command that repeats the request without its secrets. */
  readonly repeat: string;
}

/** Sends requests in the name of one account, or without any. */
export interface Send {
  (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

export interface Client {
  readonly anyone: Send;
  /** @throws UsageError where the account or the password is wrong */
  signIn(account: string, password: string): Promise<Send>;
  /** Ends the sessions. */
  close(): Promise<void>;
  /** How many requests were sent. */
  sent(): number;
}

const AT_ONCE = 4;
/** A server that is busy is asked so often again, after as many seconds as it says. */
const TRIES = 3;
const LONGEST_WAIT = 30;
/** Characters of an answer; a longer one is a fault of the server. */
const LONGEST_ANSWER = 50_000_000;

/**
 * @param address of the server, with or without `/api/v1`
 * @param timeout milliseconds for one request
 */
export function openClient(address: string, timeout: number): Client {
  const base = baseOf(address);
  const waiting: (() => void)[] = [];
  const sessions: Send[] = [];
  let running = 0;
  let sent = 0;

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
      const all = { 'accept-language': 'en', ...json, ...headers, ...own };
      const response = await inTurn(async () => {
        for (let tries = 1; ; tries += 1) {
          sent += 1;
          const got = await read(url, { method, headers: all, ...payload, redirect: 'manual' }, timeout);
          if (got.status !== 429 && got.status !== 503) return got;
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
      return { method, url, ...response, repeat };
    };

  const anyone = sendWith({}, '');
  return {
    anyone,
    sent: () => sent,
    async signIn(account, password) {
      const { status, body } = await anyone('POST', 'auth/login', { account, password });
      const token = isObject(body) ? body['authToken'] : undefined;
      if (status !== 200 || typeof token !== 'string')
        throw new UsageError(`The server does not sign in ${account} (${status}): check the account and its password.`);
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
    throw new UsageError(`"${address}" is no address of a server: http://127.0.0.1:4000 is one.`);
  const url = new URL(address);
  if (url.username || url.password) throw new UsageError('Pass the account by --account, not in the address.');
  const path = url.pathname.replace(/\/+$/u, '');
  return url.origin + (path === '' ? '/api/v1' : path);
}

async function read(url: string, request: RequestInit, timeout: number) {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeout) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: jsonIn(text) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new UsageError(`The server does not answer ${request.method ?? 'GET'} ${url}: ${why}`);
  }
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
