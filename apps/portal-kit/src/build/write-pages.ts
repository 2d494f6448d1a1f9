import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { createRenderer } from '../prerender/render.tsx';
import type { Portal } from '../site/define-portal.ts';
import { assetsOf, manifestIn } from './assets.ts';
import { checkLinks } from './check-links.ts';
import { csp } from './content-security-policy.ts';
import type { LoadedLocales } from './read-locales.ts';
import { robotsFile, siteMap } from './search-engines.ts';
import { folderOf, siteRoutes, tabFile } from './site-routes.ts';

/**
 * Renders every page in every language into the client build, with the metadata that a web server needs.
 * @throws if a link leads to a page that does not exist, or the picture for shared links is missing
 */
export async function writePages(
  portal: Portal,
  folder: string,
  render: ReturnType<typeof createRenderer>,
  { locales, files }: LoadedLocales,
  origin: string,
): Promise<void> {
  const manifest = manifestIn(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')));
  const write = async (file: string, content: string): Promise<void> => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  const drawn = new Map<string, string>();
  for (const language of portal.languages) {
    for (const page of portal.pages) {
      const wordFiles = files[language] ?? [];
      const options = { page, language, locales, wordFiles, assets: assetsOf(portal, page, manifest), origin };
      const at = folderOf(portal, language);
      drawn.set(at + page.file, render(options));
      for (const tab of page.tabs?.names ?? []) drawn.set(at + tabFile(page.file, tab), render({ ...options, tab }));
    }
  }
  for (const [file, html] of drawn) await write(file, html);
  const { image } = portal;
  if (image && !existsSync(join(folder, image.path)))
    throw new Error(`The portal's image ${image.path} is not in its public folder.`);
  checkLinks(portal, folder, drawn, locales);
  await write('csp.json', JSON.stringify(csp, null, 2));
  await write('routes.json', JSON.stringify(siteRoutes(portal), null, 2));
  const facts = portal.facts ?? { paths: [] };
  await write('facts.json', JSON.stringify({ ...facts, origin, title: portal.name }, null, 2));
  // A file of the project's `public` folder takes precedence.
  const generated = { 'robots.txt': robotsFile(origin), 'sitemap.xml': siteMap(portal, origin) };
  for (const [file, content] of Object.entries(generated))
    if (!existsSync(join(folder, file))) await write(file, content);
  for (const [file, content] of Object.entries(portal.files ?? {})) await write(file, content);
  await rm(join(folder, '.vite'), { recursive: true });
}
