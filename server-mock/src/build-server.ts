import { existsSync } from 'node:fs';
import type { Model } from '@tuyen/model';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions, type RouteOptions } from 'fastify';
import { API } from './engine/api.ts';
import type { CaptchaWork } from './engine/auth/captcha.ts';
import type { Clock, Domain, Services, SmtpAccount } from './engine/domain.ts';
import { checkRoutes } from './engine/endpoint/checking.ts';
import type { SchemaTypes } from './engine/endpoint/schema.ts';
import { docsRoutes, type ResourceDocument } from './engine/endpoint/swagger.ts';
import { type Engine, openEngine } from './engine/engine.ts';
import { openJobs } from './engine/jobs/jobs.ts';
import { textsOf, type Words } from './engine/messages.ts';
import { clockOfWorlds } from './engine/qa/clock.ts';
import { systemClock } from './engine/system-clock.ts';
import type { QaLimits } from './engine/qa/limits.ts';
import { currentWorld } from './engine/store/worlds/current.ts';
import { answerRefusals, openRefusals } from './engine/request/refusals.ts';
import { compressMarked } from './engine/request/compressed.ts';
import { composeRequests } from './engine/endpoint/composed-text.ts';
import { acceptJson } from './engine/request/json-body.ts';
import { answerOptions, openKnownPaths } from './engine/request/known-paths.ts';
import { leaveOutLengths } from './engine/request/entity-tags.ts';
import { checkMediaTypes } from './engine/request/media-types.ts';
import { allowCrossOrigin, allowedOrigins, answerHeaders, pageHeaders } from './engine/request/security.ts';
import { connectionOptions, type ConnectionLimits, unreadableRequests } from './engine/running/connections.ts';
import { logAnswers } from './engine/request/access-log.ts';
import { requestId } from './engine/request/request-ids.ts';
import { logSlow } from './engine/running/slow-statements.ts';
import { runningRoutes } from './engine/running/routes.ts';
import { rememberReplies } from './engine/running/unhandled.ts';
import { apiRoutes } from './engine/routes/index.ts';
import { ANCHOR } from './engine/seed/anchor.ts';
import type { SeedCache } from './engine/seed/seed-cache.ts';
import type { Texts } from './engine/seed/sample/texts.ts';
import { clear, isEmpty, seed } from './engine/seed/seed.ts';
import { acceptForms } from './engine/uploads/form.ts';
import { upToDateBy } from './engine/store/changes/up-to-date-by.ts';
import { inBackground } from './engine/store/database/background.ts';
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
  /** Opens `/__qa`; the clock can then be set. */
  readonly qa?: boolean;
  /** Requests to `/__qa` must send it. Default: none is needed. */
  readonly qaToken?: string | undefined;
  /** Limits of `/__qa` that differ from the defaults. */
  readonly qaLimits?: Partial<QaLimits>;
  /** Fill an empty database with fixtures. Default true; never in production. */
  readonly seed?: boolean;
  /** Spares a start on SQLite the seeding, where nothing that it depends on has changed. */
  readonly cachedSeed?: SeedCache;
  /** What the fixtures hang on. */
  readonly anchor?: Date;
  /** Sample records have a past, and texts as people write them. */
  readonly texts?: Texts;
  readonly origins?: Partial<Services['origins']>;
  /** Further origins whose pages may call the server. */
  readonly allowOrigins?: readonly string[];
  /** Pages of every origin of this machine may call the server. Default: with `qa`. */
  readonly allowLoopback?: boolean;
  /** Address that the server listens on; requests to `/__qa` may name it. */
  readonly host?: string | undefined;
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
}

