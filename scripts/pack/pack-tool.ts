import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePackedDocs } from '../docs-site/packed-docs.ts';
import { root, run } from '../run.ts';
import { buildPackage } from './build-package.ts';
import { toolPackages } from './packages.ts';

/**
 * Packs the tool's packages as tarballs that any project can install, with JavaScript and types instead of the sources.
 * Returns the exit code of the first command that failed, or 0.
 *
 * @param target folder for the tarballs, which is created
 */
export async function packTool(target: string): Promise<number> {
  await mkdir(target, { recursive: true });
  const stage = await mkdtemp(join(tmpdir(), 'tuyen-pack-'));
  try {
    // The types of the built packages import other packages. The compiler looks for these in this folder.
    await symlink(join(root, 'node_modules'), join(stage, 'node_modules'));
    const packages = toolPackages(root);
    for (const one of packages) {
      const code = await buildPackage(one, packages, stage);
      if (code !== 0) return code;
    }
    writePackedDocs(root, join(stage, 'cli/dist/docs'));
    const built = packages.map(({ workspace }) => join(stage, workspace));
    return await run('npm', ['pack', '--silent', '--pack-destination', target, ...built]);
  } finally {
    await rm(stage, { recursive: true });
  }
}
