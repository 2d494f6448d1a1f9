import type { Model } from '@tuyen/model';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions, type RouteOptions } from 'fastify';
import { API } from './engine/api.ts';
import type { CaptchaWork } from './engine/auth/captcha.ts';
import type { Clock, Domain, Services, SmtpAccount } from './engine/domain.ts';
import type { ServerExtension } from './server-extension.ts';
import { checkRoutes } from './engine/endpoint/checking.ts';
import type { SchemaTypes } from './engine/endpoint/schema.ts';
import { docsRoutes, type ResourceDocument } from './engine/endpoint/swagger.ts';
import { type Engine, openEngine } from './engine/engine.ts';
import { openJobs } from './engine/jobs/jobs.ts';
import { textsOf, type Words } from './engine/messages.ts';
import { systemClock } from './engine/system-clock.ts';
import { answerRefusals, openRefusals } from './engine/request/refusals.ts';
import { compressMarked } from './engine/request/compressed.ts';
import { composeRequests } from './engine/endpoint/composed-text.ts';
import { acceptJson } from './engine/request/json-body.ts';
import { answerOptions, openKnownPaths } from './engine/request/known-paths.ts';
import { leaveOutLengths } from './engine/request/entity-tags.ts';
import { checkMediaTypes } from './engine/request/media-types.ts';
import { allowCrossOrigin, allowedOrigins, answerHeaders, pageHeaders } from './engine/request/security.ts';
import { connectionOptions, type ConnectionLimits, unreadableRequests } from './engine/lifecycle/connections.ts';
import { logAnswers } from './engine/request/access-log.ts';
import { requestId } from './engine/request/request-ids.ts';
import { logSlow } from './engine/observability/slow-statements.ts';
import { runningRoutes } from './engine/lifecycle/routes.ts';
import { rememberReplies } from './engine/lifecycle/unhandled.ts';
import { apiRoutes } from './engine/routes/index.ts';
import { acceptForms } from './engine/uploads/form.ts';
import { upToDateBy } from './engine/store/migrations/up-to-date-by.ts';
import type { Watch } from './engine/store/database/watched.ts';
import type { Opening } from './engine/store/open-database.ts';
import { openStore, type Store } from './engine/store/store.ts';

export interface ServerOptions extends Opening {
  readonly model: Model;
  /** Unset: in memory; `file:path.db`; `postgres://…`. */
  readonly databaseUrl?: string | undefined;
  /** Receives each statement of the database. */
  readonly watch?: Watch;
  /** An open store instead; it is closed with the server all the same. */
  readonly store?: Store;
  /** The project's own rules; without them the schemas alone make the server. */
  readonly domain?: Domain;
  /** By language: what `schemas/locales/<lng>/server.json` says. */
  readonly words?: Readonly<Record<string, Words>>;
  readonly clock?: Clock;
  readonly origins?: Partial<Services['origins']>;
  /** Further origins whose pages may call the server. */
  readonly allowOrigins?: readonly string[];
  /** Pages of every origin of this machine may call the server. Default false. */
  readonly allowLoopback?: boolean;
  /** For signatures; default one of the database's own. */
  readonly secret?: string;
  /** Sends the mails of offices that have no account at a mail server. Default none: they wait in the outbox. */
  readonly smtp?: SmtpAccount | undefined;
  /** Whether the settings of an office may name a mail server in a private network. Default true. */
  readonly privateMailHosts?: boolean;
  /** Default true. */
  readonly rateLimits?: boolean;
  readonly captchaWork?: CaptchaWork;
  /** Reads what the generator says of resources, shown at `/docs` with all other endpoints. */
  readonly openApi?: () => ResourceDocument;
  readonly connections?: Partial<ConnectionLimits>;
  readonly logger?: FastifyServerOptions['logger'];
  /** Statements of the database that take so many milliseconds are logged. Default: none. */
  readonly slowQueryMs?: number | undefined;
  /** Opens `/metrics`, to everybody where no token is needed. */
  readonly metrics?: { readonly token: string | undefined };
  /** Behind a proxy: whose `X-Forwarded-For` to believe. */
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
  /** What another package adds to the server. Default none. */
  readonly extension?: ServerExtension;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly engine: Engine;
  /** The routes of the engine and of the domain. */
  readonly endpoints: readonly RouteOptions[];
}

const ORIGINS: Services['origins'] = {
  server: 'http://127.0.0.1:4000',
  admin: 'http://127.0.0.1:4001',
  portal: 'http://127.0.0.1:4002',
};

