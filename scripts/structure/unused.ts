import type { Import } from '../import-graph.ts';

/** Matches the path of a portal page. The build of the portal imports such a page, because `pages.gen.ts` lists it. */
const LISTED = /^(.*\/generated)\/[^/]+\/(?:page|result)\.gen\.tsx$/;
const GENERATED = /\/generated\/.*\.gen\.(?:ts|tsx|js)$/;

/**
 * Returns generated modules that nothing imports. A module is not reported if the project has a custom version of it,
 * such as `custom/<resource>/show.tsx` for `generated/<resource>/show.gen.tsx`, because later schema changes are merged
 * from the generated module into the custom one.
 */
export function* unusedGenerated(files: readonly string[], imports: readonly Import[]): Iterable<string> {
  const imported = new Set(imports.map(({ to }) => to));
  const known = new Set(files);
  for (const file of files) {
    if (!GENERATED.test(file) || imported.has(file)) continue;
    const [, folder] = LISTED.exec(file) ?? [];
    if (folder !== undefined && known.has(`${folder}/pages.gen.ts`)) continue;
    const owned = file.replace('/generated/', '/custom/').replace('.gen.', '.');
    if (!known.has(owned)) yield `${file} is generated, and nothing imports it.`;
  }
}
