import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Alias, Plugin, UserConfigFnObject } from 'vite';
import { defaultsOnUse } from './defaults-on-use.ts';

/**
 * Returns the Vite configuration of a back-office. During development, the API uses `PORT` (default 4000) and the
 * back-office uses the next port.
 *
 * @param root folder with `index.html`, whose script calls `startAdmin`, and the generated modules in `src/generated`
 */
export function adminSite(root: string): UserConfigFnObject {
  const port = Number(process.env['PORT'] ?? 4000);
  const generated = join(root, 'src/generated');
  const resourceCount = readdirSync(generated).filter((name) =>
    existsSync(join(generated, name, 'index.gen.ts')),
  ).length;
  return ({ mode }) => ({
    root,
    plugins: [
      react(),
      leftOut(),
      rulesApart(),
      popperOnUse(),
      defaultsOnUse(),
      firstFiles(),
      siteDescription(),
      siteConfig(`http://127.0.0.1:${port}/api/v1`),
    ],
    // The host and port of the development server must not change, because `tuyen serve --api` accepts requests only
    // from this origin.
    server: { host: '127.0.0.1', port: port + 1, strictPort: true },
    resolve: {
      alias: [
        // Without an alias, every bundler resolves react-router to its development build.
        ...(mode === 'production' ? reactRouterProduction() : []),
      ],
    },
    build: {
      target: 'es2022',
      // Inlines no assets, because the content security policy allows only scripts, styles and fonts from files.
      assetsInlineLimit: 0,
      // Adds no preload links for the files that every page loads at the start, because those files are loaded before
      // the first dynamic import.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed) => needed.filter((file) => !FIRST_FILES.test(file)),
      },
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Each module goes into one chunk group. If several groups match the module or a module that imports it,
            // the group with the highest priority wins.
            groups: [
              // The chunk of the entry point runs before all other files are loaded, so it must not contain modules of
              // another chunk group.
              { name: 'index', tags: ['$initial'], priority: 6 },
              { name: 'libraries', test: LIBRARIES, priority: 5 },
              // Chunk of packages that list pages and record pages share. A module is in this chunk only if at least `2
              // * resourceCount` pages use it.
              { name: 'core', test: CORE, minShareCount: 2 * resourceCount, priority: 5 },
              { name: 'material', test: MATERIAL, minShareCount: 2 * resourceCount, priority: 5 },
              { name: 'frame', test: /\/src\/admin\.ts$/, priority: 4 },
              { name: 'list', test: LISTS, minShareCount: resourceCount, priority: 3 },
              { name: 'typed', test: TYPED, minShareCount: resourceCount, priority: 2 },
              { name: 'record', test: KIT, minShareCount: resourceCount, priority: 1 },
              // All other modules: one chunk for each set of pages that share a module. No page then loads code that it
              // does not use.
              { name: 'shared', entriesAware: true },
            ],
          },
          // The first scripts name all later ones, about 350 files. Seven characters of the hash are enough to tell versions
          // of a file apart, and keep these lists short.
          chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash:7].js`,
        },
      },
    },
    // A project depends on the first three packages. The kit depends on the last one: with pnpm, it is only found there.
    optimizeDeps: {
      include: ['react-admin', '@mui/material', '@mui/icons-material', '@tuyen/admin-kit > react-hook-form'],
    },
  });
}

/** Files that the HTML preloads for every page. Each file is evaluated in a browser task of its own (see `startAdmin`). */
const FIRST_FILES = /assets\/(rolldown-runtime|index|libraries|core|material|frame|list)-/;

/** Libraries that import nothing from other chunks of the application, and so can be a chunk of their own. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|scheduler|i18next|clsx|stylis|@(emotion|tanstack)\/[^/]+|@mui\/(system|utils|private-theming|styled-engine|material\/(esm\/)?styles))\//;

const CORE = /\/node_modules\/(react-router|react-hook-form|lodash|ra-core)\//;

const MATERIAL = /\/node_modules\/(@mui|@popperjs|react-transition-group)\//;

/** Parts of list pages. Nested lists are left out: many record pages share them, but lists rarely show one. */
const LISTS = /\/admin-kit\/(src|dist)\/(pages\/list|fields(?!\/nested\/nested-list)|inputs(?!\/typed\/))\//;

/** Inputs whose text is read and completed while the user types. Only some lists filter by them. */
const TYPED = /\/admin-kit\/(src|dist)\/inputs\/typed\//;

const KIT = /\/admin-kit\/(src|dist)\//;

/** Third-party modules that a back-office does not need, each with the shorter source code that the build uses instead. */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  // The package `jsonexport` writes the CSV files of react-admin's own export. The build replaces it with an empty
  // module, because the back-office has an export of its own.
  ['jsonexport/dist/index.js', 'export default undefined;'],
  // The package `diacritic` is a table of letters with accents. React-admin uses it to search column names. The build
  // replaces it with the Unicode normalization of the browser.
  [
    'diacritic',
    `export const clean = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');`,
  ],
  // The package `query-string` parses query strings. The build replaces it with a shorter parser without repeated keys
  // and keys without a value, because URLs of react-admin contain neither.
  [
    'query-string',
    `export const parse = (text) => Object.fromEntries(new URLSearchParams(text));
    export const stringify = (values) =>
      Object.keys(values)
        .filter((name) => values[name] != null)
        .sort()
        .map((name) => encodeURIComponent(name) + '=' + encodeURIComponent(values[name]))
        .join('&');`,
  ],
  // The package `inflection` contains English grammar, with which react-admin derives labels from names. The build
  // replaces it with simple functions, because the schemas contain labels in every language.
  [
    'inflection',
    `const same = (text) => text;
    export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
    export const humanize = (text) => capitalize(text.replace(/_ids?$/, '').replace(/[_-]+/g, ' ').trim());
    export const transform = (text) => humanize(text.replace(/([a-z0-9])([A-Z])/g, '$1_$2'));
    export { same as inflect, same as pluralize, same as singularize };`,
  ],
  // Makes Emotion insert styles during render, which splits the work into small tasks. By default, Emotion inserts them
  // all in one long task when React commits a tree.
  [
    '@emotion/use-insertion-effect-with-fallbacks',
    `export const useInsertionEffectAlwaysWithSyncFallback = (insert) => insert();
    export { useInsertionEffect as useInsertionEffectWithLayoutFallback } from 'react';`,
  ],
]);

