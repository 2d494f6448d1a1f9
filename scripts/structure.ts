// The imports of all workspaces as drawings: docs/generated/structure.md. Part of `npm run check`: fails where the tool imports the
// product, where folders that stand in layers import each other in a circle, where nothing imports a generated module, and where the page is not what follows from the imports.
// Usage: node scripts/structure.ts [--write] [root]
import { filesOf, readImports } from './import-graph.ts';
import { type Check, pageProblems, report } from './report.ts';
import { problemsOf, structurePage } from './structure/page.ts';
import { unusedGenerated } from './structure/unused.ts';

export const checkStructure: Check = (root, write) => {
  const imports = readImports(root);
  const page = { path: 'docs/generated/structure.md', text: structurePage(imports), by: 'scripts/structure.ts' };
  return [...problemsOf(imports), ...unusedGenerated(filesOf(root), imports), ...pageProblems(root, page, write)];
};

if (import.meta.main) report(checkStructure);
