// The imports of all workspaces as drawings: docs/generated/structure.md. Part of `npm run check`: fails where the tool imports the
// product, where folders that stand in layers import each other in a circle, where nothing imports a generated module, and where the page is not what follows from the imports.
// Usage: node scripts/structure.ts [--write] [root]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, readImports } from './import-graph.ts';
import { root as ownRoot } from './run.ts';
import { problemsOf, structurePage } from './structure/page.ts';
import { unusedGenerated } from './structure/unused.ts';

const args = process.argv.slice(2);
const root = args.find((arg) => !arg.startsWith('--')) ?? ownRoot;
const page = join(root, 'docs/generated/structure.md');

const imports = readImports(root);
const problems = [...problemsOf(imports), ...unusedGenerated(filesOf(root), imports)];
const written = structurePage(imports);
if (args.includes('--write')) {
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, written);
} else if (!existsSync(page) || readFileSync(page, 'utf8') !== written)
  problems.push('docs/generated/structure.md is not up to date: run node scripts/structure.ts --write');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
