// Draws every page in every language into dist/, after the client and the SSR build. Run by `npm run build`.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PolicyTab, Route } from '../src/routes.ts';
import { assetsOf, type Manifest } from './assets.ts';
import { readLocales } from './locales.ts';
import { csp } from './policy.ts';
import { siteRoutes } from './site-map.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
/** Where the site will stand: search engines and the code for phones want whole addresses. */
const origin = (process.env['PORTAL_URL'] ?? 'http://127.0.0.1:4002').replace(/\/+$/, '');

const built = join(root, 'dist-ssr/index.js');
const { renderPage, routes, policyTabs, LANGUAGES } = (await import(
  built
)) as typeof import('../src/prerender/index.ts');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const { locales, files } = await readLocales(join(root, 'public'));

for (const language of LANGUAGES) {
  const folder = language === 'vi' ? '' : language;
  const draw = async (route: Route, file: string, tab?: PolicyTab) => {
    const assets = assetsOf(route, manifest);
    const options = { route, language, locales, wordFiles: files[language], assets, origin, ...(tab && { tab }) };
    await write(join(folder, file), renderPage(options));
  };
  for (const route of routes) await draw(route, route.file);
  const policy = routes.find(({ name }) => name === 'policy');
  if (policy) for (const tab of policyTabs) await draw(policy, `policy/${tab}.html`, tab);
}

await write('csp.json', JSON.stringify(csp, null, 2));
await write('routes.json', JSON.stringify(siteRoutes(), null, 2));
await write('os/android.css', '[data-store="Android"] { display: none; }\n');
await write('os/ios.css', '[data-store="iOS"] { display: none; }\n');
await write('banner.css', '/* Nothing to mourn. */\n');
await write('banner/mourning.css', '.banner { background: #000; color: #fff; }\n');
await rm(join(root, 'dist-ssr'), { recursive: true });
await rm(join(dist, '.vite'), { recursive: true });

async function write(file: string, content: string): Promise<void> {
  const path = join(dist, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