/** Every schema goes through the compilers that `checkRoutes` sets: Fastify would load its own for nothing. */
const NO_COMPILERS: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: notCompiled, buildSerializer: notCompiled },
};

function notCompiled(): never {
  throw new Error('checkRoutes compiles the schemas of routes.');
}

/** Characters of a variable part of an address. */
const MAX_PARAMETER_LENGTH = 200;

/** The server, ready to listen or to be injected into. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  return (await openServer(options)).app;
}

/** As `buildServer`, with what it is made of: for tests and commands that look inside. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { model, domain = {}, extension = {} } = options;
  const machine = options.clock ?? systemClock;
  const clock = extension.clock?.(machine) ?? machine;
  const origins = { ...ORIGINS, ...options.origins };
  const words = options.words ?? {};
  const { openMetrics, metricsRoute } = options.metrics ? await import('./engine/observability/metrics.ts') : {};
  const metrics = openMetrics?.();
  const watches: Watch[] = [metrics?.statement, options.watch].filter((watch) => watch !== undefined);
  const isWatched = watches.length > 0 || options.slowQueryMs !== undefined;
  const watch: Watch = (...statement) => watches.forEach((note) => note(...statement));
  const { databaseUrl, patience, prepare, poolSize, statementMs } = options;
  const store =
    options.store ??
    (await openStore({
      model,
      databaseUrl,
      patience,
      prepare,
      poolSize,
      statementMs,
      adapt: extension.database,
      upToDate: upToDateBy(domain),
      remembered: domain.remembered,
      ...(isWatched && { watch }),
    }));
  const paths = openKnownPaths(MAX_PARAMETER_LENGTH);
  const refusals = openRefusals({ texts: textsOf(model.languages, words, extension.texts), model, paths });
  const app: FastifyInstance = Fastify({
    ...connectionOptions(options.connections),
    // Requests on open connections are answered even while the server closes.
    return503OnClosing: false,
    clientErrorHandler: unreadableRequests(refusals.unreadable, () => app.log),
    frameworkErrors: refusals.unroutable,
    schemaController: NO_COMPILERS,
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: 1024 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
  });
  for (const warning of store.warnings) app.log.warn(warning);
  if (options.slowQueryMs !== undefined) watches.push(logSlow(app.log, options.slowQueryMs));
  const engine = await openEngine({
    store,
    domain,
    clock,
    words,
    texts: extension.texts,
    origins,
    simulated: extension.simulated ?? false,
    secret: options.secret,
    rateLimits: options.rateLimits ?? true,
    captchaWork: options.captchaWork,
    smtp: options.smtp,
    privateMailHosts: options.privateMailHosts,
    log: app.log,
    fault: extension.fault,
  });
  await extension.opened?.(engine);

  const endpoints: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void endpoints.push(route));
  paths.collect(app);
  leaveOutLengths(app);
  rememberReplies(app);
  answerHeaders(app);
  const allowed = allowedOrigins(origins, options.allowOrigins ?? [], options.allowLoopback ?? false);
  // Routes have the refusals that are there before them, those of the cross-origin rules as well.
  answerRefusals(app, extension.refusals?.(refusals) ?? refusals);
  answerOptions(app, paths);
  await allowCrossOrigin(app, allowed);
  extension.hooks?.(app, { engine, allowedOrigins: allowed });
  logAnswers(app);
  acceptJson(app);
  checkMediaTypes(app);
  extension.answerHooks?.(app, engine);
  if (options.openApi) docsRoutes(app, options.openApi);
  checkRoutes(app, model, engine.auth);
  runningRoutes(app, store);
  if (metrics) metricsRoute?.(app, metrics, store.database, options.metrics?.token);
  await app.register(
    async (api) => {
      compressMarked(api);
      acceptForms(api);
      composeRequests(api);
      await apiRoutes(api.withTypeProvider<SchemaTypes>(), engine);
    },
    { prefix: API },
  );
  if (domain.pages) {
    await app.register(async (pages) => {
      await pageHeaders(pages);
      await domain.pages?.(pages, engine);
    });
  }

  const jobs = openJobs(engine, extension.inNamespaces);
  await extension.routes?.(app, { engine, jobs });
  app.addHook('onListen', async () => jobs.start());
  app.addHook('onClose', async () => {
    engine.close();
    await jobs.stop();
    await extension.close?.();
    await store.close();
  });
  store.serving();
  return { app, engine, endpoints };
}
