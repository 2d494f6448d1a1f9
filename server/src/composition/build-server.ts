import type { Model, Words } from '@tuyen/model';
import { ownModel } from '@tuyen/model/backends';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions, type RouteOptions } from 'fastify';
import { API } from '../engine/api.ts';
import type { CaptchaWork } from '../engine/limits/captcha.ts';
import type { Clock, Domain, Services, SmsSender, SmtpAccount } from '../engine/domain.ts';
import type { ServerExtension } from './server-extension.ts';
import { checkRoutes } from '../engine/request/checking.ts';
import type { SchemaTypes } from '../engine/endpoint/schema.ts';
import { docsRoutes, type ResourceDocument } from '../engine/openapi/swagger.ts';
import { type Engine, openEngine } from './engine.ts';
import { openJobs } from '../engine/jobs/jobs.ts';
import { textsOf } from '../engine/messages.ts';
import { systemClock } from '../engine/system-clock.ts';
import { answerRefusals, openRefusals } from '../engine/request/refusals/refusals.ts';
import { compressMarked } from '../engine/request/compressed.ts';
import { composeRequests } from '../engine/request/composed-text.ts';
import { acceptJson } from '../engine/request/body/json-body.ts';
import { answerOptions, openKnownPaths } from '../engine/request/refusals/known-paths.ts';
import { leaveOutLengths } from '../engine/request/entity-tags.ts';
import { checkMediaTypes } from '../engine/request/body/media-types.ts';
import { allowCrossOrigin, allowedOrigins, answerHeaders, pageHeaders } from '../engine/request/security.ts';
import { connectionOptions, type ConnectionLimits, unreadableRequests } from '../engine/lifecycle/connections.ts';
import { logAnswers } from '../engine/request/access-log.ts';
import { requestId } from '../engine/request/request-ids.ts';
import { logSlow } from '../engine/observability/slow-statements.ts';
import { runningRoutes } from '../engine/lifecycle/routes.ts';
import { rememberReplies } from '../engine/lifecycle/unhandled.ts';
import { apiRoutes } from './api-routes.ts';
import { acceptForms } from '../engine/uploads/form.ts';
import { assertPluginOperators } from '../engine/query/plugin-operators.ts';
import { upToDateBy } from '../engine/store/migrations/up-to-date-by.ts';
import { withWebhooks } from '../engine/webhooks/hooks.ts';
import { openSoon } from '../engine/webhooks/soon.ts';
import type { WebhookTargets } from '../engine/webhooks/target.ts';
import type { Watch } from '../engine/store/database/watched.ts';
import type { DatabaseOpening } from '../engine/store/open-database.ts';
import { openStore } from '../engine/store/open-store.ts';
import { type Store } from '../engine/store/store.ts';

export interface ServerOptions extends DatabaseOpening {
  readonly model: Model;
  /** Database: in memory if unset, `file:path.db`, or `postgres://…`. */
  readonly databaseUrl?: string | undefined;
  readonly watch?: Watch;
  /** Open store to use instead of `databaseUrl`. It is closed with the server. */
  readonly store?: Store;
  /** The project's own rules. Without them, the server follows the schemas alone. */
  readonly domain?: Domain;
  /** Texts of `schemas/locales/<lng>/server.json`, by language. */
  readonly words?: Readonly<Record<string, Words>>;
  readonly clock?: Clock;
  readonly origins?: Partial<Services['origins']>;
  readonly allowOrigins?: readonly string[];
  /** Whether web pages from any port of this machine may call the server. Default false. */
  readonly allowLoopback?: boolean;
  /** Secret for signatures. Defaults to a secret stored in the database. */
  readonly secret?: string;
  /** Mail account for offices that have none of their own. By default there is none, and their mails wait in the outbox. */
  readonly smtp?: SmtpAccount | undefined;
  /** Service that sends text messages. By default there is none, and they wait in the outbox. */
  readonly sms?: SmsSender | undefined;
  /** Whether the settings of an office may name a mail server in a private network. Defaults to true. */
  readonly privateMailHosts?: boolean;
  /** Which addresses may receive webhooks. Defaults to public ones, by https. */
  readonly webhookTargets?: WebhookTargets;
  /** Values of the environment variables that back ends of the configuration name. */
  readonly secrets?: Readonly<Record<string, string | undefined>>;
  readonly rateLimits?: boolean;
  readonly captchaWork?: CaptchaWork;
  /**
   * Returns the generated OpenAPI document of the resources. `/docs` shows it together with the endpoints that it does
   * not contain.
   */
  readonly openApi?: () => ResourceDocument;
  readonly connections?: Partial<ConnectionLimits>;
  readonly logger?: FastifyServerOptions['logger'];
  /** Threshold in milliseconds above which database statements are logged. By default, none are. */
  readonly slowQueryMs?: number | undefined;
  /** Enables `/metrics`. It is public if no token is set. */
  readonly metrics?: { readonly token: string | undefined };
  /** Behind a proxy: addresses whose `X-Forwarded-For` is trusted. */
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
  /** Routes, hooks and texts that another package adds to the server, for development and tests. Default none. */
  readonly extension?: ServerExtension;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly engine: Engine;
  readonly endpoints: readonly RouteOptions[];
}

