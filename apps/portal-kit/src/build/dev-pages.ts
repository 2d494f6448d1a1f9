import { join } from 'node:path';
import type { Plugin } from 'vite';
import { addressesOf } from '../site/addresses.ts';
import type { Portal } from '../site/define-portal.ts';
import { routeFor } from '../site/site-route.ts';
import { scriptOf } from './assets.ts';
import { PREFIX, RENDERER, rendererIn } from './modules.ts';
import { readLocales } from './read-locales.ts';

export function devPages(portal: Portal): Plugin {
  return {
    name: 'tuyen-portal-dev-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = new URL(request.originalUrl ?? '/', 'http://localhost');
          if (request.method !== 'GET' || /\.\w+$/.test(url.pathname)) return next();
          try {
            const { html, status } = await draw(url);
            response.statusCode = status;
            response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          }
        });
      };

      async function draw(url: URL): Promise<{ html: string; status: number }> {
        const render = rendererIn(await server.ssrLoadModule(RENDERER));
        const address = addressesOf(portal.languages).readAddress(url.pathname);
        const path = address.path.replace(/\/+$/, '') || '/';
        const page = routeFor(portal.pages, path);
        if (!page) throw new Error(`No page answers ${path}.`);
        const { publicDir, root } = server.config;
        const { locales, files } = await readLocales(publicDir || join(root, 'public'), portal.languages);
        const script = scriptOf(page);
        const html = render({
          page,
          language: address.language,
          locales,
          wordFiles: files[address.language] ?? [],
          assets: {
            scripts: ['/@vite/client', ...(script ? [`/@id/${PREFIX}${script}`] : [])],
            preloads: [],
            styles: await Promise.all(portal.styles.map(styleAddress)),
          },
          origin: url.origin,
          tab: page.tabs?.names.find((each) => each === url.searchParams.get(page.tabs?.query ?? '')),
        });
        return { html: await server.transformIndexHtml(url.pathname, html), status: page.status ?? 200 };
      }

      async function styleAddress(style: string): Promise<string> {
        if (style.startsWith('./')) return `${style.slice(1)}?direct`;
        const resolved = await server.pluginContainer.resolveId(style, join(server.config.root, 'index.html'));
        if (!resolved) throw new Error(`There is no style sheet ${style}.`);
        return `/@fs/${resolved.id.replace(/^\//, '')}?direct`;
      }
    },
  };
}
