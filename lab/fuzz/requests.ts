import { brokenJson, type FuzzBody, formBody, jsonBody, oddlyEncoded, oddlyTyped } from './bodies.ts';
import { rng as newRng, type Rng } from './rng.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { brokenBytes } from './broken.ts';
import { bytesOf, type HttpMessage } from './message.ts';
import type { FuzzedOperation } from './operations.ts';
import { queryOf } from './query.ts';
import { mutated, sampleOf, type Schema, type Source } from './sample.ts';
import type { FuzzCaller, FuzzFixtures } from './fixtures.ts';

export interface FuzzRequest {
  readonly kind: string;
  readonly operation: string;
  readonly caller: string;
  readonly bytes: Buffer;
  readonly methods: readonly string[];
  readonly ending: 'wait' | 'end' | 'close' | 'reset';
  /** The bytes are not valid HTTP, so the server may end the connection without a response. */
  readonly ownFault: boolean;
}

export interface RequestSource {
  readonly seed: number;
  readonly operations: readonly FuzzedOperation[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

/**
 * Returns the request with a number. The same number always gives the same request if seed, API document and record ids
 * are the same. Consecutive numbers go through all operations in turn.
 */
export function fuzzRequest(
  index: number,
  { seed, operations, schemas }: RequestSource,
  fixtures: FuzzFixtures,
): FuzzRequest {
  const rng = newRng(seed * 1_000_003 + index);
  const operation = operations[index % operations.length] as FuzzedOperation;
  const caller = rng.weighted(fixtures.callers.map((one) => [one.weight, one] as const));
  const source: Source = { rng, schemas, ids: fixtures.ids };
  const kind = rng.weighted(KINDS);
  const named = { kind, operation: `${operation.method} ${operation.path}`, caller: caller.name };
  const message = () => messageOf(kind, operation, caller, source, fixtures);
  if (BROKEN.has(kind))
    return { ...named, methods: [operation.method], ownFault: true, ...brokenBytes(kind, message(), rng) };
  const messages = Array.from({ length: kind === 'pipelined' ? 2 + rng.below(4) : 1 }, message);
  const sent = messages.map(bytesOf);
  // The server may drop the connection without a response: it refuses an endless head while the client is still sending
  // it.
  const ownFault = sent.some((bytes) => bytes.indexOf('\r\n\r\n') > MOST_HEAD);
  const methods = messages.map(({ method }) => method);
  return { ...named, methods, bytes: Buffer.concat(sent), ending: 'wait', ownFault };
}

/** Maximum bytes of request line and headers that Node's server reads. */
const MOST_HEAD = 16_000;

const KINDS = [
  [20, 'valid'],
  [25, 'mutated'],
  [15, 'query'],
  [6, 'path'],
  [8, 'json'],
  [6, 'encoding'],
  [4, 'content type'],
  [6, 'headers'],
  [2, 'method'],
  [4, 'form'],
  [3, 'pipelined'],
  [3, 'chunked'],
  [4, 'cut short'],
  [3, 'aborted'],
  [3, 'wrong length'],
  [3, 'wrong chunks'],
  [4, 'broken head'],
  [1, 'too long'],
] as const;
const BROKEN: ReadonlySet<string> = new Set([
  'cut short',
  'aborted',
  'wrong length',
  'wrong chunks',
  'broken head',
  'too long',
]);

function messageOf(
  kind: string,
  operation: FuzzedOperation,
  caller: FuzzCaller,
  source: Source,
  fixtures: FuzzFixtures,
): HttpMessage {
  const { rng } = source;
  const method =
    kind === 'method' ? rng.pick(['HEAD', 'OPTIONS', 'TRACE', 'PUT', 'PROPFIND', 'QUERY', 'LINK']) : operation.method;
  const path = pathOf(operation, kind === 'path', source, fixtures);
  const query = kind === 'query' || rng.chance(0.1) ? queryOf(operation.fields, rng) : '';
  const body = bodyOf(kind, operation, source);
  const headers = [
    ...Object.entries(signedOff(operation, caller, rng)),
    ...(path.includes('/public/') && rng.chance(0.8) ? ([['x-token-captcha', fixtures.captcha]] as const) : []),
    ...(body?.type === undefined ? [] : ([['Content-Type', body.type]] as const)),
    ...(body?.headers ?? []),
    ...(kind === 'headers' ? oddHeaders(fixtures, rng) : []),
  ] as const;
  const target = path.includes('?') ? path + query.replace('?', '&') : path + query;
  return { method, target, headers, body: body?.bytes, chunked: kind === 'chunked' };
}

/**
 * Returns the headers of a request. Most sign-out requests get an invalid token, because a real sign-out would end the
 * session for all later requests.
 */
function signedOff({ path }: FuzzedOperation, { headers }: FuzzCaller, rng: Rng): Readonly<Record<string, string>> {
  return path.endsWith('/auth/logout') && rng.chance(0.9) ? { authorization: 'Bearer nothing' } : headers;
}

function pathOf({ path }: FuzzedOperation, hostile: boolean, { rng, ids }: Source, { codes }: FuzzFixtures): string {
  const [, resource = ''] = /^\/api\/v1\/([\w-]+)\//.exec(path) ?? [];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (hostile) return hostileSegment(rng, ids);
    if (rng.chance(0.05)) return '01890000-0000-7000-8000-000000000000';
    if (name === 'tab') return 'guarantee';
    if (name === 'file') return 'index.html';
    const known =
      name === 'code' || name === 'token' ? codes : (ids.get(name === 'order' ? 'orders' : resource) ?? codes);
    return encodeURIComponent(known.length > 0 ? rng.pick(known) : 'nothing');
  });
  if (!hostile || filled !== path) return filled;
  return rng.pick([
    `${path}/`,
    `/${path}`,
    `${path}/..`,
    `${path}%00`,
    `${path};a=1`,
    path.toUpperCase(),
    `${path}/${hostileSegment(rng, ids)}`,
  ]);
}

