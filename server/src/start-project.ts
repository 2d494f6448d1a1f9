import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Model } from '@tuyen/model';
import { openServer, type Server, type ServerOptions } from './composition/build-server.ts';
import { API } from './engine/api.ts';
import type { Domain } from './engine/domain.ts';
import type { Variable } from './engine/domain/environment.ts';
import type { ResourceDocument } from './engine/openapi/swagger.ts';
import { exposedAccounts } from './engine/identity/index.ts';
import { keepRunning } from './engine/lifecycle/running.ts';
import { RefusedChange } from './engine/store/migrations/refused.ts';
import { DatabaseSettingsError, UnavailableError } from './engine/store/database/failures.ts';
import {
  checkEnvironment,
  readEnvironment,
  type ServerEnvironment,
  unknownVariables,
} from './environment/read-environment.ts';
import { mapsIn } from './environment/maps.ts';
import { withoutPassword } from './environment/variables.ts';
import { checkFlowEndpoints } from './project/flow-endpoints.ts';
import { type KnownProject, openProject } from './project/known-project.ts';
import { optimizeAsUsual } from './optimize-as-usual.ts';
import { completeDomain, loadDomain, NoDomain } from './project/project-domain.ts';

/** Project whose server is about to start. */
export interface StartingProject {
  readonly root: string;
  readonly config: KnownProject['config'];
  /** Model of all schemas of the project. A hook may restrict the server to a part of it. */
  readonly whole: Model;
  readonly environment: ServerEnvironment;
}

/** Functions and values with which another package changes how a server starts. */
export interface StartHooks {
  /** Environment variables that the server reads in addition to its own variables. */
  readonly variables?: readonly Variable[];
  /**
   * Names of request headers with secrets, in lower case. Logs redact these headers, in addition to the secret headers
   * that the server knows itself.
   */
  readonly secretHeaders?: readonly string[];
  /** Values of the command line options `--root` and `--data`. */
  readonly options?: { readonly root?: string | undefined; readonly data?: string | undefined };
  /** Runs first when a server starts: the environment has been read, but no file, database or port is open yet. */
  prepare?(environment: ServerEnvironment): void;
  /** Returns the part of the project's model that the server serves. Default: the whole model. */
  modelOf?(project: StartingProject): Model;
  /** Loads the project's own rules. Default: the export of the module at `server.domain` in `tuyen.config.json`. */
  domainOf?(project: StartingProject): Promise<Domain>;
  /** Opens the server. Default: `openServer`. @returns the server, and lines to print once it listens */
  open?(options: ServerOptions, project: StartingProject): Promise<Server & { readonly lines?: readonly string[] }>;
}

function withMaps(model: Model): Model {
  const maps = mapsIn(process.env, model.maps);
  return maps ? { ...model, maps } : model;
}

/**
 * Reads a project, opens its server and listens. If the schemas, the environment, the database or the port do not allow
 * a start, ends the process with exit code 1 and one message.
 */
