import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '@tuyen/admin-kit';
import { projectRoot } from './stage/model.ts';

const CUSTOM = 'apps/admin/src/custom';
const GENERATED = 'apps/admin/src/generated';

export type ReplaceablePart = 'columns' | 'filters' | 'inputs' | 'fields';

/**
 * Returns whether a file in src/custom replaces the whole page. Such a page has no generated part that could be
 * compared with the server-driven page.
 */
export function isOwned(resource: string, page: PageName): boolean {
  return existsSync(join(projectRoot, CUSTOM, resource, `${page}.tsx`));
}

/**
 * Returns the fields for which src/custom contains another part than the generated module. The built page may differ
 * from the server-driven page only in these fields.
 */
export async function ownedSources(resource: string, part: ReplaceablePart): Promise<ReadonlySet<string>> {
  const custom = join(projectRoot, CUSTOM, resource, `${part}.tsx`);
  if (!existsSync(custom)) return new Set();
  // A generated module has a single export. A module in src/custom may have several exports. One of them has the name
  // of the part.
  const [generated = {}] = Object.values(await exportsOf(join(projectRoot, GENERATED, resource, `${part}.gen.tsx`)));
  const { [part]: owned = {} } = await exportsOf(custom);
  const sources = [...new Set([...Object.keys(generated), ...Object.keys(owned)])];
  return new Set(sources.filter((source) => generated[source] !== owned[source]));
}

function exportsOf(path: string): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  return import(/* @vite-ignore */ path);
}
