import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '@tuyen/admin-kit';
import { projectRoot } from './stage/model.ts';

const CUSTOM = 'apps/admin/src/custom';
const GENERATED = 'apps/admin/src/generated';

export type Part = 'columns' | 'filters' | 'inputs' | 'fields';

/** Returns whether a file in src/custom replaces the page. Such a page has no printed version to compare. */
export function isOwned(resource: string, page: PageName): boolean {
  return existsSync(join(projectRoot, CUSTOM, resource, `${page}.tsx`));
}

/**
 * Returns the sources whose part in src/custom differs from the generated part. Only there may a printed page differ
 * from the server-driven one.
 */
export async function ownedSources(resource: string, part: Part): Promise<ReadonlySet<string>> {
  const custom = join(projectRoot, CUSTOM, resource, `${part}.tsx`);
  if (!existsSync(custom)) return new Set();
  // A generated module has a single export; an owned module exports the part under its name.
  const [generated = {}] = Object.values(await exportsOf(join(projectRoot, GENERATED, resource, `${part}.gen.tsx`)));
  const { [part]: owned = {} } = await exportsOf(custom);
  const sources = [...new Set([...Object.keys(generated), ...Object.keys(owned)])];
  return new Set(sources.filter((source) => generated[source] !== owned[source]));
}

function exportsOf(path: string): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  return import(/* @vite-ignore */ path);
}
