import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Row, text } from '@tuyen/server/domain';
import type { FieldErrors } from '../matching/syntax-fault.ts';
import { namesNamespace, NAMESPACE, namespaceOf } from '../../namespaces/namespace-of.ts';
import { type Delay, DELAY, noteDelay } from './delay.ts';
import { filledHeaders, type HeaderTemplates, readHeaders } from './headers.ts';
import { readTemplate, readText, type Template, type TemplateValues, type TextTemplate } from './template.ts';

/** A request that is sent after the answer, as it is registered. */
export interface GivenCallback {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** A path of this server, in the same namespace; or an address elsewhere. */
  readonly url: string;
  readonly headers?: Readonly<Row> | undefined;
  readonly body?: unknown;
  readonly delay?: Delay | undefined;
}

/** A request that is sent after the answer, as a notification of an outside system is. */
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
    headers: { type: 'object', additionalProperties: text },
    body: {},
    delay: DELAY,
  },
} as const;

/** Parses a callback. @param parameters names in the path pattern of the stub */
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

/** Notes headers with which a callback to this server would leave the namespace of its stub. */
function noteNamespace(errors: FieldErrors, headers: GivenCallback['headers'] = {}): void {
  for (const [name, value] of Object.entries(headers))
    if (namesNamespace(name.toLowerCase(), String(value)))
      errors[`callback.headers.${name}`] = { code: 'callback_namespace' };
}

/** Encodes a value as one component of a URL: it can neither add a parameter nor leave its segment. */
const encodedPart = (value: string): string => encodeURIComponent(value.toWellFormed());

/** Whether the path of an address has a segment `.` or `..`, which URLs resolve. No encoding prevents that. */
const hasDotSegment = (url: string): boolean => /\/(?:\.|%2e){1,2}(?:\/|$)/iu.test(url.replace(/[?#].*$/su, ''));

/** Whether a request can be sent to the address: an absolute path, or an http(s) URL without a password. */
function isAddress(url: string): boolean {
  // A digit can stand where a placeholder can: in a port, too.
  const sample = url.replaceAll(/\{\{[^{}]*\}\}/gu, '1');
  const origin = 'http://localhost';
  if (!URL.canParse(sample, origin) || hasDotSegment(sample)) return false;
  const parsed = new URL(sample, origin);
  if (sample.startsWith('/')) return parsed.origin === origin;
  return /^https?:$/u.test(parsed.protocol) && parsed.username === '' && parsed.password === '';
}

/** How long (ms) an address elsewhere may take. */
const LONGEST_MS = 10_000;

/** Header of a callback: how many came before it, each caused by the one before. Stubs that answer each other would go on without end. */
const CHAIN = 'x-qa-callbacks';
const LONGEST_CHAIN = 10;

/** Sends the callback of the stub of `request`. Nothing waits for it, so an error is logged. */
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
      // Also for the default namespace: a cookie that was filled in could name another one.
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