export interface Server {
  readonly app: FastifyInstance;
  readonly engine: Engine;
  /** What seeding wants printed: demonstration accounts and keys. */
  readonly notes: readonly string[];
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

const NOT_SEEDED: { readonly notes: readonly string[] } = { notes: [] };

async function fill(
  store: Store,
  domain: Domain,
  anchor: Date,
  options: Pick<ServerOptions, 'cachedSeed' | 'texts'>,
): Promise<typeof NOT_SEEDED> {
  const { cachedSeed: cache, texts } = options;
  if (!cache || !store.database.fill) return { notes: await seed(store, domain, anchor, texts) };
  const seeded = cache.read() ?? cache.write(...(await seedApart(store.model, domain, anchor, texts)));
  try {
    await store.fill(seeded.file);
    return seeded;
  } catch (error) {
    // A server with other sources has removed the file since it was found.
    if (existsSync(seeded.file)) throw error;
    return fill(store, domain, anchor, options);
  }
}

/** In memory: neither what a file is signed with nor what another process writes into it meanwhile gets into the cache. */
async function seedApart(
  model: Model,
  domain: Domain,
  anchor: Date,
  texts?: Texts,
): Promise<Parameters<SeedCache['write']>> {
  const store = await openStore({ model, upToDate: upToDateBy(domain) });
  try {
    const notes = await seed(store, domain, anchor, texts);
    return [notes, (await store.database.image?.()) ?? new Uint8Array()];
  } finally {
    await store.close();
  }
}

/** The server, ready to listen or to be injected into. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  return (await openServer(options)).app;
}

/** As `buildServer`, with what it is made of: for tests and commands that look inside. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { model, domain = {}, qa = false, anchor = ANCHOR } = options;
  const base = options.clock ?? systemClock;
  const testing = qa ? await import('./engine/qa/index.ts') : undefined;
  const limits = testing && { ...testing.DEFAULT_LIMITS, ...options.qaLimits };
  const qaClock = testing && clockOfWorlds(base);
  const clock = qaClock ?? base;
  const origins = { ...ORIGINS, ...options.origins };
  const { openMetrics, metricsRoute } = options.metrics ? await import('./engine/running/metrics.ts') : {};
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
      worlds: qa,
      upToDate: upToDateBy(domain),
      remembered: domain.remembered,
      ...(isWatched && { watch }),
    }));
  const paths = openKnownPaths(MAX_PARAMETER_LENGTH);
  const refusals = openRefusals({ texts: textsOf(model.languages, options.words ?? {}), model, paths });
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
  const control = limits && testing.openControl(model, limits);
  const engine = await openEngine({
    store,
    domain,
    clock,
    words: options.words ?? {},
    origins,
    qa,
    secret: options.secret,
    rateLimits: options.rateLimits ?? true,
    captchaWork: options.captchaWork,
    smtp: options.smtp,
    privateMailHosts: options.privateMailHosts,
    log: app.log,
    fault: control?.fault,
  });
  const { notes } =
    (options.seed ?? true) && (await isEmpty(store)) ? await fill(store, domain, anchor, options) : NOT_SEEDED;

  const snapshots = testing && store.snapshots;
  await snapshots?.begin();
  const worlds =
    snapshots && testing.openWorlds(snapshots.first, (name, isIdle) => control?.forget(name, isIdle), limits);

  const endpoints: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void endpoints.push(route));
  paths.collect(app);
  leaveOutLengths(app);
  rememberReplies(app);
  answerHeaders(app);
  const allowed = allowedOrigins(origins, options.allowOrigins ?? [], options.allowLoopback ?? qa);
  // Routes have the refusals that are there before them, those of the cross-origin rules as well.
  answerRefusals(app, control?.observe(refusals) ?? refusals);
  answerOptions(app, paths);
  await allowCrossOrigin(app, allowed);
  if (testing) {
    const hosts = [options.host ?? [], new URL(origins.server).hostname].flat().map((name) => name.toLowerCase());
    const access = { token: options.qaToken, origins: allowed, hosts };
    testing.guardControl(app, access);
    testing.enterWorlds(
      app,
      () => worlds,
      (request) => testing.mayCreateNamespace(request, access),
    );
  }
  logAnswers(app);
  acceptJson(app);
  checkMediaTypes(app);
  control?.start(app, engine);
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

  const jobs = openJobs(engine, worlds?.each);
  if (limits && qaClock) {
    const reset = async () => {
      const world = currentWorld();
      control?.forget(world?.name ?? '');
      if (world) return void worlds?.make(world.name);
      if (snapshots) return snapshots.restore(new Uint8Array());
      await inBackground(async () => {
        await clear(store);
        await seed(store, domain, anchor, options.texts);
      });
    };
    await app.register(
      async (routes) => {
        const endpoints = routes.withTypeProvider<SchemaTypes>();
        testing.qaRoutes(endpoints, { jobs, clock: qaClock, reset });
        testing.handbookRoute(endpoints, engine);
        testing.scenarioRoutes(endpoints, engine);
        if (worlds && snapshots) {
          const parts = { clock: qaClock, worlds, snapshots, limits };
          testing.worldRoutes(endpoints, parts);
          testing.stateRoutes(endpoints, engine, parts);
        } else testing.withoutWorlds(routes);
        control?.routes(endpoints, engine);
      },
      {
        prefix: '/__qa',
      },
    );
  }
  app.addHook('onListen', async () => jobs.start());
  app.addHook('onClose', async () => {
    engine.close();
    await jobs.stop();
    await worlds?.close();
    await store.close();
  });
  store.serving();
  return { app, engine, notes, endpoints };
}
