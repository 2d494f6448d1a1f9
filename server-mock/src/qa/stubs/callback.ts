import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Row, textSchema } from '@tuyen/server/domain';
import type { FieldErrors } from '../matching/syntax-fault.ts';
import { namesNamespace, NAMESPACE, namespaceOf } from '../../namespaces/namespace-of.ts';
import { type Delay, DELAY, noteDelay } from './delay.ts';
import { filledHeaders, type HeaderTemplates, readHeaders } from './headers.ts';
import { readTemplate, readText, type Template, type TemplateValues, type TextTemplate } from './template.ts';

export interface GivenCallback {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Path of this server, in the same namespace, or an external URL. */
  readonly url: string;
  readonly headers?: Readonly<Row> | undefined;
  readonly body?: unknown;
  readonly delay?: Delay | undefined;
}

export interface Callback {
  readonly method: NonNullable<GivenCallback['method']>;
  readonly url: TextTemplate;
  readonly headers: HeaderTemplates;
  readonly body: Template | undefined;
  readonly delay: Delay;
}

export const CALLBACK = {
  description: 'A request that is sent after the answer; `{{request.body.name}}` in its texts is filled in.',
  type: 'object',
  additionalProperties: false,
  required: ['url'],
  properties: {
    method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], description: 'Default: POST.' },
    url: { type: 'string', pattern: '^(/|https?://)', description: 'A path of this server, or an address elsewhere.' },
    headers: { type: 'object', additionalProperties: textSchema },
    body: {},
    delay: DELAY,
  },
} as const;

export function readCallback(
  errors: FieldErrors,
  { method = 'POST', url, headers, body, delay = 0 }: GivenCallback,
  parameters: readonly string[],
): Callback {
  if (method === 'GET' && body !== undefined) errors['callback.body'] = { code: 'excluded', params: { other: 'GET' } };
  if (!isAddress(url)) errors['callback.url'] = { code: 'http_address' };
  noteDelay(errors, delay, 'callback.delay');
  const named = readHeaders(errors, headers, 'callback.headers', parameters);
  if (url.startsWith('/')) noteNamespace(errors, headers);
  return {
    method,
    url: readText(errors, url, 'callback.url', parameters, encodedPart),
    headers: named,
    body: body === undefined ? undefined : readTemplate(errors, body, 'callback.body', parameters),
    delay,
  };
}

/** Adds an error for each header that would make a callback to this server run in another namespace than its stub. */
function noteNamespace(errors: FieldErrors, headers: GivenCallback['headers'] = {}): void {
  for (const [name, value] of Object.entries(headers))
    if (namesNamespace(name.toLowerCase(), String(value)))
      errors[`callback.headers.${name}`] = { code: 'callback_namespace' };
}

/** Encodes a value as one component of a URL, so that it cannot add a parameter or leave its segment. */
const encodedPart = (value: string): string => encodeURIComponent(value.toWellFormed());

/** Returns whether a URL path has a segment `.` or `..`. URLs resolve such segments even if they are encoded. */
const hasDotSegment = (url: string): boolean => /\/(?:\.|%2e){1,2}(?:\/|$)/iu.test(url.replace(/[?#].*$/su, ''));

function isAddress(url: string): boolean {
  // Replace each placeholder with a digit before the check: a digit is valid wherever a placeholder is allowed, even in
  // a port.
  const sample = url.replaceAll(/\{\{[^{}]*\}\}/gu, '1');
  const origin = 'http://localhost';
  if (!URL.canParse(sample, origin) || hasDotSegment(sample)) return false;
  const parsed = new URL(sample, origin);
  if (sample.startsWith('/')) return parsed.origin === origin;
  return /^https?:$/u.test(parsed.protocol) && parsed.username === '' && parsed.password === '';
}

const LONGEST_MS = 10_000;

/**
 * Header of a callback: number of callbacks before it in the chain. The limit prevents stubs from triggering each other
 * endlessly.
 */
const CHAIN = 'x-qa-callbacks';
const LONGEST_CHAIN = 10;

/** Sends the callback of the stub of `request`. Errors are only logged, because no caller waits for the callback. */
export async function sendCallback(
  app: FastifyInstance,
  request: FastifyRequest,
  callback: Callback,
  values: TemplateValues,
): Promise<void> {
  const url = callback.url(values);
  if (hasDotSegment(url)) return app.log.warn({ url }, 'address of a callback has a segment "." or ".."');
  const chain = Number(request.headers[CHAIN] ?? 0) + 1;
  if (!(chain <= LONGEST_CHAIN))
    return app.log.warn({ url, callbacks: LONGEST_CHAIN }, 'callbacks of stubs cause each other');
  const namespace = namespaceOf(request);
  const given = { ...filledHeaders(callback.headers, values), [CHAIN]: String(chain) };
  const { method, body } = callback;
  const type = body ? { 'content-type': 'application/json' } : {};
  const content = body ? JSON.stringify(body(values)) : null;
  try {
    if (url.startsWith('/')) {
      // Set the namespace header even for the default namespace. Otherwise a cookie in the given headers could select
      // another namespace.
      const own = { [NAMESPACE]: namespace };
      await app.inject({ method, url, headers: { ...type, ...given, ...own }, payload: content ?? '' });
    } else {
      const signal = AbortSignal.timeout(LONGEST_MS);
      await fetch(url, { method, headers: { ...type, ...given }, body: content, signal, redirect: 'manual' });
    }
  } catch (error) {
    app.log.warn({ err: error, url }, 'callback of a stub');
  }
}
