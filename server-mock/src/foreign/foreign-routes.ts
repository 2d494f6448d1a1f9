import { closest } from 'fastest-levenshtein';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '@tuyen/server/domain';
import type { MessageTexts, Refusals } from '@tuyen/server/extension';
import type { Control } from '../qa/control.ts';
import { addressParts, headersOf } from '../qa/matching/received.ts';
import { stubOfExchange } from '../qa/stubs/from-exchange.ts';
import type { GivenStub } from '../qa/stubs/stub.ts';
import { answerForeign } from './answers/answer.ts';
import type { ForeignApi } from './answers/api.ts';
import { foreignRefusals } from './answers/refuse.ts';
import type { ForeignAnswer } from './answers/respond.ts';
import { acceptEveryBody, type ForeignBody } from './bodies.ts';
import { isJson } from './collections/collections.ts';
import type { RecordStore, StoreSettings } from './collections/store.ts';
import type { Operation } from './document/open-api.ts';
import type { RecordingFolder } from './recordings/folder.ts';
import { forward, type ForwardTarget } from './recordings/forward.ts';

export interface ForeignParts {
  readonly api: ForeignApi;
  /** Settings of the samples. Undefined if there is no document. */
  readonly settings: StoreSettings | undefined;
  readonly record: ForwardTarget | undefined;
  readonly recordings: RecordingFolder | undefined;
  /** Recordings, if the mock answers only from recordings. */
  readonly replayed: readonly GivenStub[] | undefined;
  readonly control: Control;
  readonly refusals: Refusals;
  readonly texts: MessageTexts;
  readonly language: (request: FastifyRequest) => string;
  readonly now: () => Date;
  /** Returns the records of the current namespace. */
  readonly store: () => RecordStore;
}

/** Registers one route for all addresses of a foreign API: it forwards, replays or answers as the document describes. */
export function foreignRoutes(app: FastifyInstance, parts: ForeignParts): void {
  const { api, settings, record, replayed, control, texts, language } = parts;
  const operationOf = (request: FastifyRequest): Operation | undefined =>
    api.directory.find(request.method, addressParts(request.raw.url ?? '/').path)?.operation;
  const refusals = control.observe(foreignRefusals(parts.refusals, { texts, language, settings, operationOf }));
  const bodyOf = acceptEveryBody(app);
  app.setErrorHandler(refusals.error);
  app.addHook('onRequest', (request, _reply, done) => {
    const found = operationOf(request);
    if (found) control.recording.noteRoute(request, found.template);
    done();
  });
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: async (request, reply) => {
      const body = bodyOf(request);
      if (record) return forwarded(record, parts, request, body, reply);
      if (replayed || !settings) throw noRecording(request, replayed ?? []);
      if (body?.isMalformed) throw new Problem(400, 'bad_body');
      return sendAnswer(await documented(settings, parts, request, body), reply);
    },
  });
}

async function forwarded(
  target: ForwardTarget,
  { recordings, control }: ForeignParts,
  request: FastifyRequest,
  body: ForeignBody | undefined,
  reply: FastifyReply,
) {
  const exchange = await forward(target, {
    method: request.method,
    url: request.raw.url ?? '/',
    headers: headersOf(request.headers),
    bytes: body?.bytes,
    sent: request.body,
  });
  const { status, headers, cookies, body: bytes } = exchange;
  const stub = stubOfExchange(exchange, control.secrets);
  await recordings?.add({ recorded: { at: new Date().toISOString(), origin: target.origin }, stub });
  const kept = Object.entries(headers).filter(([name]) => !ON_ONE_CONNECTION.test(name));
  return reply
    .code(status)
    .headers(Object.fromEntries(kept))
    .headers(cookies.length === 0 ? {} : { 'set-cookie': [...cookies] })
    .headers(headers['location'] === undefined ? {} : { location: ownAddress(headers['location'], target.origin) })
    .send(bytes.length === 0 ? undefined : Buffer.from(bytes));
}

function documented(
  settings: StoreSettings,
  { api, control, now, store }: ForeignParts,
  request: FastifyRequest,
  body: ForeignBody | undefined,
): Promise<ForeignAnswer> {
  const url = request.raw.url ?? '/';
  const { path, query } = addressParts(url);
  const answering = {
    api,
    settings,
    store: store(),
    now: now(),
    fault: async ({ id, method, template, tags }: Operation) =>
      control.fault('operation', { operation: id, method, path: template, tags }),
  };
  return answerForeign(answering, {
    method: request.method,
    path,
    query,
    url,
    origin: `${request.protocol}://${request.host}`,
    headers: headersOf(request.headers),
    type: body?.type,
    body: body && (request.body ?? body.bytes),
  });
}

/**
 * Response headers that are not copied, because they belong to the back end's connection, encoding or cross-origin
 * rules, or are set separately.
 */
const ON_ONE_CONNECTION =
  /^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive|trailer|upgrade|location|set-cookie|access-control-.*)$/u;

/** Returns the address of a redirect within the back end as a path of this server. Other addresses stay. */
function ownAddress(location: string, origin: string): string {
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}

function sendAnswer({ status, headers, type, body }: ForeignAnswer, reply: FastifyReply): FastifyReply {
  void reply.code(status).headers(headers);
  if (type === undefined) return reply.send();
  const isText = isJson(type) || type.startsWith('text/');
  void reply.type(isText ? `${type}; charset=utf-8` : type);
  return reply.send(isJson(type) ? JSON.stringify(body) : String(body));
}

function noRecording(request: FastifyRequest, stubs: readonly GivenStub[]): Problem {
  const address = `${request.method} ${request.raw.url ?? '/'}`;
  const known = stubs.map((stub) => `${stub.request.method ?? ''} ${stub.request.path ?? ''}`);
  if (known.length === 0) return new Problem(404, 'mock_empty');
  return new Problem(404, 'mock_no_recording', { address, nearest: closest(address, known) });
}
