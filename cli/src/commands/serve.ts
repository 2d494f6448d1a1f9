import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { addressOf, reachable } from '../output/address.ts';
import { paint, print } from '../output/print.ts';
import { findRoot } from '../output/root.ts';
import { importMock } from '../output/mock-package.ts';
import { assertServerRuns } from '../output/server-node.ts';

export interface ServeOptions {
  readonly root?: string;
  readonly json?: boolean;
  /** Serves only the API, not the apps. Useful in development, when a bundler serves the apps. */
  readonly api?: boolean;
  /** Resources to serve with sample records, in memory and without the project's own code. */
  readonly only?: readonly string[];
  readonly rows?: string;
  /** OpenAPI document of a foreign back end, as which the server answers. */
  readonly as?: string;
  readonly seed?: string;
  readonly record?: string;
  readonly stubs?: string;
  readonly replay?: boolean;
  readonly secrets?: readonly string[];
  readonly authorization?: string;
}

interface Site {
  readonly app: 'admin' | 'portal';
  readonly folder: string;
  readonly port: number;
}

export async function serve(options: ServeOptions): Promise<ExitCode> {
  if (options.json) throw new UsageError('--json does not go with serve, which prints the log of the server.');
  assertServerRuns();
  const { isForeign, serveForeign } = await import('./serve-foreign.ts');
  if (isForeign(options)) return serveForeign(options);
  const root = findRoot(options.root);
  const { host, port } = addressOf(process.env);
  const { only, rows } = options;
  if (only || rows !== undefined) {
    // Passes each option as `--name=value`, because a separate value that begins with "-" would count as an option. The
    // server then reports the invalid value.
    const named = (only ?? []).map((name) => `--only=${name}`);
    return runSamples(root, { HOST: host, PORT: String(port) }, [
      ...named,
      ...(rows === undefined ? [] : [`--rows=${rows}`]),
    ]);
  }
  const { loadProjectWithCode } = await import('@tuyen/model/load');
  const { model, config, diagnostics } = await loadProjectWithCode(root);
  if (!model || !config) {
    printDiagnostics(diagnostics);
    return EXIT.problems;
  }
  const served: readonly Site[] = (['admin', 'portal'] as const).flatMap((app, index) => {
    const folder = config[app]?.public;
    return folder === undefined ? [] : [{ app, folder: join(root, dirname(folder), 'dist'), port: port + 1 + index }];
  });
  if (process.env['NODE_ENV'] !== 'production') await warnIfStale(root, options);
  const missing = options.api ? undefined : served.find(({ folder }) => !existsSync(folder));
  if (missing)
    throw new UsageError(`${missing.folder} is missing: build the apps, or start the server alone with --api.`);

  const { EnvironmentError, readEnvironment } = await import('@tuyen/server/environment');
  const environment = orUsage(() => readEnvironment(process.env), EnvironmentError);
  const { buildSite, closeSite, mapsIn, readSiteOptions, tileSource } = await import('@tuyen/server/sites');
  // With `TUYEN_QA=1`, each tester works in a separate namespace. A site then shows the operator's data of the
  // namespace that the request names.
  const chosenFacts =
    environment.production || process.env['TUYEN_QA'] !== '1'
      ? undefined
      : (await importMock(() => import('@tuyen/server-mock/namespaces'))).namespaceHeader;
  const sites: Awaited<ReturnType<typeof buildSite>>[] = [];
  try {
    for (const { app, folder, port: at } of options.api ? [] : served) {
      const headers = given(app);
      const config = { apiBase: `${environment.origins.server}/api/v1`, ...headers };
      const site = await buildSite({
        ...(await readSiteOptions(folder, config)),
        origin: environment.origins[app],
        ownApiBase: `http://${reachable(host)}:${port}/api/v1`,
        chosenFacts,
        tiles: tileSource(mapsIn(process.env, model.maps)),
        logger: { level: environment.logLevel, name: app },
        trustProxy: environment.trustProxy,
      });
      sites.push(site);
      await site.listen({ host, port: at }).catch(taken(host, at));
      print(`${paint('green', '✓')} ${app === 'admin' ? 'Back-office' : 'Portal'} http://${host}:${at}`);
      if (headers.apiKey === undefined) print(WITHOUT_KEY[app]);
    }
    if (environment.databaseUrl === undefined) mkdirSync(join(root, 'data'), { recursive: true });
    const start = environment.production
      ? import.meta.resolve('@tuyen/server/start')
      : await importMock(() => import.meta.resolve('@tuyen/server-mock/start'));
    return await runServer(fileURLToPath(start), root, {
      DATABASE_URL: environment.databaseUrl ?? 'file:data/tuyen.db',
      TUYEN_ROOT: root,
      HOST: host,
      PORT: String(port),
    });
  } finally {
    await Promise.all(sites.map(closeSite));
  }
}

async function warnIfStale(root: string, { api }: ServeOptions): Promise<void> {
  const { staleSchemas } = await import('@tuyen/generator');
  const [first, ...others] = staleSchemas(root);
  if (first === undefined) return;
  const files = others.length === 0 ? first : `${first} and ${others.length} more`;
  const build = api ? '' : ', and build the apps again';
  print(`The generated files are older than ${files}. Run ${paint('bold', 'npx tuyen generate')}${build}.`);
}

/**
 * Hints about apps without an API key. The command cannot pass an existing key to an app, because the server stores
 * only hashes of keys.
 */
const WITHOUT_KEY = {
  admin:
    '  The back-office sends no API key (x-api-key). Set ADMIN_API_KEY to send one; people sign in with or without it.',
  portal: '  The portal sends no API key (x-api-key). Set PORTAL_API_KEY to the key of an API client for the portal.',
};

function orUsage<T>(read: () => T, kind: new (...args: never[]) => Error): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof kind) throw new UsageError(error.message);
    throw error;
  }
}

function taken(host: string, port: number): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new UsageError(`Port ${port} of ${host} is taken. Stop what listens there, or set PORT to another one.`);
  };
}

/**
 * Runs the mock server in the current process, because starting a second process would double the start time. When the
 * process ends, the server ends too.
 */
async function runSamples(root: string, env: NodeJS.ProcessEnv, args: readonly string[]): Promise<never> {
  process.chdir(root);
  Object.assign(process.env, env);
  process.argv.splice(2, Infinity, ...args);
  await importMock(() => import('@tuyen/server-mock/listen'));
  return new Promise(() => undefined);
}

async function runServer(start: string, root: string, env: NodeJS.ProcessEnv): Promise<ExitCode> {
  const server = spawn(process.execPath, [start], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const stop = (signal: NodeJS.Signals) => server.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const code = await new Promise<number | null>((resolve, reject) =>
    server.once('error', reject).once('exit', resolve),
  );
  return code === 0 ? EXIT.ok : EXIT.problems;
}

function given(app: Site['app']) {
  const { ADMIN_API_KEY, PORTAL_API_KEY, PORTAL_OFFICE_ID } = process.env;
  return app === 'admin'
    ? { apiKey: ADMIN_API_KEY || undefined }
    : { apiKey: PORTAL_API_KEY || undefined, officeId: PORTAL_OFFICE_ID || undefined };
}
