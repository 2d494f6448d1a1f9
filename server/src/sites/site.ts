import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from '../engine/status-codes.ts';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import { REQUEST_ID, requestId } from '../engine/request/request-ids.ts';
import { sendCompressed } from '../engine/request/compressed.ts';
import { answerNotModified, tagOf } from '../engine/request/entity-tags.ts';
import { logAnswer, logAnswers, type RouteFields } from '../engine/request/access-log.ts';
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
  readonly folder: string;
  readonly config: SiteConfig;
  /**
   * Content-Security-Policy by directive; `{api}` stands for the API's origin, `{tiles}` for the origin of the tiles of
   * maps.
   */
  readonly csp: Readonly<Record<string, readonly string[]>>;
  /** Rules that map URL paths to files. The first rule that matches applies. */
  readonly routes: readonly SiteRoute[];
  /**
   * States where the site loads facts about its operator, which it inserts into the built pages. `readSiteOptions`
   * reads this object from `facts.json`. If undefined, the site inserts nothing, not even its origin.
   */
  readonly open?: OpenFacts | undefined;
  /** Public origin of the site. Default: the origin for which the site was built. */
  readonly origin?: string;
  /** Base address that this server uses for requests to the API. Default: the base address that browsers use. */
  readonly ownApiBase?: string;
  /**
   * Returns headers for the request that loads the facts about the operator. If a visitor's request belongs to a
   * tester, for example, the headers name the tester's namespace. Returns undefined for the usual facts. Throws if the
   * namespace does not exist.
   */
  readonly chosenFacts?: ((request: FastifyRequest) => Readonly<Record<string, string>> | undefined) | undefined;
  /** Source of the tiles of maps in the Content-Security-Policy. If undefined, maps load none from another server. */
  readonly tiles?: string | undefined;
  readonly connections?: Partial<ConnectionLimits>;
  readonly now?: () => Date;
  readonly logger?: FastifyServerOptions['logger'];
  /** Behind a proxy: addresses whose `X-Forwarded-For` is trusted. */
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
}

export interface SiteConfig {
  readonly apiBase: string;
  readonly apiKey?: string | undefined;
  readonly officeId?: string | undefined;
}

export interface OpenFacts {
  /** Endpoints that return facts about the operator, such as name and hotline: `settings/site-config`, `public/contact`. */
  readonly paths: readonly string[];
  /** Key under which the operator's name is stored among the facts about the operator. Undefined without such facts. */
  readonly name?: string;
  readonly origin: string;
  readonly title: string;
}

