import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Alias, Plugin, UserConfigFnObject } from 'vite';

/**
 * Returns the Vite configuration of a back-office. During development, the API uses `PORT` (default 4000) and the
 * back-office uses the next port.
 *
 * @param root folder with `index.html`, whose script is `src/main.ts`, and the generated modules in `src/generated`
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
      firstFiles(),
      siteDescription(),
      siteConfig(`http://127.0.0.1:${port}/api/v1`),
    ],
    // The server of `tuyen serve --api` accepts requests from this origin.
    server: { host: '127.0.0.1', port: port + 1, strictPort: true },
    resolve: {
      alias: [
        // react-router resolves to its development build in every bundler.
        ...(mode === 'production' ? reactRouterProduction() : []),
      ],
    },
    build: {
      target: 'es2022',
      // Inlines nothing: the content security policy allows only scripts, styles and fonts from files.
      assetsInlineLimit: 0,
      // The files of every page are already loaded before the first dynamic import, so preload links for them are
      // useless.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed) => needed.filter((file) => !FIRST_FILES.test(file)),
      },
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // A separate chunk for the entry, which must not wait for other files.
              { name: 'index', test: EARLY, priority: 4 },
              { name: 'libraries', test: LIBRARIES, priority: 4 },
              ...OF_MANY.map(([name, test]) => ({
                name,
                test: (id: string) =>
                  test.test(id) && ![OF_RECORDS, OF_SEVERAL, OF_SEARCH, OF_DELETIONS].some((group) => group.test(id)),
                minShareCount: resourceCount / 2,
                priority: 3,
              })),
              // Next come chunks for the page frame and for modules shared by the pages of one record, which lists do
              // not need.
              { name: 'frame', test: OF_FRAME, priority: 2 },
              { name: 'search', test: OF_SEARCH, minShareCount: resourceCount / 2, priority: 2 },
              { name: 'record', test: OF_RECORDS, minShareCount: resourceCount / 2, priority: 1 },
              { name: 'several', test: OF_SEVERAL, minShareCount: resourceCount / 2, priority: 1 },
              // Remaining modules get one chunk per set of pages that share them, so no page loads unused code.
              { name: 'shared', entriesAware: true },
            ],
          },
          chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
        },
      },
    },
    optimizeDeps: { include: ['react-admin', '@mui/material', '@mui/icons-material', 'react-hook-form'] },
  });
}

/** Modules that run before all other files are loaded, and Vite's helper for dynamic imports. */
const EARLY =
  /\/src\/(main\.ts|generated\/project\.gen\.ts)$|\/(admin-kit\/(src|dist)\/(start|early\/[^/]+|auth\/session)|model\/(src|dist)\/client\/request-headers)\.[jt]s$|vite\/preload-helper/;

/** Chunks that the HTML of every page preloads. */
const FIRST_FILES = /assets\/(rolldown-runtime|index|libraries|material|core|base|frame)-/;

/** Libraries that import no other part of the application. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|scheduler|i18next|clsx|stylis|@(emotion|tanstack)\/[^/]+|@mui\/(system|utils|private-theming|styled-engine|material\/(esm\/)?styles))\//;

/**
 * Chunks for modules that most resources use. The number of chunks is the smallest that runs each in a short task (see
 * `startAdmin`): browsers fetch six files at a time, and small files compress worse. A module belongs to the first
 * chunk whose pattern matches.
 */
