import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, readSiteOptions } from '@tuyen/server/sites';
import { namespaceHeader } from '@tuyen/server-mock/namespaces';
import type { Browser } from 'playwright-core';
import { connect, NAMESPACE, type Qa } from '../../qa/src/index.ts';
import { sharedChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { projectRoot } from './project-root.ts';
import { serveAttempts } from './attempts.ts';
import { callsTo, type RunningServer, type ServerCalls, startServer } from './server-process.ts';
import { sharedAddresses } from './shared-stack.ts';
import { closeTaken } from './tabs.ts';

/** Origin of the server without a trailing slash, such as `http://127.0.0.1:4000`. */
export interface StackOrigins {
  readonly server: string;
  readonly admin: string;
  readonly portal: string;
}

/**
 * Environment of a browser test file. Its calls, pages and `qa` use rows, sessions, mails and a clock that belong to
 * this file only.
 */
export interface Stack {
  readonly server: ServerCalls;
  readonly admin: string;
  readonly portal: string;
  readonly browser: Browser;
  readonly headers: Readonly<Record<string, string>>;
  readonly qa: Qa;
  stop(): Promise<void>;
}

export async function startStack(): Promise<Stack> {
  const namespace = `browser-${randomUUID()}`;
  const [{ server, admin, portal }, browser] = await Promise.all([sharedAddresses(), sharedChromium()]);
  const headers = { [NAMESPACE]: namespace };
  const qa = await connect(server, { namespace });
  const endAttempts = serveAttempts(qa);
  return {
    server: callsTo(server, headers),
    admin,
    portal,
    browser,
    headers,
    qa,
    async stop() {
      await closeTaken(browser);
      await endAttempts();
      await qa.drop();
    },
  };
}

/** @param environment further environment variables of the server */
export async function startOwnStack(
  root?: string,
  environment?: Readonly<Record<string, string>>,
): Promise<Stack & { readonly server: RunningServer }> {
  const [{ server, addresses, stop }, browser] = await Promise.all([serve(root, environment), sharedChromium()]);
  const qa = await connect(server.origin);
  const endAttempts = serveAttempts(qa);
  return {
    ...addresses,
    server,
    browser,
    headers: {},
    qa,
    async stop() {
      await closeTaken(browser);
      await endAttempts();
      await stop();
    },
  };
}

export async function serve(root = projectRoot, environment: Readonly<Record<string, string>> = {}) {
  const folders = { admin: distOf('admin'), portal: distOf('portal') };
  const ports = { admin: await freePort(), portal: await freePort() };
  const origins = { admin: `http://127.0.0.1:${ports.admin}`, portal: `http://127.0.0.1:${ports.portal}` };
  const server = await startServer(root, { ADMIN_URL: origins.admin, PORTAL_URL: origins.portal, ...environment });
  const sites: Awaited<ReturnType<typeof buildSite>>[] = [];
  const stop = async () => {
    await Promise.all(sites.map((one) => one.close()));
    await server.stop();
  };
  try {
    for (const app of ['admin', 'portal'] as const) {
      const site = await buildSite({
        ...(await readSiteOptions(folders[app], { apiBase: `${server.origin}/api/v1` })),
        origin: origins[app],
        chosenFacts: namespaceHeader,
      });
      sites.push(site);
      await site.listen({ host: '127.0.0.1', port: ports[app] });
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const addresses: StackOrigins = { ...origins, server: server.origin };
  return { server, addresses, stop };
}

/**
 * Returns the folder with the production build of an app. Called before anything starts, so that a missing build leaves
 * no server behind.
 */
function distOf(app: 'admin' | 'portal'): string {
  const folder = join(projectRoot, 'apps', app, 'dist');
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Run: npm run build`);
  return folder;
}