export async function startProject(hooks: StartHooks = {}): Promise<void> {
  const environment = orFail(() => readEnvironment(process.env, hooks.variables));
  const { production, host, port } = environment;
  orFail(() => hooks.prepare?.(environment));

  const root = resolve(hooks.options?.root ?? environment.root ?? process.cwd());
  const { model: read, config, diagnostics, locales } = await openProject(root);
  if (!read) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
    fail(`The schemas have ${errors} errors. See them with: npx tuyen lint`);
  }
  const whole = withMaps(read);
  if (whole.identity.users.resource === '')
    fail(
      'The project has no "identity" in tuyen.config.json, so nobody could sign in. Name the resource of the accounts there. The server forwards requests to back ends only for people who have signed in.',
    );
  const unchecked = diagnostics.find(({ code }) => code === 'TUY908');
  if (unchecked) fail(`${unchecked.message} ${unchecked.hint ?? ''}`);

  const project: StartingProject = { root, config, whole, environment };
  const model = orFail(() => hooks.modelOf?.(project) ?? whole);
  const databaseUrl = hooks.options?.data ? `file:${hooks.options.data}` : environment.databaseUrl;
  if (databaseUrl?.startsWith('file:'))
    mkdirSync(dirname(resolve(databaseUrl.slice('file:'.length))), { recursive: true });

  const domain = await (hooks.domainOf?.(project) ?? loadDomain(root, config?.server?.domain))
    .then((loaded) => completeDomain(model, loaded))
    .catch(notLoaded);
  const { environment: ofDomain = [] } = domain;
  orFail(() => checkEnvironment(process.env, ofDomain));
  for (const name of unknownVariables(process.env, [...ofDomain, ...(hooks.variables ?? [])]))
    console.warn(`${name} is not a variable of the server, so it has no effect.`);

  const words = Object.fromEntries(
    Object.entries(locales).map(([language, files]) => [language, files['server'] ?? {}]),
  );
  const openApi = join(root, config?.server?.out ?? 'server/generated', 'openapi.gen.json');
  const options: ServerOptions = {
    model,
    databaseUrl,
    prepare: environment.prepare,
    poolSize: environment.poolSize,
    statementMs: environment.statementMs,
    domain,
    words,
    secrets: process.env,
    allowOrigins: environment.allowOrigins,
    origins: environment.origins,
    ...(environment.secret !== undefined && { secret: environment.secret }),
    // The OpenAPI file need not be validated: the generator writes it, and `tuyen check` reports differences from the
    // schemas.
    ...((!production || environment.docs) &&
      existsSync(openApi) && {
        openApi: () => withoutAbsent(JSON.parse(readFileSync(openApi, 'utf8')), whole, model),
      }),
    logger: {
      level: environment.logLevel,
      redact: ['authorization', 'x-api-key', ...(hooks.secretHeaders ?? [])].map((name) => `req.headers["${name}"]`),
    },
    trustProxy: environment.trustProxy,
    smtp: environment.smtp,
    sms: environment.sms,
    privateMailHosts: environment.privateMailHosts,
    webhookTargets: environment.webhookTargets,
    slowQueryMs: environment.slowQueryMs,
    ...(environment.metrics && { metrics: environment.metrics }),
  };
  const open: NonNullable<StartHooks['open']> = hooks.open ?? openServer;
  const {
    app,
    engine,
    endpoints,
    lines = [],
  } = await open(options, project).catch((error: unknown) => notOpened(error, databaseUrl));
  orFail(() => checkFlowEndpoints(model, endpoints, words));

  await app.listen({ host, port }).catch(notListening(host, port));
  const docs = options.openApi ? ', documentation /docs' : '';
  // Print all lines about the start in one write. So a program that waits for the line with the address receives the
  // other lines at the same time.
  console.log([`Server http://${host}:${port} (API ${API}${docs})`, ...lines.map((line) => `  ${line}`)].join('\n'));

  const exposed = await exposedAccounts(engine, host);
  if (exposed) console.warn(exposed);

  // Write the code cache before V8's flags change. V8 accepts a code cache only in a process with the same flags.
  flushCompileCache();
  optimizeAsUsual();
  keepRunning(app, { delay: environment.shutdownDelay });
}

/** Returns the OpenAPI document without the resources that this server does not serve. */
function withoutAbsent(document: ResourceDocument, whole: Model, model: Model): ResourceDocument {
  const absent = whole.resources
    .filter(({ name }) => !model.resources.some((resource) => resource.name === name))
    .map(({ name, singleton }) => `${API}/${singleton?.path ?? name}`);
  for (const path of Object.keys(document.paths ?? {}))
    if (absent.some((one) => path === one || path.startsWith(`${one}/`))) delete document.paths?.[path];
  return document;
}

function orFail<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return fail(messageOf(error));
  }
}

function notLoaded(error: unknown): never {
  if (!(error instanceof NoDomain)) throw error;
  fail(error.message);
}

function notOpened(error: unknown, databaseUrl: string | undefined): never {
  if (error instanceof RefusedChange || error instanceof DatabaseSettingsError || error instanceof NoDomain)
    fail(error.message);
  if (!(error instanceof UnavailableError)) throw error;
  const { cause } = error;
  // If a host name has several addresses, Node reports one error per address. The first one is enough for the message.
  const [reason] = cause instanceof AggregateError ? cause.errors : [cause];
  const where = withoutPassword(databaseUrl ?? '');
  fail(
    `The database ${where} cannot be used: ${messageOf(reason)}. Start it, end whatever has locked it, or set DATABASE_URL.`,
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const notListening =
  (host: string, port: number) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(`Port ${port} of ${host} is taken. Stop what listens there, or set PORT to another one: PORT=${port + 10}`);
  };

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
