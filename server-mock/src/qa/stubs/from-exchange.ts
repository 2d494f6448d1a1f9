import { hash } from 'node:crypto';
import { isObject, sameJson } from '@tuyen/model';
import { Problem } from '@tuyen/server/domain';
import { type JournalEntry, jsonOf } from '../journal/entry.ts';
import { REMOVED, type Secrets } from '../journal/secrets.ts';
import type { GivenRequest } from '../matching/match-schema.ts';
import { addressParts } from '../matching/received.ts';
import { type GivenStub, hasNoBody } from './stub.ts';

/** Request with its answer, from the journal, from an HTTP archive or from a forwarded request. */
export interface Exchange {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  /** Parsed body of the request: JSON, an object with the fields of a form, or a text. */
  readonly sent?: unknown;
  readonly status: number;
  /** Headers of the answer, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * Headers that a stub does not repeat: those that the server sets itself, those of one connection, and those that only
 * concern the browser of the recorded request.
 */
const LEFT_OUT =
  /^(?:content-length|transfer-encoding|content-encoding|connection|keep-alive|upgrade|trailer|te|expect|date|server|set-cookie|vary|x-request-id|x-powered-by|x-frame-options|x-content-type-options|x-xss-protection|referrer-policy|strict-transport-security|content-security-policy|cache-control|alt-svc|via|age|nel|report-to|access-control-.*|cross-origin-.*|cf-.*)$/u;

/** Returns a stub that answers the same request with the same answer. Secrets are removed. */
export function stubOfExchange(exchange: Exchange, secrets: Secrets): GivenStub {
  const request = requestOf(exchange, secrets);
  return {
    id: idOf(exchange, request),
    request,
    answer: {
      status: exchange.status,
      headers: headersOf(exchange.headers, secrets),
      ...(hasNoBody(exchange.status) ? {} : bodyOf(exchange, secrets)),
    },
  };
}

/** @throws Problem 422 if the journal lacks a part of the answer */
export function exchangeOfEntry({ method, url, request, status, response }: JournalEntry): Exchange {
  if (status < 200) throw new Problem(422, 'entry_without_answer');
  if (request.body?.cut === true || response.body?.cut === true) throw new Problem(422, 'entry_cut');
  const body = Buffer.from(response.body?.text ?? '');
  return { method, url, sent: jsonOf(request.body), status, headers: response.headers, body };
}

/**
 * Chains stubs of one request: the first answer, then the second, and so on; the last one stays. Equal answers in a row
 * count once.
 */
export function inSequence(stubs: readonly GivenStub[]): readonly GivenStub[] {
  return [...Map.groupBy(stubs, ({ id }) => id)].flatMap(([id, same]) => {
    const steps = same.filter((one, index) => index === 0 || !sameJson(one.answer, same[index - 1]?.answer));
    if (steps.length === 1) return steps;
    return steps.map((one, index) => ({
      ...one,
      id: index === 0 ? id : `${id}-${index + 1}`,
      state: {
        of: id,
        is: index === 0 ? 'start' : String(index + 1),
        ...(index < steps.length - 1 && { becomes: String(index + 2) }),
      },
    }));
  });
}

function requestOf({ method, url, sent }: Exchange, secrets: Secrets): GivenRequest {
  const { query } = addressParts(secrets.text(url));
  const values = Object.entries(query).map(([name, found]) => {
    const [first = ''] = found;
    if (first.includes(REMOVED)) return [name, { absent: false }] as const;
    return [name, found.length === 1 ? first : { oneOf: [...found] }] as const;
  });
  const body = bodyConditions(sent, secrets);
  return {
    // The journal contains only methods that a stub accepts.
    method,
    path: literalPath(url.split('?')[0] ?? '/'),
    ...(values.length > 0 && { query: Object.fromEntries(values) }),
    ...(body && { body }),
  };
}

/** Writes a path so that a stub reads no parameter or wildcard in it. */
function literalPath(path: string): string {
  return path
    .replaceAll(/%(?![\da-f]{2})/giu, '%25')
    .replaceAll(/[*{}:#]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function bodyConditions(sent: unknown, secrets: Secrets): GivenRequest['body'] {
  if (sent === undefined || sent === null || sent === '') return undefined;
  if (typeof sent === 'string') {
    const text = secrets.text(sent);
    return text.includes(REMOVED) ? undefined : { $: { equals: text } };
  }
  const clean = secrets.value(sent);
  if (!JSON.stringify(clean).includes(REMOVED)) return { $: { equals: clean } };
  const parts = Object.entries(isObject(clean) ? clean : {}).filter(
    ([, value]) => !JSON.stringify(value).includes(REMOVED),
  );
  if (parts.length === 0) return undefined;
  return Object.fromEntries(parts.map(([name, value]) => [`$[${JSON.stringify(name)}]`, { equals: value }]));
}

function idOf({ method }: Exchange, request: GivenRequest): string {
  const words = `${method} ${request.path ?? ''}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return `${words.slice(0, 60)}-${hash('sha256', JSON.stringify(request)).slice(0, 8)}`;
}

function headersOf(headers: Exchange['headers'], secrets: Secrets): Record<string, string> {
  const kept = Object.entries(secrets.headers(headers)).filter(
    ([name, value]) => !LEFT_OUT.test(name) && !value.includes('{{') && value !== REMOVED && /^[\t -~]*$/u.test(value),
  );
  return Object.fromEntries(kept);
}

type Body = Pick<NonNullable<GivenStub['answer']>, 'body' | 'base64'>;

function bodyOf({ headers, body }: Exchange, secrets: Secrets): Body {
  if (body.length === 0) return {};
  const type = headers['content-type'] ?? '';
  const bytes = Buffer.from(body);
  const isText = /^text\/|json|xml|javascript|x-www-form-urlencoded/u.test(type) || type === '';
  if (!isText || bytes.toString().includes('\uFFFD')) return { base64: bytes.toString('base64') };
  const received = bytes.toString();
  const json = jsonBody(type, received);
  const value = json === undefined ? secrets.text(received) : secrets.value(json);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Braces would be read as a placeholder.
  return text.includes('{{') ? { base64: Buffer.from(text).toString('base64') } : { body: value };
}

/** Returns the JSON value of a body, or undefined if it is no object or list, or if its numbers would be rounded. */
function jsonBody(type: string, text: string): unknown {
  if (!type.includes('json') || /\d{16}/u.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