export interface SiteRoute {
  /**
   * Path pattern such as `/register/result/*`. `*` matches one segment, and `**` at the end matches any number of
   * segments. `?tab=payment` also requires this query parameter. If the part that `**` matches looks like a file
   * (`/locales/xx/common.json`), no page is sent, and the response is 404 if the file is missing.
   */
  readonly path: string;
  readonly file: string;
  readonly status?: number;
  /** Restricts the rule to browsers whose User-Agent contains this text. */
  readonly userAgent?: string;
  /** Limits the route to requests before this instant (ISO 8601). */
  readonly until?: string;
}

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
  const files = new WeakMap<FastifyReply, string>();
  const place: RouteFields = (request, reply) => ({ route: request.routeOptions.url, file: files.get(reply) });
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
    // Responds here to invalid URLs, which Fastify cannot route. Fastify runs no hook for them.
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
    const officeId = options.config.officeId ?? (await filling?.factsOf(request))?.['office_id'];
    return reply.header('cache-control', 'no-cache').send({ ...options.config, officeId });
  });
  for (const [file, type] of Object.entries(FILES_WITH_ORIGIN)) {
    const content = await filling?.withOrigin(file);
    if (content === undefined) continue;
    app.get(`/${file}`, async (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(content));
  }
  await app.register(fastifyStatic, {
    root: options.folder,
    preCompressed: true,
    redirect: false,
    index: ['index.html'],
    setHeaders: (reply, path) => {
      // Built assets have a content hash in their name, so browsers cache them forever. Browsers revalidate all other
      // files.
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
  // Some routes depend on the query, the browser or the date. They are tried before the files, because a file with the
  // same path would hide them.
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

export async function closeSite(site: FastifyInstance): Promise<void> {
  await drain(site.server);
  await site.close();
}

export async function readSiteOptions(folder: string, config: SiteConfig): Promise<SiteOptions> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const open: OpenFacts | undefined = existsSync(join(folder, 'facts.json')) ? await read('facts.json') : undefined;
  return { folder, config, csp: await read('csp.json'), routes: await read('routes.json'), open };
}

/** Files other than pages that contain the origin of the site, with their content types. */
const FILES_WITH_ORIGIN = { 'robots.txt': 'text/plain; charset=utf-8', 'sitemap.xml': 'application/xml' } as const;

const isPage = (file: string) => file.endsWith('.html');

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
  const factsIn = new Map<string, () => Promise<Facts>>();
  const factsNow = (language: string): Promise<Facts> => {
    const known = factsIn.get(language);
    const facts =
      known ??
      openFacts(
        () => load(inLanguage(language)),
        () => (now?.() ?? new Date()).getTime(),
      );
    factsIn.set(language, facts);
    return facts();
  };
  /**
   * Facts about the operator from a tester's namespace are not cached, because testers change them and want to see the
   * result immediately.
   */
  const factsOf = async (request: FastifyRequest, language = ''): Promise<Facts> => {
    try {
      const chosen = chosenFacts?.(request);
      return chosen ? await load({ ...inLanguage(language), ...chosen }) : await factsNow(language);
    } catch {
      return {};
    }
  };
  const { title, name } = open;
  const parts = { origin: origin ?? open.origin, builtOrigin: open.origin, title, name, api: config.apiBase };
  const withOrigin = async (file: string): Promise<string | undefined> => {
    if (!existsSync(join(folder, file))) return undefined;
    const content = await readFile(join(folder, file), 'utf8');
    return content.replaceAll(`${open.origin}/`, () => `${parts.origin}/`);
  };
  const filled = new Map<string, { readonly facts: Facts; readonly built: string; readonly html: string }>();
  const page = async (request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> => {
    const known = filled.get(file);
    const built = known?.built ?? (await readFile(join(folder, file), 'utf8'));
    const facts = await factsOf(request, languageOfPage(built));
    const html = known?.facts === facts ? known.html : await fillPage(built, { ...parts, facts });
    filled.set(file, { facts, built, html });
    if (answerNotModified(request, reply, tagOf(html))) return reply;
    return sendCompressed(reply.type('text/html; charset=utf-8'), html);
  };
  return { page, factsOf, withOrigin };
}

/** The visitor chose the language of a page by its address, so the facts in the page are in that language too. */
const languageOfPage = (html: string): string => /<html[^>]*\blang="([\w-]+)"/u.exec(html)?.[1] ?? '';

const inLanguage = (language: string): Readonly<Record<string, string>> =>
  language === '' ? {} : { 'accept-language': language };

function securityHeaders({ csp, config, tiles }: SiteOptions): Record<string, string> {
  const api = new URL(config.apiBase).origin;
  const policy = Object.entries(csp).map(([directive, sources]) =>
    [
      directive,
      ...sources.flatMap((source) => (source === '{tiles}' ? (tiles ?? []) : source.replace('{api}', api))),
    ].join(' '),
  );
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  };
}

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
    // `new URL` would throw on malformed addresses such as `//`.
    const [pathname = '', search] = request.url.split('?', 2);
    if (!expression.test(pathname) || (anyRest && FILE.test(pathname))) return false;
    if (userAgent && !request.headers['user-agent']?.includes(userAgent)) return false;
    const given = new URLSearchParams(search);
    return wanted.every(([name, value]) => given.get(name) === value);
  };
}
