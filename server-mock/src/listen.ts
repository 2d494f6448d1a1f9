import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openServer } from './build-server.ts';
import { API } from './engine/api.ts';
import type { Domain } from './engine/domain.ts';
import type { ResourceDocument } from './engine/endpoint/swagger.ts';
import { exposedAccounts } from './engine/identity/exposed-accounts.ts';
import { keepRunning } from './engine/running/running.ts';
import { anchorBefore } from './engine/seed/anchor.ts';
import { sampleModel } from './engine/seed/sample/sample-model.ts';
import { sampleOptions } from './engine/seed/sample/sample-options.ts';
import { openTexts } from './engine/seed/sample/texts.ts';
import { seedCache } from './engine/seed/seed-cache.ts';
import { RefusedChange } from './engine/store/changes/refused.ts';
import { DatabaseSettingsError, UnavailableError } from './engine/store/database/failures.ts';
import { checkEnvironment, readEnvironment, unknownVariables } from './environment/read-environment.ts';
import { withoutPassword } from './environment/variables.ts';
import { checkFlowEndpoints } from './flow-endpoints.ts';
import { openProject } from './known-project.ts';
import { optimizeAsUsual } from './optimize-as-usual.ts';
import { completeDomain, loadDomain, NoDomain } from './project-domain.ts';

/*
 * Listens. `node start.ts [--root <project>] [--data <file.db>] [--only <resources>] [--rows <number>]` brings it here. What it reads of its environment is in
 * `environment/variables.ts`.
 */
const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    data: { type: 'string' },
    only: { type: 'string', multiple: true },
    rows: { type: 'string' },
  },
});
const environment = orFail(() => readEnvironment(process.env));
const { production, qa, host, port } = environment;
const sample = orFail(() => sampleOptions(values.only, values.rows, environment));

const root = resolve(values.root ?? environment.root ?? process.cwd());
const project = await openProject(root);
const { model: whole, config } = project;
if (!whole) {
  const errors = project.diagnostics.filter(({ severity }) => severity === 'error').length;
  fail(`The schemas have ${errors} errors. See them with: npx tuyen lint`);
}
const unchecked = project.diagnostics.find(({ code }) => code === 'TUY908');
if (unchecked) fail(`${unchecked.message} ${unchecked.hint ?? ''}`);

const model = sample ? orFail(() => sampleModel(whole, sample)) : whole;
const databaseUrl = values.data ? `file:${values.data}` : environment.databaseUrl;
if (databaseUrl?.startsWith('file:'))
  mkdirSync(dirname(resolve(databaseUrl.slice('file:'.length))), { recursive: true });
const openApi = join(root, config?.server?.out ?? 'server/generated', 'openapi.gen.json');

const anchor = anchorBefore(new Date());
const domainFile = config?.server?.domain;
const ownCode = [import.meta.dirname, dirname(fileURLToPath(import.meta.resolve('@tuyen/model')))];
const projectCode = [config?.schemas ?? 'schemas', ...(domainFile ? [dirname(domainFile)] : [])].map((path) =>
  join(root, path),
);
const kindCode = model.kinds.flatMap(({ code }) => (code === undefined ? [] : [join(root, code)]));
const sources = [...new Set([...ownCode, ...projectCode, ...kindCode])].filter((path) => existsSync(path));

const domain = await (sample ? Promise.resolve({}) : loadDomain(root, domainFile))
  .then((loaded: Domain) => completeDomain(model, loaded))
  .catch(notLoaded);
const { environment: ofDomain = [] } = domain;
orFail(() => checkEnvironment(process.env, ofDomain));
for (const name of unknownVariables(process.env, ofDomain))
  console.warn(`${name} is no variable of the server: it has no effect.`);

const words = Object.fromEntries(
  Object.entries(project.locales).map(([language, files]) => [language, files['server'] ?? {}]),
);
const { app, engine, notes, endpoints } = await openServer({
  model,
  databaseUrl,
  prepare: environment.prepare,
  poolSize: environment.poolSize,
  statementMs: environment.statementMs,
  domain,
  words,
  qa,
  qaToken: environment.qaToken,
  qaLimits: environment.qaLimits,
  host,
  allowOrigins: environment.allowOrigins,
  allowLoopback: qa || sample !== undefined,
  seed: !production,
  anchor,
  ...(sample ? { texts: await openTexts(model) } : !production && { cachedSeed: seedCache(root, sources, anchor) }),
  origins: environment.origins,
  ...(environment.secret !== undefined && { secret: environment.secret }),
  // The generator wrote it, and `tuyen check` compares it.
  ...(existsSync(openApi) && { openApi: () => documentOf(JSON.parse(readFileSync(openApi, 'utf8'))) }),
  logger: {
    level: environment.logLevel,
    redact: ['req.headers.authorization', 'req.headers["x-api-key"]', 'req.headers["x-qa-token"]'],
  },
  trustProxy: environment.trustProxy,
  smtp: environment.smtp,
  privateMailHosts: environment.privateMailHosts,
  slowQueryMs: environment.slowQueryMs,
  ...(environment.metrics && !sample && { metrics: environment.metrics }),
}).catch(notOpened);
orFail(() => checkFlowEndpoints(model, endpoints, words));

await app.listen({ host, port }).catch(notListening);
console.log(`Server http://${host}:${port} (API /api/v1, documentation /docs)`);
for (const note of notes) console.log(`  ${note}`);
if (qa) console.log(`  ${qaNote(environment)}`);

const exposed = await exposedAccounts(engine, host);
if (exposed) console.warn(exposed);

// V8 takes compiled code back only with the flags that it was compiled under.
flushCompileCache();
optimizeAsUsual();
keepRunning(app, { delay: environment.shutdownDelay });

/** Says who may use `/__qa`. The page keeps the token of its address. */
function qaNote({ qaToken, origins }: typeof environment): string {
  const address = `${origins.server}/__qa`;
  return qaToken === undefined
    ? `QA ${address}: open to this machine without a token`
    : `QA ${address}#token=${qaToken}: requests must send the header x-qa-token: ${qaToken}`;
}

/** Without what is not served. */
function documentOf(document: ResourceDocument): ResourceDocument {
  const absent = (whole?.resources ?? [])
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

function notOpened(error: unknown): never {
  if (error instanceof RefusedChange || error instanceof DatabaseSettingsError) fail(error.message);
  if (!(error instanceof UnavailableError)) throw error;
  const { cause } = error;
  // Node names every address that it has tried in an error of its own.
  const [reason] = cause instanceof AggregateError ? cause.errors : [cause];
  const where = withoutPassword(databaseUrl ?? '');
  fail(
    `The database ${where} cannot be used: ${messageOf(reason)}. Start it, end whatever has locked it, or set DATABASE_URL.`,
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function notListening(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EADDRINUSE') throw error;
  fail(`Port ${port} of ${host} is taken. Stop what listens there, or set PORT to another one: PORT=${port + 10}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
