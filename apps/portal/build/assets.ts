import type { Assets } from '../src/layout/document.tsx';
import type { Route } from '../src/routes.ts';

/** A chunk as Vite's manifest tells of it. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** Source files that a page is built from. The form's styles come only where a form is. */
export function sourcesOf(route: Route): { readonly script?: string; readonly styles: readonly string[] } {
  const styles = ['src/styles/site.css', 'src/styles/forms.css'];
  if (route.script === 'page') return { script: `src/pages/${route.name}/entry.tsx`, styles };
  if (route.script === 'policies') return { script: 'src/browser/policies-entry.ts', styles };
  if (route.script === 'shell') return { script: 'src/browser/shell-entry.ts', styles };
  return { styles };
}

/** What a page's head names, by the manifest of the client build. */
export function assetsOf(route: Route, manifest: Manifest): Assets {
  const { script, styles } = sourcesOf(route);
  const entry = script ? chunk(manifest, script) : undefined;
  return {
    scripts: entry ? [`/${entry.file}`] : [],
    preloads: entry ? [...importsOf(manifest, entry)].map((file) => `/${file}`) : [],
    styles: styles.map((style) => `/${chunk(manifest, style).file}`),
  };
}

function importsOf(manifest: Manifest, from: Chunk, seen: Set<string> = new Set()): Set<string> {
  for (const name of from.imports ?? []) {
    const imported = chunk(manifest, name);
    if (seen.has(imported.file)) continue;
    seen.add(imported.file);
    importsOf(manifest, imported, seen);
  }
  return seen;
}

function chunk(manifest: Manifest, name: string): Chunk {
  const found = manifest[name];
  if (!found) throw new Error(`The client build has no ${name}. Run: npm run build --workspace @tuyen/portal`);
  return found;
}
