import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from '../engine/status-codes.ts';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import { REQUEST_ID, requestId } from '../engine/request/request-ids.ts';
import { sendCompressed } from '../engine/request/compressed.ts';
import { answerNotModified, tagOf } from '../engine/request/entity-tags.ts';
import { logAnswer, logAnswers, type Place } from '../engine/request/access-log.ts';
import { connectionOptions, type ConnectionLimits, unreadableRequests } from '../engine/lifecycle/connections.ts';
import { drain } from '../engine/lifecycle/drain.ts';
import { type Facts, loadFacts, openFacts } from './facts.ts';
import { fillPage } from './fill-page.ts';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';

export interface SiteOptions {
  /** The app's `dist` folder. */
  readonly folder: string;
  /** Answered at `/config.json`: what a build does not know. */
  readonly config: SiteConfig;
  /** Content-Security-Policy by directive; `{api}` stands for the API's origin. */
  readonly csp: Readonly<Record<string, readonly string[]>>;
  /** Which file answers a path; the first match wins. */
  readonly routes: readonly SiteRoute[];
  /** What the build leaves open in its pages: `facts.json`. Default nothing. */
  readonly open?: OpenFacts | undefined;
  /** Where people reach the site. Default: where the build expected it. */
  readonly origin?: string;
  /** Where this process reaches the API. Default: where browsers do. */
  readonly ownApiBase?: string;
  /**
   * Headers of the page's request that choose other facts, such as the namespace of a tester; undefined for the usual ones. Throws for a request that
   * chooses none that exist.
   */
  readonly chosenFacts?: ((request: FastifyRequest) => Readonly<Record<string, string>> | undefined) | undefined;
  readonly connections?: Partial<ConnectionLimits>;
  readonly now?: () => Date;
  /** Default none. */
  readonly logger?: FastifyServerOptions['logger'];
  /** Behind a proxy: whose `X-Forwarded-For` to believe. */
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
}

export interface SiteConfig {
  readonly apiBase: string;
  /** Sent by the app as `x-api-key`. */
  readonly apiKey?: string | undefined;
  /** The office whose site this is, sent by the portal as `x-office-id`. */
  readonly officeId?: string | undefined;
}

/** What a build leaves open, for the site to fill in at its start. */
export interface OpenFacts {
  /** The endpoints whose answers say who the operator is: `settings/site-config`, `public/contact`. */
  readonly paths: readonly string[];
  /** The fact that is the operator's name. */
  readonly name: string;
  readonly origin: string;
  readonly title: string;
}

export interface SiteRoute {
  /**
   * `/register/result/*`; `*` is one segment, a trailing `**` any rest. With `?tab=payment` the query has to hold that too. A rest that
   * ends like a file (`/locales/xx/common.json`) is no page: where there is no such file, the answer is 404.
   */
  readonly path: string;
  readonly file: string;
  readonly status?: number;
  /** Only for browsers whose User-Agent contains this. */
  readonly userAgent?: string;
  /** Only before this moment (ISO 8601). */
  readonly until?: string;
}

