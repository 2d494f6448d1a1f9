import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Alias, Plugin, UserConfigFnObject } from 'vite';

/**
 * The configuration of a back-office's `vite.config.ts`. During development the API is at PORT (4000), and the back-office at the next.
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
    // Where the server of `tuyen serve --api` lets a page of the back-office ask.
    server: { host: '127.0.0.1', port: port + 1, strictPort: true },
    resolve: {
      alias: [
        // The package offers its development build to every bundler.
        ...(mode === 'production' ? reactRouterProduction() : []),
      ],
    },
    build: {
      target: 'es2022',
      // Nothing inline: the policy allows no script, style or font that is not a file of its own.
      assetsInlineLimit: 0,
      // The files of every page are there before anything else is imported: to name them again is of no use.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed) => needed.filter((file) => !FIRST_FILES.test(file)),
      },
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The entry alone: it must not wait for anything else.
              { name: 'index', test: EARLY, priority: 4 },
              { name: 'libraries', test: LIBRARIES, priority: 4 },
              ...OF_MANY.map(([name, test]) => ({
                name,
                test: (id: string) =>
                  test.test(id) && ![OF_RECORDS, OF_SEVERAL, OF_SEARCH, OF_DELETIONS].some((group) => group.test(id)),
                minShareCount: resourceCount / 2,
                priority: 3,
              })),
              // Of the rest first what the frame of every page needs, then what the pages of one record share: lists do without.
              { name: 'frame', test: OF_FRAME, priority: 2 },
              { name: 'search', test: OF_SEARCH, minShareCount: resourceCount / 2, priority: 2 },
              { name: 'record', test: OF_RECORDS, minShareCount: resourceCount / 2, priority: 1 },
              { name: 'several', test: OF_SEVERAL, minShareCount: resourceCount / 2, priority: 1 },
              // Of the rest one for each set of pages that share code: each page loads no more than it uses.
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

/** Modules that run before all others are there, and the helper of their dynamic import. */
const EARLY =
  /\/src\/(main\.ts|generated\/project\.gen\.ts)$|\/kit\/(src|dist)\/(admin\/(start|early\/[^/]+|auth\/session)|http\/request-headers)\.[jt]s$|vite\/preload-helper/;

/** Chunks that every page has in its head. */
const FIRST_FILES = /assets\/(rolldown-runtime|index|libraries|material|core|base|frame)-/;

/** They need nothing of the rest. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|scheduler|i18next|clsx|stylis|@(emotion|tanstack)\/[^/]+|@mui\/(system|utils|private-theming|styled-engine|material\/(esm\/)?styles))\//;

/**
 * What most resources use: no more files than it needs to run each in a short task (see `startAdmin`), as a browser asks for six at a time,
 * and small ones compress worse. A module belongs to the first one whose pattern it has.
 */
