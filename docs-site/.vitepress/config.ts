import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import { anchorOf } from '../../scripts/docs-site/anchors.ts';

const sidebar = JSON.parse(readFileSync(new URL('../pages/sidebar.json', import.meta.url), 'utf8'));

/** Escapes two opening braces as character references, because Vue would read an expression there. */
const escaped = (html: string) => html.replaceAll('{{', '&#123;&#123;');

export default defineConfig({
  title: 'Tuyến',
  description: 'Back-office, portal and server from JSON Schemas',
  srcDir: 'pages',
  srcExclude: ['public/**'],
  outDir: 'dist',
  metaChunk: true,
  markdown: {
    html: false,
    config(md) {
      for (const name of ['text', 'code_inline']) {
        const rule = md.renderer.rules[name];
        if (rule) md.renderer.rules[name] = (...parts) => escaped(rule(...parts));
      }
    },
    anchor: { slugify: anchorOf },
    theme: { light: 'github-light', dark: 'github-dark' },
  },
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  themeConfig: {
    sidebar,
    outline: 'deep',
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: 'https://github.com/tuyen-dev/tuyen' }],
  },
});