const OF_MANY: readonly (readonly [name: string, modules: RegExp])[] = [
  ['core', /\/node_modules\/(react-router|react-hook-form|lodash|ra-core)\//],
  ['material', /\/node_modules\/(@mui|@popperjs|react-transition-group)\//],
  ['base', /^/],
];

/** Modules that the page frame shares with record pages. */
const OF_FRAME =
  /admin-kit\/(src|dist)\/(data\/(api-context|works\.)|uploads\/use-upload-link|unsaved\/(may-lose|draft-keys)\.|model\/secret-fields\.)|model\/(src|dist)\/model\/permission\.|material\/esm\/ListSubheader\//;

/**
 * Modules that only record pages use. They are listed by path, because the import graph cannot separate them: every
 * module is imported through the index of the kit.
 */
const OF_RECORDS = new RegExp(
  [
    'admin-kit/(src|dist)/(pages/(form/|record|page-body)|inputs/(upload/|nested/|formatted-input|geo-point-input|field-checks|with-rules)|workflow/|conflict/|validation/)',
    'admin-kit/(src|dist)/(unsaved/(unsaved|unsaved-fields|use-work|keep-draft|drafts)\\.|presence/|assignee/assigned\\.|fields/nested/|layout/(when|((form|show)-)?section|empty-fields)\\.|deletion/delete-record)',
    'ra-core/dist/(controller/(edit|create|show|saveContext)/|dataProvider/use(Create|Update|GetOne)\\.)',
    'ra-core/dist/form/(Form|useAugmentedForm|useWarnWhen|useRecordFrom|useFormIsDirty|getFormInitial|sanitizeEmpty|validation/(useNotify|setSubmission))',
    'ra-ui-materialui/dist/(button/(Save|Show|Edit|List|Clone)Button|input/BooleanInput|Labeled)\\.',
    '@mui/material/esm/(Skeleton|FormControlLabel|FormGroup)/',
  ].join('|'),
);

/** Fields and inputs for multiple values, times and files. Few lists use them as columns or filters. */
const OF_SEVERAL = new RegExp(
  [
    'admin-kit/(src|dist)/inputs/(text-list-input|templates/|choice/(reference-list|enum-list)|typed/(time|typed-time|money|typed-money|quantity))',
    'admin-kit/(src|dist)/fields/(text-list-field|choice/(reference-list|enum-list|chips|listed|values-in-line)|upload/)',
    'ra-core/dist/controller/(input/(useReferenceArray|useArray|useGetArray|ArrayInput|ReferenceArray|SimpleForm)|field/(use)?Reference(Array|Field(Base|Controller)))',
    'ra-ui-materialui/dist/(input/(ArrayInput/|SelectArray|TextArray|ReferenceArray|CheckboxGroup)|field/(Reference(Array|Field\\.)|Email)|list/SingleField)',
    '@mui/material/esm/Chip/',
  ].join('|'),
);

/** Autocomplete input for a record. Forms use it, and lists only if they filter by a record. */
const OF_SEARCH = new RegExp(
  [
    'admin-kit/(src|dist)/inputs/choice/reference-search',
    'ra-core/dist/(controller/input/(useReferenceInput|ReferenceInput)|form/useSuggestions)',
    'ra-ui-materialui/dist/input/(Autocomplete(Array)?|Reference)Input\\.',
    '@mui/material/esm/(Autocomplete|useAutocomplete)/',
  ].join('|'),
);

/** Deletion code, used by record pages and by lists with a selection. */
const OF_DELETIONS = /admin-kit\/(src|dist)\/deletion\/use-deletion\./;

/** Third-party modules that a back-office does not need, and their replacement source. */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  // CSV writer of react-admin's own export, which no list offers. The kit's export writes rows according to the
  // schemas.
  ['jsonexport/dist/index.js', 'export default undefined;'],
  // Table of letters with accents, used to search column names. The browser provides this with Unicode normalization.
  [
    'diacritic',
    `export const clean = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');`,
  ],
  // Support for repeated keys and keys without a value. URLs of react-admin have neither.
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
  // English grammar for names without a label. The schemas label every name in every language.
  [
    'inflection',
    `const same = (text) => text;
    export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
    export const humanize = (text) => capitalize(text.replace(/_ids?$/, '').replace(/[_-]+/g, ' ').trim());
    export const transform = (text) => humanize(text.replace(/([a-z0-9])([A-Z])/g, '$1_$2'));
    export { same as inflect, same as pluralize, same as singularize };`,
  ],
  // Emotion compiles styles in one long task when React commits a tree. Compiling them during render splits the work
  // into small tasks.
  [
    '@emotion/use-insertion-effect-with-fallbacks',
    `export const useInsertionEffectAlwaysWithSyncFallback = (insert) => insert();
    export { useInsertionEffect as useInsertionEffectWithLayoutFallback } from 'react';`,
  ],
]);

/**
 * Server-only parts of the field kinds: sample records and CSV. The pattern is specific, because a project may have
 * files with the same names.
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
 * Adds preload links to the HTML for the modules that the entry imports dynamically, in execution order, and lists the
 * files of each resource's list page.
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
          early.flatMap(({ dynamicImports }) => dynamicImports),
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

/** Serves the site configuration with the API base URL during development. In production, the web server provides it. */
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
 * Content security policy by directive. `{api}` is replaced by the origin of the API. The hash allows the empty style
 * element that MUI fills through the DOM.
 */
const CSP = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  'img-src': ["'self'", 'data:', 'blob:', '{api}'],
  'connect-src': ["'self'", '{api}'],
  'font-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const ROUTES = [{ path: '/**', file: 'index.html' }];
