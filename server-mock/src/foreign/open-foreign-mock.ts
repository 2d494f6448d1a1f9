import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
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
import { openLocale } from '../seed/sample/locale.ts';
import { ANCHOR } from '../seed/anchor.ts';
import { OPERATION_POINT } from './answers/answer.ts';
import { type ForeignApi, openForeignApi } from './answers/api.ts';
import { recordStorage, type StoreSettings } from './collections/store.ts';
import { contractDocument } from './document/contract-document.ts';
import type { ForeignDocument } from './document/open-api.ts';
import { foreignRoutes } from './foreign-routes.ts';
import { NO_PROJECT } from './no-project.ts';
import type { RecordingFolder } from './recordings/folder.ts';
import type { ForwardTarget } from './recordings/forward.ts';
import { replayed } from './recordings/replay.ts';
import { secretNames } from './recordings/secret-names.ts';

export interface ForeignMockOptions {
  /** OpenAPI document that describes the responses. Without it, only stubs and recorded responses are sent. */
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

  await app.register(async (routes) => {
    foreignRoutes(routes, {
      api,
      settings: document && settings,
      record,
      recordings,
      replayed: isReplay ? answering : undefined,
      control,
      refusals: own,
      texts,
      language,
      now: clock.now,
      store: () => namespaces.dataOf(currentNamespace()) ?? ownRecords,
    });
  });

  app.addHook('onClose', async () => {
    delayed.close();
    await namespaces.close();
  });
  return app;
}

const queryNamesIn =
  ({ directory }: ForeignApi) =>
  (method: string, path: string): readonly string[] =>
    directory.find(method, path)?.operation.parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])) ?? [];