const ORIGINS: Services['origins'] = {
  server: 'http://127.0.0.1:4000',
  admin: 'http://127.0.0.1:4001',
  portal: 'http://127.0.0.1:4002',
};

/**
 * `checkRoutes` sets the compilers of every route schema. Without these options, Fastify would also load its own
 * compilers, which are never used.
 */
const NO_COMPILERS: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: notCompiled, buildSerializer: notCompiled },
};

function notCompiled(): never {
  throw new Error('checkRoutes compiles the schemas of routes.');
}

const MAX_PARAMETER_LENGTH = 200;

export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  return (await openServer(options)).app;
}

/** Works like `buildServer` and also returns the server's parts, for tests and commands that inspect them. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { extension = {}, webhookTargets = 'public' } = options;
  // Screens and the proxy know all resources. Everything else knows only those that this server stores.
  const whole = options.model;
  const model = ownModel(whole);
  const soon = openSoon();
  const domain = withWebhooks(model, options.domain ?? {}, webhookTargets, soon.ask);
  const machine = options.clock ?? systemClock;
  const clock = extension.clock?.(machine) ?? machine;
  const origins = { ...ORIGINS, ...options.origins };
  const words = options.words ?? {};
  const { openMetrics, metricsRoute } = options.metrics ? await import('../engine/observability/metrics.ts') : {};
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
  await assertPluginOperators(store).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
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
    sms: options.sms,
    privateMailHosts: options.privateMailHosts,
    webhookTargets,
    sendSoon: soon.ask,
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
  // Register the error handler first. It applies only to routes that are registered after it, including the routes of
  // the cross-origin rules.
  answerRefusals(app, extension.refusals?.(refusals) ?? refusals);
  answerOptions(app, paths);
  await allowCrossOrigin(app, allowed);
  extension.hooks?.(app, { engine, allowedOrigins: allowed });
  logAnswers(app);
  acceptJson(app);
  checkMediaTypes(app);
  extension.answerHooks?.(app, engine);
  if (options.openApi) docsRoutes(app, options.openApi, extension.tags);
  checkRoutes(app, model, engine.auth);
  runningRoutes(app, store);
  if (metrics) metricsRoute?.(app, metrics, store.database, options.metrics?.token);
  await app.register(
    async (api) => {
      compressMarked(api);
      acceptForms(api);
      composeRequests(api);
      await apiRoutes(api.withTypeProvider<SchemaTypes>(), engine, { model: whole, secrets: options.secrets ?? {} });
    },
    { prefix: API },
  );
  if (domain.pages) {
    await app.register(async (pages) => {
      await pageHeaders(pages);
      await domain.pages?.(pages, engine);
    });
  }

  const jobs = openJobs(engine, extension);
  await extension.routes?.(app, { engine, jobs });
  app.addHook('onListen', async () => {
    jobs.start();
    soon.answer(() => void jobs.sendWebhooks());
  });
  app.addHook('onClose', async () => {
    engine.close();
    await jobs.stop();
    await extension.close?.();
    await store.close();
  });
  store.serving();
  return { app, engine, endpoints };
}
