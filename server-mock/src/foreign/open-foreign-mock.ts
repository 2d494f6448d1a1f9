import { closest } from 'fastest-levenshtein';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { formatsOf } from '@tuyen/model';
import { ANYBODY, Problem } from '@tuyen/server/domain';
import {
  acceptJson,
  allowCrossOrigin,
  allowedOrigins,
  answerRefusals,
  checkRoutes,
  connectionOptions,
  currentNamespace,
  languageOf,
  logAnswers,
  openDelayedWork,
  openRefusals,
  requestId,
  type SchemaTypes,
  systemClock,
  textsOf,
  unreadableRequests,
} from '@tuyen/server/extension';
import { clockOfNamespaces } from '../clock.ts';
import { DEFAULT_LIMITS, type QaLimits } from '../limits.ts';
import { enterNamespaces, namespaceRoutes, openNamespaces } from '../namespaces/index.ts';
import { guardControl, mayCreateNamespace, openControl, qaRoutes, QA_TEXTS, readStub } from '../qa/index.ts';
import type { Controlled } from '../qa/controlled.ts';
import { addressParts, headersOf } from '../qa/matching/received.ts';
import { stubOfExchange } from '../qa/stubs/from-exchange.ts';
import type { GivenStub } from '../qa/stubs/stub.ts';
import { openLocale } from '../seed/sample/locale.ts';
import { ANCHOR } from '../seed/anchor.ts';
import { answerForeign, type ForeignApi, openForeignApi, OPERATION_POINT } from './answers/api.ts';
import { foreignRefusals } from './answers/refuse.ts';
import type { ForeignAnswer } from './answers/respond.ts';
import { isJson } from './collections/collections.ts';
import { recordStorage, type RecordStore, type StoreSettings } from './collections/store.ts';
import { contractDocument } from './document/contract-document.ts';
import { acceptEveryBody, type ForeignBody } from './bodies.ts';
import type { ForeignDocument, Operation } from './document/open-api.ts';
import { NO_PROJECT } from './no-project.ts';
import type { RecordingFolder } from './recordings/folder.ts';
import { forward, type ForwardTarget } from './recordings/forward.ts';
import { replayed } from './recordings/replay.ts';
import { secretNames } from './recordings/secret-names.ts';

export interface ForeignMockOptions {
  /** Document that describes the answers. Without it, only stubs and recordings answer. */
  readonly document?: ForeignDocument | undefined;
  /** Back end to which requests without a stub are forwarded. Their exchanges are recorded. */
  readonly record?: ForwardTarget | undefined;
  /** Folder of the recordings. They answer unless new ones are made. */
  readonly recordings?: RecordingFolder | undefined;
  /** Whether only stubs and recordings answer, even if there is a document. */
  readonly replay?: boolean;
  /** Names of fields with secrets, besides the usual ones. */
  readonly secrets?: readonly string[];
  /** Number of sample records of each list. Default 25. */
  readonly rows?: number;
  /** The same seed gives the same sample values. */
  readonly seed?: number;
  readonly qaToken?: string | undefined;
  readonly qaLimits?: Partial<QaLimits>;
  readonly host?: string | undefined;
  /** Address of this server. */
  readonly origin?: string;
  readonly allowOrigins?: readonly string[];
  readonly logger?: FastifyServerOptions['logger'];
}

const ROWS = 25;