function hostileSegment(rng: Rng, ids: Source['ids']): string {
  return rng.weighted([
    [5, encodeURIComponent(rng.pick(HOSTILE_TEXTS).slice(0, 1500).toWellFormed())],
    [2, encodeURIComponent(rng.pick(rng.pick([...ids.values()].filter((known) => known.length > 0))))],
    [
      1,
      rng.pick([
        '..',
        '.',
        '%2e%2e',
        '%',
        '%ff',
        '%00',
        '%C0%AF',
        '*',
        ':id',
        '{id}',
        '1',
        '-1',
        'bulk',
        'x'.repeat(9000),
      ]),
    ],
  ]);
}

function bodyOf(kind: string, operation: FuzzedOperation, source: Source): FuzzBody | undefined {
  const { rng } = source;
  if (kind === 'form' || (operation.multipart && rng.chance(0.7))) return formBody(rng);
  if (kind === 'json') return brokenJson(rng);
  const bare = operation.method === 'GET' || operation.method === 'DELETE';
  if (bare && kind !== 'encoding' && kind !== 'content type') return undefined;
  const value = operation.schema
    ? sampleOf(operation.schema, source)
    : { [rng.pick(['code', 'note', 'phone', 'id'])]: rng.pick(HOSTILE_TEXTS) };
  if (kind === 'encoding') return oddlyEncoded(value, rng);
  if (kind === 'content type') return oddlyTyped(value, rng);
  if (kind !== 'mutated') return jsonBody(value);
  let changed = value;
  for (let left = 1 + rng.below(3); left > 0; left -= 1) changed = mutated(changed, rng);
  return jsonBody(changed);
}

/**
 * Returns headers that the server reads, with invalid values. Line breaks are left out, because `broken.ts` sends
 * those.
 */
function oddHeaders({ ids, codes }: FuzzFixtures, rng: Rng): readonly (readonly [string, string])[] {
  const text = () =>
    rng
      .pick(HOSTILE_TEXTS)
      .slice(0, 3000)
      .replaceAll(/[^\x20-\x7E]/g, '?');
  return Array.from({ length: 1 + rng.below(3) }, () =>
    rng.pick<readonly [string, string]>([
      ['X-Office-Id', rng.chance(0.5) ? rng.pick(ids.get('offices') ?? []) : text()],
      ['Authorization', rng.pick(['Bearer', 'Bearer ', `Bearer ${text()}`, 'Basic YTpi', text()])],
      ['Accept-Language', rng.pick(['en', 'vi;q=9', '*', text(), 'en,'.repeat(2000)])],
      ['Accept-Encoding', rng.pick(['gzip', 'br', '*', 'identity;q=0', 'gzip;q=a', text()])],
      ['Accept', rng.pick(['text/html', 'application/xml', text()])],
      ['Idempotency-Key', rng.chance(0.5) ? `key-${rng.below(20)}` : text()],
      ['If-Match', rng.pick(['1', '"1"', 'W/"1"', '*', '-1', text()])],
      ['If-None-Match', rng.pick(['*', text()])],
      ['If-Modified-Since', text()],
      ['Range', rng.pick(['bytes=0-1', 'bytes=-1', 'bytes=9-1', 'items=0-9', text()])],
      ['X-Client-Kind', rng.pick(['POS', 'POS_WEB', 'PUBLIC_WEB', 'CUSTOMER_APP', 'OPEN_API', text()])],
      ['X-Api-Key', text()],
      [
        'X-Token-Captcha',
        rng.pick([
          text(),
          'e30=',
          Buffer.from('{"challenge":{"parameters":{},"signature":1},"solution":{}}').toString('base64'),
        ]),
      ],
      ['X-Forwarded-For', rng.pick(['1.2.3.4', '::1, 2.2.2.2', text()])],
      ['X-Forwarded-Host', 'evil.example'],
      ['X-HTTP-Method-Override', 'DELETE'],
      ['Origin', rng.pick(['null', 'https://evil.example', text()])],
      ['Cookie', text()],
      ['Expect', '100-continue'],
      ['Referer', rng.pick(codes)],
      ['Access-Control-Request-Method', 'DELETE'],
      ['Connection', rng.pick(['close', 'keep-alive, x-office-id'])],
    ]),
  );
}
