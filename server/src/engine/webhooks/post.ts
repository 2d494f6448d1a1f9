import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicLookup } from '../mail/public-address.ts';
import { problemOfTarget, type WebhookTargets } from './target.ts';

/** Milliseconds that a receiver has for its whole answer. */
const LONGEST_MS = 10_000;
/** Bytes of an answer that are kept in the log. The rest is not read. */
const KEPT_BYTES = 1024;

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PostOptions {
  readonly targets: WebhookTargets;
  readonly timeoutMs?: number;
  /** Resolves names for public targets. Defaults to the resolver of the machine. */
  readonly lookup?: LookupFunction;
}

export type PostProblem = 'ANSWER' | 'TIMEOUT' | 'UNREACHABLE' | 'TLS' | 'PRIVATE_TARGET';

export interface Posted {
  /** Undefined if the receiver accepted the request. */
  readonly problem: PostProblem | undefined;
  readonly status: number | undefined;
  readonly answer: string | undefined;
  /** What `Retry-After` of the answer asks for, in milliseconds. */
  readonly retryAfterMs: number | undefined;
}

/**
 * Sends one request. Follows no redirect. With public targets, every address that the host's name resolves to is
 * checked when the connection opens, so a name cannot lead elsewhere later. Never throws.
 */
export function post({ url, headers, body }: Outgoing, options: PostOptions): Promise<Posted> {
  const { targets, timeoutMs = LONGEST_MS, lookup = publicLookup() } = options;
  if (problemOfTarget(url, targets) !== undefined) return Promise.resolve(failed('PRIVATE_TARGET'));
  const isSecure = url.startsWith('https:');
  return new Promise((resolve) => {
    const send = isSecure ? requestHttps : requestHttp;
    const request = send(url, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'tuyen-webhooks',
        ...headers,
      },
      ...(targets === 'public' && { lookup }),
    });
    const late = setTimeout(() => request.destroy(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), timeoutMs);
    const end = (posted: Posted) => {
      clearTimeout(late);
      resolve(posted);
      request.destroy();
    };
    // Once the status has arrived, an answer that breaks off changes nothing.
    let told: Posted | undefined;
    request.on('error', (error: NodeJS.ErrnoException) => end(told ?? failed(problemOf(error.code ?? ''))));
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      const answered: Posted = {
        problem: status >= 200 && status < 300 ? undefined : 'ANSWER',
        status,
        answer: undefined,
        retryAfterMs: retryAfter(response.headers['retry-after']),
      };
      told = answered;
      begun(response).then(
        (answer) => end({ ...answered, answer }),
        () => end(answered),
      );
    });
    request.end(body);
  });
}

const failed = (problem: PostProblem): Posted => ({
  problem,
  status: undefined,
  answer: undefined,
  retryAfterMs: undefined,
});

function problemOf(code: string): PostProblem {
  if (code === 'EPRIVATE') return 'PRIVATE_TARGET';
  if (code === 'ETIMEDOUT') return 'TIMEOUT';
  return /CERT|SIGNED|TLS|SSL|ISSUER|ALTNAME/u.test(code) ? 'TLS' : 'UNREACHABLE';
}

async function begun(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
    if (size >= KEPT_BYTES) break;
  }
  const text = Buffer.concat(parts).subarray(0, KEPT_BYTES).toString('utf8');
  // PostgreSQL stores no zero characters, and a cut character would become a replacement character.
  return text.replaceAll('\0', '').replace(/\uFFFD$/u, '');
}

const MOST_SECONDS = 3600;

function retryAfter(header: string | undefined): number | undefined {
  const seconds = Number(header);
  return header !== undefined && Number.isFinite(seconds) && seconds > 0
    ? Math.min(seconds, MOST_SECONDS) * 1000
    : undefined;
}