const OF_MANY: readonly (readonly [name: string, modules: RegExp])[] = [
  ['core', /\/node_modules\/(react-router|react-hook-form|lodash|ra-core)\//],
  ['material', /\/node_modules\/(@mui|@popperjs|react-transition-group)\//],
  ['base', /^/],
];

/** What the frame of every page shares with the pages of records. */
const OF_FRAME =
  /kit\/(src|dist)\/admin\/(data\/(api-context|works\.)|uploads\/use-upload-link|unsaved\/(may-lose|draft-keys)\.|model\/secret-fields\.)|model\/(src|dist)\/model\/permission\.|material\/esm\/ListSubheader\//;

/** By what it is for: the graph of imports does not say it, as all of it passes through the kit's index. */
const OF_RECORDS = new RegExp(
  [
    'kit/(src|dist)/admin/(pages/(form/|Record|PageBody)|inputs/(upload/|nested/|FormattedInput|GeoPointInput|field-checks|with-rules)|workflow/|conflict/|validation/)',
    'kit/(src|dist)/admin/(unsaved/(Unsaved|unsaved-fields|use-work|KeepDraft|drafts)\\.|presence/|assignee/Assigned\\.|fields/nested/|layout/(When|(Form|Show)?Section|EmptyFields)\\.|deletion/DeleteRecord)',
    'ra-core/dist/(controller/(edit|create|show|saveContext)/|dataProvider/use(Create|Update|GetOne)\\.)',
    'ra-core/dist/form/(Form|useAugmentedForm|useWarnWhen|useRecordFrom|useFormIsDirty|getFormInitial|sanitizeEmpty|validation/(useNotify|setSubmission))',
    'ra-ui-materialui/dist/(button/(Save|Show|Edit|List|Clone)Button|input/BooleanInput|Labeled)\\.',
    '@mui/material/esm/(Skeleton|FormControlLabel|FormGroup)/',
  ].join('|'),
);

/** Fields and inputs of several values, of times and of files, which few lists have among their columns and filters. */
const OF_SEVERAL = new RegExp(
  [
    'kit/(src|dist)/admin/inputs/(TextListInput|templates/|choice/(ReferenceList|EnumList)|typed/(Time|TypedTime|Money|TypedMoney|Quantity))',
    'kit/(src|dist)/admin/fields/(TextListField|choice/(ReferenceList|EnumList|Chips|Listed|values-in-line)|upload/)',
    'ra-core/dist/controller/(input/(useReferenceArray|useArray|useGetArray|ArrayInput|ReferenceArray|SimpleForm)|field/(use)?Reference(Array|Field(Base|Controller)))',
    'ra-ui-materialui/dist/(input/(ArrayInput/|SelectArray|TextArray|ReferenceArray|CheckboxGroup)|field/(Reference(Array|Field\\.)|Email)|list/SingleField)',
    '@mui/material/esm/Chip/',
  ].join('|'),
);

/** The field in which one searches for a record: forms have it, lists where somebody filters by one. */
const OF_SEARCH = new RegExp(
  [
    'kit/(src|dist)/admin/inputs/choice/ReferenceSearch',
    'ra-core/dist/(controller/input/(useReferenceInput|ReferenceInput)|form/useSuggestions)',
    'ra-ui-materialui/dist/input/(Autocomplete(Array)?|Reference)Input\\.',
    '@mui/material/esm/(Autocomplete|useAutocomplete)/',
  ].join('|'),
);

/** The selection of a list and the pages of records delete; a list without a selection does not. */
const OF_DELETIONS = /kit\/(src|dist)\/admin\/deletion\/use-deletion\./;

/** Modules that a back-office can do without, and what is in their place. */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  // The CSV writer of react-admin's own export, which no list here offers: ours writes its rows by the schemas.
  ['jsonexport/dist/index.js', 'export default undefined;'],
  // Its table of letters and their accents, for the search in names of columns: the browser knows them.
  [
    'diacritic',
    `export const clean = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');`,
  ],
  // Queries in which a name comes several times, or comes alone: react-admin's addresses have neither.
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
  // The grammar of English, for names without a label: here the schemas give each name its labels, in every language.
  [
    'inflection',
    `const same = (text) => text;
    export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
    export const humanize = (text) => capitalize(text.replace(/_ids?$/, '').replace(/[_-]+/g, ' ').trim());
    export const transform = (text) => humanize(text.replace(/([a-z0-9])([A-Z])/g, '$1_$2'));
    export { same as inflect, same as pluralize, same as singularize };`,
  ],
  // MUI's rules are compiled when a tree is put into the page, all in one task. Compiled while it is drawn, they come in pieces as it does.
  [
    '@emotion/use-insertion-effect-with-fallbacks',
    `export const useInsertionEffectAlwaysWithSyncFallback = (insert) => insert();
    export { useInsertionEffect as useInsertionEffectWithLayoutFallback } from 'react';`,
  ],
]);

/** What the server alone does with field kinds: sample records and CSV. Only theirs: a project may have files of these names. */
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

/** The names of the functions and values that a module exports. */
function exportsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gmu)].map(
    ([, name = '']) => name,
  );
}

/**
 * A rule for a medium that is put behind others has Chromium style all elements anew that any of these may mean: with the first dialog, the
 * whole page. Here it begins a style element of its own. These are left as they are, and the order of all rules stays.
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
 * Popper places tooltips and lists of choices. MUI loads it with every page; here it is loaded when the first one opens, which is hidden
 * until then.
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

/** Adds to the page what the entry imports later, to be fetched at once and run in this order, and the files of each resource's list. */
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

/** Each file behind those that it imports, so far as these do not import it in turn. */
function inOrderOfUse(files: readonly string[], importsOf: (file: string) => readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const withImports = (file: string): readonly string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    return [...importsOf(file).flatMap(withImports), file];
  };
  return files.flatMap(withImports);
}

/** During development, the configuration that a web server gives a build: the address of the API. */
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

/** What a web server must know to serve the build: its content security policy, and that every path is the one page. */
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

/** By directive. `{api}` stands for the API's origin, the hash for the empty style element that MUI fills through the DOM. */
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

/** Every path is the one page. */
const ROUTES = [{ path: '/**', file: 'index.html' }];
