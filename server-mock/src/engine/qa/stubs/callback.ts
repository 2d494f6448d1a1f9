import type { FastifyInstance, FastifyRequest } from 'fastify';
import { text } from '../../endpoint/schema.ts';
import type { Row } from '../../domain.ts';
import { NAMESPACE, namespaceOf } from '../namespace-of.ts';
import { type Delay, DELAY, wait } from './delay.ts';
import { fillTemplate, type TemplateValues } from './template.ts';

/** A request that is sent after the answer, as a notification of an outside system is. */
export interface Callback {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** A path of this server, in the same namespace; or an address elsewhere. */
  readonly url: string;
  readonly headers?: Readonly<Row> | undefined;
  readonly body?: unknown;
  readonly delay?: Delay | undefined;
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

/** How long (ms) an address elsewhere may take. */
const LONGEST_MS = 10_000;

/** Header of a callback: how many came before it, each caused by the one before. Stubs that answer each other would go on without end. */
const CHAIN = 'x-qa-callbacks';
const LONGEST_CHAIN = 10;

/** Sends what the stub of `request` says. Nothing waits for it: what goes wrong is logged. */
export async function sendCallback(
  app: FastifyInstance,
  request: FastifyRequest,
  { method = 'POST', url, headers = {}, body, delay }: Callback,
  values: TemplateValues,
  random: () => number,
): Promise<void> {
  const chain = Number(request.headers[CHAIN] ?? 0) + 1;
  if (!(chain <= LONGEST_CHAIN))
    return app.log.warn({ url, callbacks: LONGEST_CHAIN }, 'callbacks of stubs cause each other');
  const namespace = namespaceOf(request);
  const filled = (value: unknown) => String(fillTemplate(value, values));
  const given = {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), filled(value)])),
    [CHAIN]: String(chain),
  };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const content = body === undefined ? null : JSON.stringify(fillTemplate(body, values));
  const address = filled(url);
  try {
    await wait(delay, random);
    if (address.startsWith('/')) {
      const own = namespace === '' ? {} : { [NAMESPACE]: namespace };
      await app.inject({ method, url: address, headers: { ...type, ...given, ...own }, payload: content ?? '' });
    } else {
      const signal = AbortSignal.timeout(LONGEST_MS);
      await fetch(address, { method, headers: { ...type, ...given }, body: content, signal, redirect: 'manual' });
    }
  } catch (error) {
    app.log.warn({ err: error, url: address }, 'callback of a stub');
  }
}
