// Writes the sources of the documentation site into docs-site/pages, from which VitePress builds it.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { llmsText } from './llms.ts';
import { sitePages } from './pages.ts';
import { sidebar } from './sidebar.ts';

export function writeSite(root: string): void {
  const target = join(root, 'docs-site/pages');
  rmSync(target, { recursive: true, force: true });
  const pages = sitePages(root);
  for (const [path, text] of pages) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
    mkdirSync(dirname(join(target, 'public', path)), { recursive: true });
    writeFileSync(join(target, 'public', path), text);
  }
  writeFileSync(join(target, 'public/llms.txt'), llmsText(pages));
  writeFileSync(join(target, 'sidebar.json'), JSON.stringify(sidebar(pages)));
  const shown = [...pages.values()].flatMap((text) =>
    [...text.matchAll(/\]\((images\/[^)]+)\)/gu)].map(([, image = '']) => image),
  );
  for (const image of new Set(shown)) cpSync(join(root, 'docs', image), join(target, image), { recursive: true });
}
