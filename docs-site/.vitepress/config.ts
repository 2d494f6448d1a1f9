import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import { anchorOf } from '../../scripts/docs-site/anchors.ts';

const sidebar = JSON.parse(readFileSync(new URL('../pages/sidebar.json', import.meta.url), 'utf8'));

// Texts of the pages contain {{…}} of templates, so Vue reads other delimiters. HTML in Markdown is text.
export default defineConfig({
  title: 'Tuyến',
  description: 'Back-office, portal and server from JSON Schemas',
  srcDir: 'pages',
  srcExclude: ['public/**'],
  outDir: 'dist',
  metaChunk: true,
  markdown: {
    html: false,
    anchor: { slugify: anchorOf },
    theme: { light: 'github-light', dark: 'github-dark' },
  },
  vue: { template: { compilerOptions: { delimiters: ['\u0001{', '}\u0001'] } } },
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  themeConfig: {
    sidebar,
    outline: 'deep',
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: 'https://github.com/tuyen-dev/tuyen' }],
  },
});
