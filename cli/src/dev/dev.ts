import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportFailure } from '../command-line/report-failure.ts';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { addressOf, reachable } from '../output/address.ts';
import { importMock } from '../output/mock-package.ts';
import { print } from '../output/print.ts';
import { findRoot } from '../output/root.ts';
import { assertServerRuns } from '../output/server-node.ts';
import { watch } from '../watch/watch.ts';
import { addressLines } from './address-lines.ts';
import { appsOf } from './apps.ts';
import { devDatabase } from './database.ts';
import { listenForKeys } from './keys.ts';
import { assertFree } from './ports.ts';
import { ServerProcess } from './server-process.ts';
import { Session } from './session.ts';
import { loadVite, startSites, type Sites } from './sites.ts';

export interface DevOptions {
  readonly root?: string;
  readonly json?: boolean;
  readonly port?: string;
  readonly apps?: string;
  readonly reset?: boolean;
  readonly rows?: string;
  readonly open?: boolean;
  readonly plain?: boolean;
}

/**
 * File with environment variables for development, as `NAME=value` lines. Variables that are already set take
 * precedence.
 */
const ENVIRONMENT_FILE = '.env.development';

const MOST_ROWS = 1_000_000;

export async function dev(options: DevOptions): Promise<ExitCode> {
  assertServerRuns();
  if (options.json) throw new UsageError('tuyen dev prints no JSON.');
  if (options.plain) process.env['NO_COLOR'] = '1';
  const root = findRoot(options.root);
  const environmentFile = join(root, ENVIRONMENT_FILE);
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  assertDevelopment(process.env);
  const seed = seedArguments(options.rows);
  const { host, port } = addressOf(process.env, options.port);
  const { inputPaths, readConfig, readPlaces, serverModules } = await import('@tuyen/generator');
  const apps = appsOf(root, readPlaces(root), options.apps, port);
  await assertFree(host, [{ title: 'server', port }, ...apps]);
  const [first] = apps;
  const vite = first && (await loadVite(first));
  const start = fileURLToPath(await importMock(() => import.meta.resolve('@tuyen/server-mock/start')));

  const origin = (at: number) => `http://${reachable(host)}:${at}`;
  const api = origin(port);
  // The Vite configurations of the apps read these environment variables too.
  for (const [name, value] of [
    ['ADMIN_URL', origin(port + 1)],
    ['PORTAL_URL', origin(port + 2)],
    ['TUYEN_QA', '1'],
  ] as const)
    process.env[name] ||= value;
  process.env['PORT'] = String(port);
  const environment = { ...process.env };
  const database = devDatabase(root, port, environment);
  if (options.reset) {
    if (!database.isOwn) throw new UsageError(database.notOwn);
    database.reset();
  }

  const ended = Promise.withResolvers<ExitCode>();
  const hasKeys = !options.plain && process.stdin.isTTY && process.stdout.isTTY;
  const session = new Session({
    root,
    database,
    hasKeys,
    server: new ServerProcess({
      root,
      start,
      args: seed,
      origin: api,
      env: { ...environment, DATABASE_URL: database.url, TUYEN_ROOT: root, HOST: host, PORT: String(port) },
      crashed(code) {
        print(`The server has ended (exit code ${code ?? 'none'}). It starts again after the next change.`);
      },
    }),
    startSites: async () =>
      vite
        ? startSites(vite, apps, {
            root,
            host,
            environment,
            apiBase: `${api}/api/v1`,
            isChanging: () => session.isChanging,
          })
        : NO_SITES,
    started() {
      const { languages } = readConfig(root);
      for (const line of addressLines(
        api,
        apps.map((app) => ({ ...app, url: origin(app.port) })),
        languages,
      ))
        print(line);
      if (database.keptFile !== undefined && !options.reset) print(keptRows(database.keptFile));
      if (hasKeys) print(KEYS);
      if (options.open) session.sites?.open();
    },
  });
  const watching = watch(
    root,
    () => [...inputPaths(root), ...serverModules(root)],
    () => session.update().catch(ended.reject),
  );
  const stopKeys = hasKeys
    ? listenForKeys(process.stdin, {
        r: () => void session.restart().catch(ended.reject),
        d: () => void session.startAnew().catch(ended.reject),
        o: () => session.sites?.open(),
        q: () => ended.resolve(EXIT.ok),
      })
    : () => undefined;
  const stop = () => ended.resolve(EXIT.ok);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  // A script may start this command with an IPC channel. The channel closes when the script is killed, and the command
  // then stops.
  if (process.connected) process.once('disconnect', stop);
  session.update().catch(ended.reject);
  const code = await ended.promise.catch((error: unknown) => reportFailure(error, false));
  stopKeys();
  for (const signal of signals) process.off(signal, stop).on(signal, () => process.exit(EXIT.problems));
  await Promise.all([watching.close(), session.close()]);
  // Vite keeps handles open, so the process would not end by itself.
  process.exit(code);
}

const keptRows = (file: string): string =>
  `  ${file} has the rows of the last run. --reset starts with new sample rows.\n`;

const KEYS = '  r restarts the server, d starts with new sample rows, o opens the browser, q quits\n';

const NO_SITES: Sites = { reload: () => undefined, open: () => undefined, close: () => Promise.resolve() };

/** @throws UsageError if NODE_ENV is "production" */
function assertDevelopment({ NODE_ENV }: NodeJS.ProcessEnv): void {
  if (NODE_ENV !== 'production') return;
  throw new UsageError(
    'tuyen dev does not run with NODE_ENV=production, because it fills databases with sample rows. Unset NODE_ENV, or run `tuyen serve`.',
  );
}

/** @throws UsageError if the number of sample rows is invalid */
function seedArguments(rows: string | undefined): readonly string[] {
  if (rows === undefined) return [];
  const count = Number(rows);
  if (!(Number.isInteger(count) && count >= 1 && count <= MOST_ROWS))
    throw new UsageError(`--rows is "${rows}": a whole number from 1 to ${MOST_ROWS} is needed.`);
  return [`--seed=${rows}`];
}
