import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { UsageError } from '../exit-codes.ts';
import type { App } from './apps.ts';

export type Vite = Pick<typeof import('vite'), 'createServer' | 'normalizePath'>;

export interface Sites {
  reload(): void;
  open(): void;
  close(): Promise<void>;
}

export interface SiteOptions {
  readonly root: string;
  readonly host: string;
  readonly apiBase: string;
  readonly environment: NodeJS.ProcessEnv;
  /**
   * Whether generated files have changed and the server has not restarted yet. Until then, pages are not reloaded: they
   * wait for a call of `reload`.
   */
  isChanging(): boolean;
}

/**
 * Loads Vite from the packages of an app.
 * @throws UsageError if the project has not installed it
 */
export async function loadVite({ folder, name }: App): Promise<Vite> {
  let path: string;
  try {
    path = createRequire(join(folder, 'package.json')).resolve('vite');
  } catch {
    throw new UsageError(
      `The package vite is not installed, and the app "${name}" needs it: npm install --save-dev vite. To run the server alone: tuyen dev --apps none`,
    );
  }
  // Unchecked cast: the peer dependency states which versions of Vite have these functions.
  return (await import(pathToFileURL(path).href)) as Vite;
}

export async function startSites(vite: Vite, apps: readonly App[], options: SiteOptions): Promise<Sites> {
  const started = await Promise.allSettled(apps.map((app) => startSite(vite, app, options)));
  const sites = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const close = async () => {
    await Promise.all(sites.map((site) => site.close()));
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await close();
    throw failed.reason;
  }
  return {
    reload() {
      for (const site of sites) site.ws.send({ type: 'full-reload', path: '*' });
    },
    open: () => sites[0]?.openBrowser(),
    close,
  };
}

async function startSite(vite: Vite, app: App, options: SiteOptions): Promise<ViteDevServer> {
  const { root, host } = options;
  const ignored = ['data', '.tuyen'].map((folder) => `${vite.normalizePath(join(root, folder))}/**`);
  try {
    const site = await vite.createServer({
      root: app.folder,
      plugins: [configJson(app, options), heldUpdates(vite, app, options)],
      server: { host, port: app.port, strictPort: true, watch: { ignored } },
      logLevel: 'warn',
      clearScreen: false,
    });
    return await site.listen();
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new UsageError(`The app "${app.name}" cannot start on port ${app.port}. ${reason}`);
  }
}

/**
 * Serves `/config.json`, as `tuyen serve` does. It contains the address of the API, the app's API key and, for the
 * portal, the ID of its office.
 */
function configJson({ name }: App, { apiBase, environment }: SiteOptions): Plugin {
  const { ADMIN_API_KEY, PORTAL_API_KEY, PORTAL_OFFICE_ID } = environment;
  const headers =
    name === 'admin'
      ? { apiKey: ADMIN_API_KEY || undefined }
      : { apiKey: PORTAL_API_KEY || undefined, officeId: PORTAL_OFFICE_ID || undefined };
  return {
    name: 'tuyen-config-json',
    // Runs before plugins of the app that serve `/config.json` too.
    enforce: 'pre',
    configureServer(site) {
      site.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ apiBase, ...headers }));
      });
    },
  };
}

function heldUpdates(vite: Vite, { generated }: App, { isChanging }: SiteOptions): Plugin {
  const folder = generated === undefined ? undefined : `${vite.normalizePath(generated)}/`;
  return {
    name: 'tuyen-held-updates',
    hotUpdate: ({ file }) => (folder !== undefined && isChanging() && file.startsWith(folder) ? [] : undefined),
  };
}
