import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './build/dev-pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), devPages()],
  resolve: {
    alias: [
      // RJSF draws descriptions as Markdown and resolves remote $refs. Ours are plain texts and our schemas have no $ref.
      { find: 'markdown-to-jsx/react', replacement: here('./build/no-markdown.tsx') },
      { find: 'fast-uri', replacement: here('./build/no-uri.ts') },
      // The way in which RJSF's form names its registry, which holds whatever any form may want.
      { find: /^\.\.\/getDefaultRegistry\.js$/, replacement: '@tuyen/kit/portal/form-registry' },
    ],
  },
  // The build draws with the very modules the browser gets; while developing, Node takes React from its own package.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist-ssr',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: here('./src/prerender/index.ts') },
      }
    : {
        outDir: 'dist',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            register: here('./src/pages/register/entry.tsx'),
            renewal: here('./src/pages/renewal/entry.tsx'),
            'renewal-of': here('./src/pages/renewal-of/entry.tsx'),
            request: here('./src/pages/request/entry.tsx'),
            'request-lost': here('./src/pages/request-lost/entry.tsx'),
            'request-of': here('./src/pages/request-of/entry.tsx'),
            search: here('./src/pages/search/entry.tsx'),
            'payment-result': here('./src/pages/payment-result/entry.tsx'),
            'register-result': here('./src/pages/register-result/entry.tsx'),
            'request-result': here('./src/pages/request-result/entry.tsx'),
            policies: here('./src/browser/policies-entry.ts'),
            shell: here('./src/browser/shell-entry.ts'),
            site: here('./src/styles/site.css'),
            forms: here('./src/styles/forms.css'),
          },
        },
      },
  worker: { format: 'es' },
  // There is no index.html to find these from, and finding one late reloads the page under the reader.
  optimizeDeps: { entries: ['src/pages/*/entry.tsx'], include: ['@tuyen/kit > altcha/lib'] },
}));
