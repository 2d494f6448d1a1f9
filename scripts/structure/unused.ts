import type { Import } from '../import-graph.ts';

const GENERATED = /\/generated\/.*\.gen\.(?:ts|tsx|js)$/;

/**
 * Generated modules that nothing imports. One of which a person owns the part, `custom/<resource>/show.tsx` for
 * `generated/<resource>/show.gen.tsx`, stays: it is what later changes of the schema are merged from.
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
