import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GENERATED = [
  'apps/admin/src/generated',
  'apps/admin/public/templates',
  'apps/portal/src/generated',
  'domain/src/generated',
  'docs/generated',
  '.tuyen/generate.json',
];

let round = 0;

/**
 * Puts all that was generated aside, as if nothing ever had been. Moved, not deleted: some file systems pass over the numbers of
 * files just deleted, one by one, and the next run would pay for it.
 */
export function putAside(root: string): void {
  const aside = join(root, 'aside', String(round++));
  mkdirSync(aside, { recursive: true });
  GENERATED.forEach((path, index) => renameSync(join(root, path), join(aside, String(index))));
}

/** Adds resources to a project until it has so many: copies of its own, under new names. */
export function multiply(root: string, count: number): void {
  const folder = join(root, 'schemas/resources');
  const files = readdirSync(folder);
  for (let made = files.length; made < count; made++) {
    const file = files[made % files.length] ?? '';
    const suffix = `-${Math.floor(made / files.length) + 1}`;
    const resource = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { name: string; module?: string };
    resource.name += suffix;
    if (resource.module !== undefined) resource.module += suffix;
    writeFileSync(join(folder, `${resource.name}.json`), JSON.stringify(resource, null, 2));
  }
}