/**
 * Matches the files that only the server needs, which create sample data or read and write CSV cells. Matches their
 * folder names too, because a project may have files with the same names.
 */
const OF_SERVER = /^\.\/(samples\/(sample-text|sample-number)|cells\/(nested-)?csv)\.[jt]s$/;
const KINDS = /\/model\/(src|dist)\/kinds\/[^/]+$/;

function leftOut(): Plugin {
  const prefix = '\0left-out:';
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (LEFT_OUT.has(source)) return prefix + source;
      return OF_SERVER.test(source) && KINDS.test(importer) ? prefix + join(dirname(importer), source) : undefined;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      return LEFT_OUT.get(name) ?? `export const ${exportsOf(name).join(' = undefined, ')} = undefined;`;
    },
  };
}

function exportsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gmu)].map(
    ([, name = '']) => name,
  );
}

/**
 * Puts each inserted media rule at the start of a new style element. In Chromium, a media rule appended after others
 * restyles every element that those rules can match, which is the whole page for the first dialog. Existing rules and
 * the order of all rules stay unchanged.
 */
function rulesApart(): Plugin {
  const prefix = '\0rules-apart:';
  return {
    name: 'rules-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== '@emotion/sheet') return undefined;
      const sheet = await this.resolve(source, importer, { ...options, skipSelf: true });
      return sheet && prefix + sheet.id;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      return `import { StyleSheet as Sheet } from ${JSON.stringify(id.slice(prefix.length))};
        export class StyleSheet extends Sheet {
          insert(rule) {
            if (rule.startsWith('@')) this.ctr = 0;
            super.insert(rule);
          }
        }`;
    },
  };
}

/**
 * Loads Popper, which positions tooltips and option lists, when the first popup opens instead of with every page. The
 * popup stays hidden until Popper is loaded.
 */
