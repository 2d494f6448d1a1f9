// npm run pack: packs the tool's packages as tarballs that any project can install, with JavaScript and types instead
// of the sources. Usage: node scripts/pack.ts <folder for the tarballs>
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writePackedDocs } from './docs-site/packed-docs.ts';
import { buildPackage } from './pack/build-package.ts';
import { readPackage } from './pack/manifest.ts';
import { root, run } from './run.ts';

/**
 * Folders of the tool's packages in the order of their dependencies: each package is compiled against the built types
 * of its dependencies.
 */
const TOOL = [
  'model',
  'server',
  'server-mock',
  'generator',
  'cli',
  'apps/admin-kit',
  'apps/portal-kit',
  'qa',
  'create-tuyen',
];

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name a folder for the tarballs: node scripts/pack.ts <folder>');
  process.exit(2);
}
const target = resolve(folder);
await mkdir(target, { recursive: true });

const stage = await mkdtemp(join(tmpdir(), 'tuyen-pack-'));
let code = 0;
try {
  // The types of the built packages import other packages. The compiler looks for these in this folder.
  await symlink(join(root, 'node_modules'), join(stage, 'node_modules'));
  const packages = TOOL.map((workspace) => readPackage(root, workspace));
  for (const one of packages) code ||= await buildPackage(one, packages, stage);
  writePackedDocs(root, join(stage, 'cli/dist/docs'));
  const built = packages.map(({ workspace }) => join(stage, workspace));
  code ||= await run('npm', ['pack', '--silent', '--pack-destination', target, ...built]);
} finally {
  await rm(stage, { recursive: true });
}
process.exit(code);
