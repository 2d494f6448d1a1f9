// Writes the documentation beside the packed command, for `tuyen explain`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { llmsText } from './llms.ts';
import { sitePages } from './pages.ts';

/** Page that is left out of the package, because it shows images and the package contains none. */
const HOME = 'index.md';

export function writePackedDocs(root: string, folder: string): void {
  const pages = new Map([...sitePages(root)].filter(([path]) => path !== HOME));
  for (const [path, text] of [...pages, ['llms.txt', llmsText(pages)] as const]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
