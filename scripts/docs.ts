// npm run docs: builds the documentation site into docs-site/dist. npm run docs:dev: serves the site and follows changes of
// docs/. Usage: node scripts/docs.ts [--dev]
import { watch } from 'node:fs';
import { join } from 'node:path';
import { writeSite } from './docs-site/write-site.ts';
import { root, run } from './run.ts';

const isDev = process.argv.includes('--dev');
writeSite(root);
if (isDev) watch(join(root, 'docs'), { recursive: true }, () => writeSite(root));
process.exit(await run('vitepress', [isDev ? 'dev' : 'build', 'docs-site']));
