import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

export interface SiteOptions {
  /** The app's `dist` folder. */
  readonly folder: string;
  /** Answered at `/config.json`: the one thing a build does not know. */
  readonly config: { readonly apiBase: string };
  /** Content-Security-Policy by directive; `{api}` stands for the API's origin. */
  readonly csp: Readonly<Record<string, readonly string[]>>;
  /** Which file answers a path that is no file, e.g. `{ "/register/result/*": "register/result/index.html" }`; first match wins. */
  readonly routes: readonly { readonly path: string; readonly file: string; readonly status?: number }[];
}

/** A production build served as it would be behind any web server: immutable assets, strict headers, compressed files. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  const headers = securityHeaders(options);
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers));
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(options.config));
  await app.register(fastifyStatic, {
    root: options.folder,
    preCompressed: true,
    redirect: false,
    index: ['index.html'],
    setHeaders: (reply, path) => {
      // Built assets carry their content's hash in the name; everything else is asked for again.
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const routes = options.routes.map(({ path, file, status = 200 }) => ({ matches: matcher(path), file, status }));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const route = request.method === 'GET' ? routes.find(({ matches }) => matches(path)) : undefined;
    if (!route || !existsSync(join(options.folder, route.file))) return reply.code(404).send('Not found');
    return reply.code(route.status).header('cache-control', 'no-cache').sendFile(route.file);
  });
  return app;
}

/** Reads a build's own description of itself (`csp.json`, `routes.json`), written by the app's build. */
export async function readSiteOptions(folder: string, apiBase: string): Promise<SiteOptions> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  return { folder, config: { apiBase }, csp: await read('csp.json'), routes: await read('routes.json') };
}

function securityHeaders({ csp, config }: SiteOptions): Record<string, string> {
  const api = new URL(config.apiBase).origin;
  const policy = Object.entries(csp).map(([directive, sources]) =>
    [directive, ...sources.map((source) => source.replace('{api}', api))].join(' '),
  );
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  };
}

/** `*` stands for one path segment, a trailing `**` for any rest. */
function matcher(pattern: string): (path: string) => boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*$/, '.*')
    .replace(/(?<![.*])\*(?!\*)/g, '[^/]+');
  const expression = new RegExp(`^${source}/?$`);
  return (path) => expression.test(path);
}