/** A production build served as it would be behind any web server: immutable assets, strict headers, compressed files. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(options);
  const refuse = unreadableRequests(
    (status, socket, id) => {
      const all = {
        ...headers,
        'cache-control': 'no-store',
        [REQUEST_ID]: id,
        connection: 'close',
        'content-length': '0',
      };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
      socket.destroySoon();
    },
    () => app.log,
  );
  /** The file of the build that an answer was made of. */
  const files = new WeakMap<FastifyReply, string>();
  const place: Place = (request, reply) => ({ route: request.routeOptions.url, file: files.get(reply) });
  const unroutable = (request: FastifyRequest, reply: FastifyReply): void => {
    void reply
      .headers({ ...headers, [REQUEST_ID]: request.id, 'cache-control': 'no-store' })
      .code(400)
      .send('Bad request');
    logAnswer(request, reply, place);
  };
  const app: FastifyInstance = fastify({
    ...connectionOptions(options.connections),
    forceCloseConnections: true,
    clientErrorHandler: refuse,
    // No hook runs for an address that no route can be looked up by.
    frameworkErrors: (_error, request, reply) => unroutable(request, reply),
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.addHook('onRequest', async (request, reply) => void reply.header(REQUEST_ID, request.id));
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers));
  logAnswers(app, place);
  const filling = options.open && openPages(options, options.open);
  app.get('/config.json', async (request, reply) => {
    // The office whose site this is, unless the operator named another one.
    const officeId = options.config.officeId ?? (await filling?.factsOf(request))?.['office_id'];
    return reply.header('cache-control', 'no-cache').send({ ...options.config, officeId });
  });
  await app.register(fastifyStatic, {
    root: options.folder,
    preCompressed: true,
    redirect: false,
    index: ['index.html'],
    setHeaders: (reply, path) => {
      // Built assets carry their content's hash in the name; everything else is asked for again.
      const hashed = path.includes('/assets/');
      files.set(reply, relative(options.folder, path));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const routes = options.routes.map((route) => ({ ...route, matches: matcher(route) }));
  const page = filling?.page;
  const answerFrom = (candidates: typeof routes) => (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET') return undefined;
    const now = (options.now?.() ?? new Date()).getTime();
    const route = candidates.find(
      ({ until, matches }) => (until === undefined || now < Date.parse(until)) && matches(request),
    );
    if (!route || !existsSync(join(options.folder, route.file))) return undefined;
    if (route.userAgent) reply.header('vary', 'user-agent');
    reply.code(route.status ?? 200).header('cache-control', 'no-cache');
    if (!page || !isPage(route.file)) return reply.sendFile(route.file);
    files.set(reply, route.file);
    return page(request, reply, route.file);
  };
  // What depends on the query, the browser or the day answers before the file of the same path does.
  const first = answerFrom(
    routes.filter(
      ({ path, file, userAgent, until }) => path.includes('?') || userAgent || until || (page && isPage(file)),
    ),
  );
  app.addHook('onRequest', async (request, reply) => first(request, reply));
  const fallback = answerFrom(routes);
  app.setNotFoundHandler(
    async (request, reply) =>
      fallback(request, reply) ?? reply.code(404).header('cache-control', 'no-store').send('Not found'),
  );
  return app;
}

/** Answers what has been asked, then closes. */
export async function closeSite(site: FastifyInstance): Promise<void> {
  await drain(site.server);
  await site.close();
}

/** Reads a build's own description of itself (`csp.json`, `routes.json`), written by the app's build. */
export async function readSiteOptions(folder: string, config: SiteConfig): Promise<SiteOptions> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const open: OpenFacts | undefined = existsSync(join(folder, 'facts.json')) ? await read('facts.json') : undefined;
  return { folder, config, csp: await read('csp.json'), routes: await read('routes.json'), open };
}

const isPage = (file: string) => file.endsWith('.html');

/** Answers pages of the build filled in with what the server says of the operator. */
function openPages({ folder, config, ownApiBase, chosenFacts, origin, now }: SiteOptions, open: OpenFacts) {
  const headers = {
    ...(config.apiKey !== undefined && { 'x-api-key': config.apiKey }),
    ...(config.officeId !== undefined && { 'x-office-id': config.officeId }),
  };
  const load = async (named: Readonly<Record<string, string>> = {}): Promise<Facts> => {
    const base = ownApiBase ?? config.apiBase;
    const answers = await Promise.all(open.paths.map((path) => loadFacts(`${base}/${path}`, { ...headers, ...named })));
    return Object.assign({}, ...answers);
  };
  const factsNow = openFacts(load, () => (now?.() ?? new Date()).getTime());
  /** Chosen facts are not cached: a tester changes them and looks at once. */
  const factsOf = async (request: FastifyRequest): Promise<Facts> => {
    try {
      const chosen = chosenFacts?.(request);
      return chosen ? await load(chosen) : await factsNow();
    } catch {
      return {};
    }
  };
  const { title, name } = open;
  const parts = { origin: origin ?? open.origin, builtOrigin: open.origin, title, name, api: config.apiBase };
  /** Filled pages by file, as long as the facts stay the same. */
  const filled = new Map<string, { readonly facts: Facts; readonly html: string }>();
  const page = async (request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> => {
    const facts = await factsOf(request);
    const known = filled.get(file);
    const html =
      known?.facts === facts
        ? known.html
        : await fillPage(await readFile(join(folder, file), 'utf8'), { ...parts, facts });
    filled.set(file, { facts, html });
    if (answerNotModified(request, reply, tagOf(html))) return reply;
    return sendCompressed(reply.type('text/html; charset=utf-8'), html);
  };
  return { page, factsOf };
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

/** A path whose last part has an extension. */
const FILE = /\.\w+$/;

function matcher({ path, userAgent }: SiteRoute): (request: FastifyRequest) => boolean {
  const [pattern = '', query = ''] = path.split('?', 2);
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*$/, '.*')
    .replace(/(?<![.*])\*(?!\*)/g, '[^/]+');
  const expression = new RegExp(`^${source}/?$`);
  const anyRest = pattern.endsWith('**');
  const wanted = [...new URLSearchParams(query)];
  return (request) => {
    // Not by URL, which throws on what is none, such as `//`.
    const [pathname = '', search] = request.url.split('?', 2);
    if (!expression.test(pathname) || (anyRest && FILE.test(pathname))) return false;
    if (userAgent && !request.headers['user-agent']?.includes(userAgent)) return false;
    const given = new URLSearchParams(search);
    return wanted.every(([name, value]) => given.get(name) === value);
  };
}
