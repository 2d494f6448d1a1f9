import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '@tuyen/admin-kit';
import { projectRoot } from './stage/model.ts';

const CUSTOM = 'apps/admin/src/custom';
const GENERATED = 'apps/admin/src/generated';

export type Part = 'columns' | 'filters' | 'inputs' | 'fields';

/** A page that a file in src/custom replaces: nothing of it is printed, so there is nothing to compare. */
export function isOwned(resource: string, page: PageName): boolean {
  return existsSync(join(projectRoot, CUSTOM, resource, `${page}.tsx`));
}

/**
 * The sources for which a part file in src/custom brings something else than the generated part that it composes: only
 * there may a printed page differ from the server-driven one.
 */
export async function ownedSources(resource: string, part: Part): Promise<ReadonlySet<string>> {
  const custom = join(projectRoot, CUSTOM, resource, `${part}.tsx`);
  if (!existsSync(custom)) return new Set();
  // The generated part is the one thing that its module exports; an owned one is exported under the part's name.
  const [generated = {}] = Object.values(await exportsOf(join(projectRoot, GENERATED, resource, `${part}.gen.tsx`)));
  const { [part]: owned = {} } = await exportsOf(custom);
  const sources = [...new Set([...Object.keys(generated), ...Object.keys(owned)])];
  return new Set(sources.filter((source) => generated[source] !== owned[source]));
}

function exportsOf(path: string): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  return import(/* @vite-ignore */ path);
}