/** Opens a server that answers as a foreign document describes, with the QA control plane at `/__qa`. */
export async function openForeignMock(options: ForeignMockOptions): Promise<FastifyInstance> {
  const { document, record, recordings, rows = ROWS, seed = 1, origin = 'http://127.0.0.1:4000', host } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.qaLimits };
  const api = openForeignApi(document ?? { paths: {} });
  const settings: StoreSettings = {
    references: api.references,
    collections: api.collections,
    locale: await openLocale('en'),
    anchor: ANCHOR,
    seed,
    rows,
  };
  const texts = textsOf(NO_PROJECT.languages, {}, QA_TEXTS);
  const language = (request: FastifyRequest) => languageOf(request.headers['accept-language'], NO_PROJECT.languages);
  const own = openRefusals({ texts, model: NO_PROJECT });
  const app: FastifyInstance = Fastify({
    ...connectionOptions(),
    return503OnClosing: false,
    clientErrorHandler: unreadableRequests(own.unreadable, () => app.log),
    frameworkErrors: own.unroutable,
    logger: options.logger ?? false,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2000 },
    exposeHeadRoutes: false,
  });

  const clock = clockOfNamespaces(systemClock);
  const storage = recordStorage(settings);
  const ownRecords = storage.open();
  const replaced: (() => void)[] = [];
  const delayed = openDelayedWork({ onReplaced: (run) => void replaced.push(run) }, app.log);
  const control = openControl(NO_PROJECT, limits, secretNames(options.secrets));
  const namespaces = openNamespaces(storage, control.forget, limits);
  const controlled: Controlled = {
    model: NO_PROJECT,
    texts,
    text: texts,
    language,
    clock,
    formats: formatsOf(NO_PROJECT.region),
    later: delayed.run,
    faultPoints: OPERATION_POINT,
    absentSections: ['outbox', 'scenarios', 'handbook', 'state'],
  };
  const isReplay = options.replay === true || (!document && !record);
  const answering = recordings && !record ? (await recordings.read()).map(({ stub }) => stub) : [];
  control.stubs.share(replayed(answering, queryNamesIn(api)).map((stub) => readStub(stub, () => false)));

  // The cross-origin rules come first, so that pages can read every answer, also a refusal.
  const allowed = allowedOrigins({ server: origin, admin: origin, portal: origin }, options.allowOrigins ?? [], true);
  answerRefusals(app, own);
  await allowCrossOrigin(app, allowed, ['*']);
  const access = {
    token: options.qaToken,
    origins: allowed,
    hosts: [host ?? [], new URL(origin).hostname].flat().map((name) => name.toLowerCase()),
  };
  guardControl(app, access);
  enterNamespaces(
    app,
    () => namespaces,
    (request) => mayCreateNamespace(request, access),
  );
  logAnswers(app);
  if (document) app.decorate('openApi', async () => contractDocument(document, api.references));
  control.start(app, controlled);
  checkRoutes(app, NO_PROJECT, { needsAll: () => Promise.reject(new Problem(401, 'unauthorized')) });

  const snapshots = {
    take: ownRecords.changes,
    async restore(changes: Uint8Array) {
      ownRecords.restore(changes);
      for (const run of replaced) run();
    },
  };
  await app.register(
    async (routes) => {
      acceptJson(routes);
      const endpoints = routes.withTypeProvider<SchemaTypes>();
      const reset = async () => {
        const namespace = currentNamespace();
        control.forget(namespace?.name ?? '');
        if (namespace) namespaces.make(namespace.name);
        else await snapshots.restore(new Uint8Array());
      };
      qaRoutes(endpoints, { jobs: { runDue: async () => undefined }, clock, reset });
      namespaceRoutes(endpoints, { clock, namespaces, snapshots, limits });
      control.routes(endpoints, controlled);
      endpoints.all('/*', { schema: { hide: true, security: ANYBODY } }, () => {
        throw new Problem(404, 'not_found');
      });
    },
    { prefix: '/__qa' },
  );

  const operationOf = (request: FastifyRequest): Operation | undefined =>
    api.directory.find(request.method, addressParts(request.raw.url ?? '/').path)?.operation;
  const refusals = control.observe(
    foreignRefusals(own, { texts, language, settings: document && settings, operationOf }),
  );

  await app.register(async (routes) => {
    const bodyOf = acceptEveryBody(routes);
    routes.setErrorHandler(refusals.error);
    routes.addHook('onRequest', (request, _reply, done) => {
      const found = operationOf(request);
      if (found) control.recording.noteRoute(request, found.template);
      done();
    });
    routes.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      handler: async (request, reply) => {
        const body = bodyOf(request);
        if (record) return forwarded(record, request, body, reply);
        if (isReplay) throw noRecording(request, answering);
        if (body?.isMalformed) throw new Problem(400, 'bad_body');
        return sendAnswer(await documented(request, body), reply);
      },
    });
  });

  async function forwarded(
    target: ForwardTarget,
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

  function documented(request: FastifyRequest, body: ForeignBody | undefined): Promise<ForeignAnswer> {
    const url = request.raw.url ?? '/';
    const { path, query } = addressParts(url);
    const store: RecordStore = namespaces.dataOf(currentNamespace()) ?? ownRecords;
    const answering = {
      api,
      settings,
      store,
      now: clock.now(),
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

  app.addHook('onClose', async () => {
    delayed.close();
    await namespaces.close();
  });
  return app;
}

/** Headers of the connection to the back end, of its encoding, and of its own cross-origin rules. */
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

const queryNamesIn =
  ({ directory }: ForeignApi) =>
  (method: string, path: string): readonly string[] =>
    directory.find(method, path)?.operation.parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])) ?? [];
