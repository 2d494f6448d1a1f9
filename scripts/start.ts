// npm start: generates, then starts server, admin and portal with live reload. A schema edit regenerates and restarts
// the server.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { PORTAL_KEY } from '../domain/src/clients/portal-key.ts';
import { addresses } from './addresses.ts';
import { root, run } from './run.ts';

const { host, server, admin, portal } = addresses();
const api = `http://${host}:${server}`;

/**
 * Serves `/config.json`, as a production site would: the address of the API and, for the portal, its API key and
 * office.
 */
function configJson(app: string): Plugin {
  return {
    name: 'config-json',
    configureServer(site) {
      site.middlewares.use('/config.json', async (_request, response) => {
        const config = { apiBase: `${api}/api/v1`, ...(app === 'portal' && (await portalHeaders())) };
        response.setHeader('content-type', 'application/json').end(JSON.stringify(config));
      });
    },
  };
}

/** Returns what the portal sends with its requests: its API key, if the server accepts the key, and its office. */
async function portalHeaders(): Promise<{ apiKey?: string; officeId?: string }> {
  const wanted = process.env['PORTAL_API_KEY'] ?? PORTAL_KEY;
  for (const apiKey of [wanted, undefined]) {
    const headers = { 'x-client-kind': 'PUBLIC_WEB', ...(apiKey && { 'x-api-key': apiKey }) };
    const answer = await fetch(`${api}/api/v1/settings/site-config`, { headers }).catch(() => undefined);
    if (!answer?.ok) continue;
    const { office_id: officeId } = Object(await answer.json());
    return { ...(apiKey && { apiKey }), ...(officeId && { officeId: String(officeId) }) };
  }
  return {};
}

async function startSite(app: string, port: number): Promise<ViteDevServer> {
  const site = await createServer({
    root: join(root, 'apps', app),
    plugins: [configJson(app)],
    server: { host, port, strictPort: true },
    logLevel: 'warn',
  });
  return site.listen();
}

function startServer(): ChildProcess {
  return spawn('node', ['server-mock/bin/start.js'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      TUYEN_QA: '1',
      ADMIN_URL: `http://${host}:${admin}`,
      PORTAL_URL: `http://${host}:${portal}`,
      ...process.env,
      PORT: String(server),
    },
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}

// The start continues if the generator leaves some files unwritten because they were edited. It stops on schema errors.
if (!(await generated())) process.exit(1);

let running = startServer();
const sites = await Promise.all([startSite('admin', admin), startSite('portal', portal)]);
await answers(`${api}/health`);
console.log(`
  Server  ${api}        (API /api/v1, OpenAPI /docs, health /health)
  Admin   http://${host}:${admin}
  Portal  http://${host}:${portal}        (English: /en/)
`);

/** True from an edit of the schemas until the server runs with the edited schemas. */
let edited = false;
let restarting = Promise.resolve();
let ending = false;
const watcher = watch(join(root, 'schemas'), { recursive: true }, (_event, file) => {
  edited ||= file?.endsWith('.json') === true;
});

// Keep one generator process running. It regenerates after an edit in a fifth of the time that a new process takes.
const generating = spawn('node', ['cli/bin/tuyen.js', 'generate', '--watch'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
createInterface(generating.stdout).on('line', (line) => {
  if (line.startsWith('Watching')) return;
  console.log(line);
  // After a schema error, the generated files and the running server stay unchanged. The message states the fix.
  if (!edited || !/^[✓!] \d+ files: /u.test(line)) return;
  edited = false;
  restarting = restarting.then(restart);
});

generating.once('exit', () => {
  if (!ending)
    console.error('tuyen generate --watch has ended: edits of schemas are not noticed any more. Start again.');
});

async function generated(): Promise<boolean> {
  if ((await run('node', ['cli/bin/tuyen.js', 'generate'])) === 0) return true;
  return spawnSync('node', ['cli/bin/tuyen.js', 'lint'], { cwd: root }).status === 0;
}

async function restart(): Promise<void> {
  await stopped(running);
  running = startServer();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    ending = true;
    watcher.close();
    void Promise.all([stopped(generating), stopped(running), ...sites.map((site) => site.close())]).then(() =>
      process.exit(0),
    );
  });
}
