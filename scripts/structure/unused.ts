import type { Import } from '../import-graph.ts';

const GENERATED = /\/generated\/.*\.gen\.(?:ts|tsx|js)$/;

/**
 * Returns generated modules that nothing imports. Modules with a custom version are excluded, such as
 * `generated/<resource>/show.gen.tsx` with `custom/<resource>/show.tsx`: later schema changes are merged from them.
 */
export function* unusedGenerated(files: readonly string[], imports: readonly Import[]): Iterable<string> {
  const imported = new Set(imports.map(({ to }) => to));
  const known = new Set(files);
  for (const file of files) {
    if (!GENERATED.test(file) || imported.has(file)) continue;
    const owned = file.replace('/generated/', '/custom/').replace('.gen.', '.');
    if (!known.has(owned)) yield `${file} is generated, and nothing imports it.`;
  }
}
