// Draws the imports of all workspaces: docs/generated/structure.md. Part of `npm run check`: fails if the tool imports
// the product, if layered folders import each other in a circle, if nothing imports a generated module, or if the page
// is outdated. Usage: node scripts/structure.ts [--write] [root]
import { filesOf, readImports } from './import-graph.ts';
import { type ProjectCheck, pageProblems, runCheck } from './report.ts';
import { structureProblemsOf, structurePage } from './structure/page.ts';
import { unusedGenerated } from './structure/unused.ts';

export const checkStructure: ProjectCheck = (root, write) => {
  const imports = readImports(root);
  const page = { path: 'docs/generated/structure.md', text: structurePage(imports), by: 'scripts/structure.ts' };
  return [
    ...structureProblemsOf(imports),
    ...unusedGenerated(filesOf(root), imports),
    ...pageProblems(root, page, write),
  ];
};

if (import.meta.main) runCheck(checkStructure);
