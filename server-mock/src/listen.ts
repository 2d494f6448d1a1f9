import { loadProjectWithCode } from '@tuyen/model/load';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openServer } from './build-server.ts';
import type { ResourceDocument } from './engine/endpoint/swagger.ts';
import { accountOfEnvironment } from './engine/mail/environment.ts';
import { trustedProxies } from './engine/request/proxies.ts';
import { exposedAccounts } from './engine/identity/exposed-accounts.ts';
import { keepRunning } from './engine/running/running.ts';
import { anchorBefore } from './engine/seed/anchor.ts';
import { seedCache } from './engine/seed/seed-cache.ts';
import { RefusedChange } from './engine/store/changes/refused.ts';
import { UnavailableError } from './engine/store/database/failures.ts';
import { completeDomain, loadDomain, NoDomain } from './project-domain.ts';

/*
 * Listens. `node start.ts [--root <project>] [--data <file.db>]` brings it here.
 * PORT (4000), HOST (127.0.0.1), DATABASE_URL, ADMIN_URL, PORTAL_URL, PUBLIC_URL, TUYEN_QA, TUYEN_SECRET, TUYEN_TRUST_PROXY,
 * TUYEN_MAIL_URL, TUYEN_MAIL_FROM, NODE_ENV=production: nothing is seeded, no QA. TUYEN_PASSWORD_COST: see
 * `engine/identity/passwords.ts`.
 */
const { values } = parseArgs({ options: { root: { type: 'string' }, data: { type: 'string' } } });
const environment = process.env;
const production = environment['NODE_ENV'] === 'production';
const qa = environment['TUYEN_QA'] === '1';
if (qa && production)
  fail('TUYEN_QA=1 opens the server to testers and is refused with NODE_ENV=production. Unset one of them.');
if (environment['TUYEN_PASSWORD_COST'] && production)
  fail('TUYEN_PASSWORD_COST is for tests and is refused with NODE_ENV=production. Unset it.');

const smtp = orFail(() => accountOfEnvironment(environment));

const root = resolve(values.root ?? environment['TUYEN_ROOT'] ?? process.cwd());
const project = await loadProjectWithCode(root);
const { model, config } = project;
if (!model) {
  const errors = project.diagnostics.filter(({ severity }) => severity === 'error').length;
  fail(`The schemas have ${errors} errors. See them with: npx tuyen lint`);
}
const unchecked = project.diagnostics.find(({ code }) => code === 'TUY908');
if (unchecked) fail(`${unchecked.message} ${unchecked.hint ?? ''}`);

const port = Number(environment['PORT'] ?? 4000);
const host = environment['HOST'] ?? '127.0.0.1';
const databaseUrl = values.data ? `file:${values.data}` : environment['DATABASE_URL'];
if (databaseUrl?.startsWith('file:'))
  mkdirSync(dirname(resolve(databaseUrl.slice('file:'.length))), { recursive: true });
const openApi = join(root, config?.server?.out ?? 'server/generated', 'openapi.gen.json');
const secret = environment['TUYEN_SECRET'];

const anchor = anchorBefore(new Date());
const domainFile = config?.server?.domain;
const ownCode = [import.meta.dirname, dirname(fileURLToPath(import.meta.resolve('@tuyen/model')))];
const projectCode = [config?.schemas ?? 'schemas', ...(domainFile ? [dirname(domainFile)] : [])].map((path) =>
  join(root, path),
);
const kindCode = model.kinds.flatMap(({ code }) => (code === undefined ? [] : [join(root, code)]));
const sources = [...new Set([...ownCode, ...projectCode, ...kindCode])].filter((path) => existsSync(path));

const { app, engine, notes } = await openServer({
  model,
  databaseUrl,
  domain: await loadDomain(root, domainFile)
    .then((domain) => completeDomain(model, domain))
    .catch(notLoaded),
  words: Object.fromEntries(
    Object.entries(project.locales).map(([language, files]) => [language, files['server'] ?? {}]),
  ),
  qa,
  seed: !production,
  anchor,
  ...(!production && { cachedSeed: seedCache(root, sources, anchor) }),
  origins: {
    server: environment['PUBLIC_URL'] ?? `http://${host}:${port}`,
    admin: environment['ADMIN_URL'] ?? `http://${host}:${port + 1}`,
    portal: environment['PORTAL_URL'] ?? `http://${host}:${port + 2}`,
  },
  ...(secret !== undefined && { secret }),
  // The generator wrote it, and `tuyen check` compares it.
  ...(existsSync(openApi) && { openApi: JSON.parse(readFileSync(openApi, 'utf8')) as ResourceDocument }),
  logger: {
    level: environment['LOG_LEVEL'] ?? (production ? 'info' : 'warn'),
    redact: ['req.headers.authorization', 'req.headers["x-api-key"]'],
  },
  trustProxy: orFail(() => trustedProxies(environment['TUYEN_TRUST_PROXY'])),
  smtp,
}).catch(notOpened);

await app.listen({ host, port }).catch(notListening);
console.log(`Server http://${host}:${port} (API /api/v1, documentation /docs)`);
for (const note of notes) console.log(`  ${note}`);

const exposed = await exposedAccounts(engine, host);
if (exposed) console.warn(exposed);

keepRunning(app);

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
  if (error instanceof RefusedChange) fail(error.message);
  if (!(error instanceof UnavailableError)) throw error;
  const { cause } = error;
  // Node names every address that it has tried in an error of its own.
  const [reason] = cause instanceof AggregateError ? cause.errors : [cause];
  const where = databaseUrl?.replace(/:\/\/.*@/u, '://…@');
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
