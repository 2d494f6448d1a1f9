import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sourcesOf } from './assets.ts';
import { readLocales } from './locales.ts';

/** Under `npm start` pages are drawn when they are asked for, by the same code that prerenders them. */
export function devPages(): Plugin {
  return {
    name: 'portal-dev-pages',
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
        const module = await server.ssrLoadModule('/src/prerender/index.ts');
        const { renderPage, routes, policyTabs } = module as typeof import('../src/prerender/index.ts');
        const language = /^\/en(\/|$)/.test(url.pathname) ? 'en' : 'vi';
        const path = (language === 'en' ? url.pathname.slice(3) : url.pathname).replace(/\/+$/, '') || '/';
        const route = routes.find((candidate) => matches(candidate.path, path));
        if (!route) throw new Error(`No page answers ${path}.`);
        const { script, styles } = sourcesOf(route);
        const { locales, files } = await readLocales(fileURLToPath(new URL('../public', import.meta.url)));
        const tab = policyTabs.find((each) => each === url.searchParams.get('tab'));
        const assets = {
          scripts: ['/@vite/client', ...(script ? [`/${script}`] : [])],
          preloads: [],
          styles: styles.map((style) => `/${style}?direct`),
        };
        const html = renderPage({
          route,
          language,
          locales,
          wordFiles: files[language],
          assets,
          origin: url.origin,
          ...(tab && { tab }),
        });
        return { html: await server.transformIndexHtml(url.pathname, html), status: route.status ?? 200 };
      }
    },
  };
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('/**')) return path.startsWith(pattern.slice(0, -2));
  return new RegExp(`^${pattern.replace(/\*/g, '[^/]+')}$`).test(path);
}
