import { globSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** What a web server must know to serve the build: its content security policy, and that every path is the one page. */
function siteDescription(): Plugin {
  return {
    name: 'site-description',
    apply: 'build',
    async closeBundle() {
      for (const name of ['csp.json', 'routes.json']) await copyFile(join(root, name), join(root, 'dist', name));
    },
  };
}

/** Modules that run before all others are there, and the helper of their dynamic import. */
const EARLY =
  /admin\/src\/(main|boot\/(early|config|languages|prefix))\.ts$|kit\/src\/(admin\/early|admin\/auth\/session|http\/request-headers)\.ts$|vite\/preload-helper/;

/** Tells the page what the entry imports later, to be fetched at once, and the files of each resource's list. */
function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const filesOf = ({ fileName, imports }: (typeof chunks)[number]) =>
          [fileName, ...imports].map((file) => `/${file}`).filter((file) => !html.includes(file));
        const start = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, 'src/start.tsx')));
        if (!start) return [];
        const first = filesOf(start);
        const lists = chunks.flatMap((chunk) =>
          chunk.moduleIds.flatMap((id) => {
            const name = /\/src\/(?:generated|custom)\/([^/]+)\/list(?:\.gen)?\.tsx$/.exec(id)?.[1];
            return name ? [[name, filesOf(chunk).filter((file) => !first.includes(file))]] : [];
          }),
        );
        return [
          ...first.map((href) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href } })),
          { tag: 'meta', attrs: { name: 'lists', content: JSON.stringify(Object.fromEntries(lists)) } },
        ].map((tag) => ({ ...tag, injectTo: 'head' as const }));
      },
    },
  };
}

const reactRouter = dirname(fileURLToPath(import.meta.resolve('react-router/package.json')));
const reactRouterProduction = [
  { find: /^react-router\/dom$/, replacement: join(reactRouter, 'dist/production/dom-export.mjs') },
  { find: /^react-router$/, replacement: join(reactRouter, 'dist/production/index.mjs') },
];

const resourceCount = globSync('src/generated/*/index.gen.ts', { cwd: root }).length;

export default defineConfig(({ mode }) => ({
  root,
  plugins: [react(), firstFiles(), siteDescription()],
  resolve: {
    alias: [
      { find: '@rjsf/validator-ajv8', replacement: join(root, 'build/no-validator.ts') },
      { find: 'jsonexport/dist/index.js', replacement: join(root, 'build/no-export.ts') },
      // The package offers its development build to every bundler.
      ...(mode === 'production' ? reactRouterProduction : []),
    ],
  },
  build: {
    target: 'es2022',
    // Nothing inline: the policy allows no script, style or font that is not a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The entry alone: it must not wait for anything else.
            { name: 'index', test: EARLY, priority: 2 },
            // One file for what most resources use: a browser asks for six files at a time, and dozens of small ones
            // compress worse than one.
            { name: 'base', minShareCount: resourceCount / 2, priority: 1 },
            // Of the rest one for each set of pages that share code: each page loads no more than it uses.
            { name: 'shared', entriesAware: true },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
      },
    },
  },
  optimizeDeps: { include: ['react-admin', '@mui/material', '@mui/icons-material', 'react-hook-form'] },
}));
