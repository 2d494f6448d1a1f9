import { isObject } from '@tuyen/model';
import type { Assets } from '../document/document.tsx';
import type { Portal } from '../site/define-portal.ts';
import type { PortalPage } from '../site/portal-page.ts';

interface Chunk {
  readonly file: string;
  /** Name of the chunk. For an entry point, this is its key in the `input` option of the build. */
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export function manifestIn(json: unknown): Manifest {
  const chunks: Record<string, Chunk> = {};
  for (const [key, chunk] of Object.entries(isObject(json) ? json : {})) {
    const { file, name, isEntry, imports } = isObject(chunk) ? chunk : {};
    chunks[key] = {
      file: String(file),
      ...(typeof name === 'string' && { name }),
      isEntry: isEntry === true,
      imports: Array.isArray(imports) ? imports.map(String) : [],
    };
  }
  return chunks;
}

export function scriptOf({ name, script }: PortalPage): string | undefined {
  return script === 'none' ? undefined : script === 'page' ? name : script;
}

export const styleEntry = (index: number): string => `style-${index}`;

export function assetsOf(portal: Portal, page: PortalPage, manifest: Manifest): Assets {
  const script = scriptOf(page);
  const entry = script === undefined ? undefined : entryNamed(manifest, script);
  return {
    scripts: entry ? [`/${entry.file}`] : [],
    preloads: entry ? [...importsOf(manifest, entry)].map((file) => `/${file}`) : [],
    styles: portal.styles.map((_, index) => `/${entryNamed(manifest, styleEntry(index)).file}`),
  };
}

function importsOf(manifest: Manifest, from: Chunk, seen: Set<string> = new Set()): Set<string> {
  for (const key of from.imports ?? []) {
    const imported = manifest[key];
    if (!imported || seen.has(imported.file)) continue;
    seen.add(imported.file);
    importsOf(manifest, imported, seen);
  }
  return seen;
}

function entryNamed(manifest: Manifest, name: string): Chunk {
  const found = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === name);
  if (!found) throw new Error(`The client build has no entry ${name}.`);
  return found;
}
