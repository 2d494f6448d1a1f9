// npm run serve: the production builds and the server, after `npm run build`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, closeSite, readSiteOptions } from '@tuyen/server-mock/sites';
import { addresses } from './addresses.ts';
import { root } from './run.ts';

const { host, server, admin, portal } = addresses();
const api = `http://${host}:${server}`;

/** What `/config.json` tells a build beside the API's address. */
const { ADMIN_API_KEY, PORTAL_API_KEY, PORTAL_OFFICE_ID } = process.env;
const given = { admin: { apiKey: ADMIN_API_KEY }, portal: { apiKey: PORTAL_API_KEY, officeId: PORTAL_OFFICE_ID } };

const folders = { admin: join(root, 'apps/admin/dist'), portal: join(root, 'apps/portal/dist') };
for (const folder of Object.values(folders)) {
  if (existsSync(folder)) continue;
  console.error(`${folder} is missing. Run: npm run build`);
  process.exit(1);
}

if (!process.env.DATABASE_URL) mkdirSync(join(root, 'data'), { recursive: true });
const child = spawn('node', ['server-mock/src/start.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    DATABASE_URL: 'file:data/tuyen.db',
    ADMIN_URL: `http://${host}:${admin}`,
    PORTAL_URL: `http://${host}:${portal}`,
    ...process.env,
    PORT: String(server),
  },
});
let closing: Promise<unknown> | undefined;
child.on('exit', (code) => void Promise.resolve(closing).then(() => process.exit(code ?? 1)));

const sites = await Promise.all(
  (['admin', 'portal'] as const).map(async (app) =>
    buildSite(await readSiteOptions(folders[app], { apiBase: `${api}/api/v1`, ...given[app] })),
  ),
);
await Promise.all([sites[0]?.listen({ host, port: admin }), sites[1]?.listen({ host, port: portal })]);
console.log(`Server ${api} · Admin http://${host}:${admin} · Portal http://${host}:${portal}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    child.kill(signal);
    closing ??= Promise.all(sites.map(closeSite));
  });
}
