import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, readSiteOptions } from '@tuyen/server-mock/sites';
import { freePort } from './free-port.ts';
import { projectRoot } from './project-root.ts';
import { startServer, type RunningServer } from './server-process.ts';

export interface Stack {
  readonly server: RunningServer;
  /** Origins, no trailing slash. */
  readonly admin: string;
  readonly portal: string;
  stop(): Promise<void>;
}

/** The server and both production builds under their content security policies, each on a free port. */
export async function startStack(root = projectRoot, env: Record<string, string> = {}): Promise<Stack> {
  const folders = { admin: distOf('admin'), portal: distOf('portal') };
  const ports = { admin: await freePort(), portal: await freePort() };
  const admin = `http://127.0.0.1:${ports.admin}`;
  const portal = `http://127.0.0.1:${ports.portal}`;
  const server = await startServer(root, { ADMIN_URL: admin, PORTAL_URL: portal, ...env });
  const site = async (app: 'admin' | 'portal') => {
    const built = await buildSite(await readSiteOptions(folders[app], { apiBase: `${server.origin}/api/v1` }));
    await built.listen({ host: '127.0.0.1', port: ports[app] });
    return built;
  };
  const sites = [await site('admin'), await site('portal')];
  return {
    server,
    admin,
    portal,
    async stop() {
      await Promise.all(sites.map((one) => one.close()));
      await server.stop();
    },
  };
}

/** Asked for before anything is started: a missing build leaves no server behind. */
function distOf(app: 'admin' | 'portal'): string {
  const folder = join(projectRoot, 'apps', app, 'dist');
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Run: npm run build`);
  return folder;
}