function popperOnUse(): Plugin {
  const prefix = '\0popper-on-use:';
  return {
    name: 'popper-on-use',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== '@popperjs/core' || importer?.startsWith(prefix)) return undefined;
      const popper = await this.resolve(source, importer, { ...options, skipSelf: true });
      return popper && prefix + popper.id;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      return `let create;
        export function createPopper(anchor, element, options) {
          if (create) return create(anchor, element, options);
          let popper, ended = false;
          element.style.visibility = 'hidden';
          import(${JSON.stringify(id.slice(prefix.length))})
            .then((core) => {
              create = core.createPopper;
              if (!ended) popper = create(anchor, element, options);
            })
            // Without its place an element can still be read and used.
            .catch(() => undefined)
            .finally(() => (element.style.visibility = ''));
          return {
            update: async () => popper?.update(),
            forceUpdate: () => popper?.forceUpdate(),
            destroy() {
              ended = true;
              popper?.destroy();
            },
          };
        }`;
    },
  };
}

function reactRouterProduction(): Alias[] {
  const folder = dirname(fileURLToPath(import.meta.resolve('react-router/package.json')));
  return [
    { find: /^react-router\/dom$/, replacement: join(folder, 'dist/production/dom-export.mjs') },
    { find: /^react-router$/, replacement: join(folder, 'dist/production/index.mjs') },
  ];
}

/**
 * Adds preload links to the HTML for the files of every page, in execution order. Also writes the files of each list
 * page into the HTML, so that the browser can load them before the application starts.
 */
function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const filesOf = ({ fileName, imports }: (typeof chunks)[number]) =>
          [...imports, fileName].map((file) => `/${file}`).filter((file) => !html.includes(file));
        const entries = chunks.filter(({ isEntry }) => isEntry);
        const early = chunks.filter((one) =>
          entries.some((entry) => entry === one || entry.imports.includes(one.fileName)),
        );
        const first = inOrderOfUse(
          [
            ...early.flatMap(({ dynamicImports }) => dynamicImports),
            ...chunks.map(({ fileName }) => fileName).filter((file) => FIRST_FILES.test(file)),
          ],
          (name) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [],
        ).map((file) => `/${file}`);
        const lists = chunks.flatMap((chunk) =>
          chunk.moduleIds.flatMap((id) => {
            const name = /\/src\/(?:generated|custom)\/([^/]+)\/list(?:\.gen)?\.tsx$/.exec(id)?.[1];
            return name ? [[name, filesOf(chunk).filter((file) => !first.includes(file))]] : [];
          }),
        );
        return [
          ...first
            .filter((file) => !html.includes(file))
            .map((href) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href } })),
          { tag: 'meta', attrs: { name: 'lists', content: JSON.stringify(Object.fromEntries(lists)) } },
        ].map((tag) => ({ ...tag, injectTo: 'head' as const }));
      },
    },
  };
}

/** Sorts files so that each one follows its imports, except for import cycles. */
function inOrderOfUse(files: readonly string[], importsOf: (file: string) => readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const withImports = (file: string): readonly string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    return [...importsOf(file).flatMap(withImports), file];
  };
  return files.flatMap(withImports);
}

function siteConfig(apiBase: string): Plugin {
  return {
    name: 'site-config',
    configureServer({ middlewares }) {
      middlewares.use('/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ apiBase }));
      });
    },
  };
}

/**
 * Writes the settings that a web server needs: the content security policy and the rewrite of every path to
 * `index.html`.
 */
function siteDescription(): Plugin {
  return {
    name: 'site-description',
    apply: 'build',
    generateBundle() {
      for (const [fileName, content] of Object.entries({ 'csp.json': CSP, 'routes.json': ROUTES }))
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, null, 2)}\n` });
    },
  };
}

/**
 * Content security policy by directive. `{api}` is replaced by the origin of the API, `{tiles}` by
 * the origin of the tiles of maps. The hash allows the empty style
 * element that MUI fills through the DOM.
 */
const CSP = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  'img-src': ["'self'", 'data:', 'blob:', '{api}', '{tiles}'],
  'connect-src': ["'self'", '{api}'],
  'font-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const ROUTES = [{ path: '/**', file: 'index.html' }];
