// Vite plugin that builds a portal. Imported as `@tuyen/portal-kit/vite`.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import type { Portal } from '../site/define-portal.ts';
import { scriptOf, styleEntry } from './assets.ts';
import { devPages } from './dev-pages.ts';
import { moduleSource, PREFIX, RENDERER, rendererIn } from './modules.ts';
import { readLocales } from './read-locales.ts';
import { writePages } from './write-pages.ts';

export interface PortalBuildOptions {
  /**
   * Public origin of the site: search engines and phones require absolute URLs. Defaults to `PORTAL_URL`, or the
   * address of `npm start`.
   */
  readonly origin?: string;
}

/**
 * Builds and serves a portal. `vite build` bundles one entry per page and the page renderer, then renders every page in
 * every language into `dist/`.
 */
export function portal(
  definition: Portal,
  { origin = process.env['PORTAL_URL'] ?? 'http://127.0.0.1:4002' }: PortalBuildOptions = {},
): PluginOption {
  return [react(), modules(definition), bundles(definition, origin.replace(/\/+$/, '')), devPages(definition)];
}

function modules(definition: Portal): Plugin {
  let root = '';
  return {
    name: 'tuyen-portal-modules',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      return id.startsWith(`\0${PREFIX}`) ? moduleSource(definition, root, id.slice(1)) : undefined;
    },
  };
}

function bundles(definition: Portal, origin: string): Plugin {
  const { pages, styles } = definition;
  const scripts = new Set(pages.flatMap((page) => scriptOf(page) ?? []));
  return {
    name: 'tuyen-portal',
    config: ({ cacheDir }, { command }) => ({
      appType: 'custom',
      // Vite's default is next to the nearest package.json. A back-office in the same package would then delete the
      // portal's pre-bundled packages.
      cacheDir: cacheDir ?? 'node_modules/.vite',
      builder: {},
      resolve: {
        alias: [
          // RJSF renders descriptions as Markdown, resolves remote $refs and merges allOf. Our descriptions are plain
          // text, and our schemas have neither $ref nor allOf.
          { find: 'markdown-to-jsx/react', replacement: '@tuyen/portal-kit/no-markdown' },
          { find: 'fast-uri', replacement: '@tuyen/portal-kit/no-uri' },
          { find: /^\.\/shallowAllOfMerge\.js$/, replacement: '@tuyen/portal-kit/no-merge' },
          // Import path of the default registry in RJSF's form. The build replaces this module, because it includes
          // every field and widget.
          { find: /^\.\.\/getDefaultRegistry\.js$/, replacement: '@tuyen/portal-kit/form-registry' },
        ],
      },
      worker: { format: 'es' },
      // Names the pages and packages to pre-bundle in development, because Vite finds none without an index.html. A
      // package that is found later would reload the page while it is in use.
      optimizeDeps: {
        entries: ['src/pages/*/page.tsx', `${definition.generated}/*/*.gen.tsx`],
        include: ['altcha/lib', 'i18next', 'react-dom/client'].map((each) => `@tuyen/portal-kit > ${each}`),
      },
      environments: {
        client: {
          build: {
            outDir: 'dist',
            manifest: true,
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: {
                ...Object.fromEntries([...scripts].map((name) => [name, PREFIX + name])),
                ...Object.fromEntries(styles.map((style, index) => [styleEntry(index), style])),
              },
            },
          },
        },
        ssr: {
          // The build prerenders pages with the same bundled modules as the browser. In development, Node loads React
          // from `node_modules` instead.
          ...(command === 'build' && { resolve: { noExternal: true } }),
          build: {
            outDir: 'dist-ssr',
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: { renderer: RENDERER } },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('The build of a portal needs the environments client and ssr.');
        await builder.build(client);
        await builder.build(ssr);
        const { root, publicDir } = builder.config;
        const drawing = join(root, ssr.config.build.outDir);
        const render = rendererIn(await import(pathToFileURL(join(drawing, 'renderer.js')).href));
        const locales = await readLocales(publicDir, definition.languages);
        await writePages(definition, join(root, client.config.build.outDir), render, locales, origin);
        await rm(drawing, { recursive: true });
      },
    },
  };
}
