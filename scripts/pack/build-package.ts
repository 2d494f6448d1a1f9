import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root, run } from '../run.ts';
import { CHANGELOG, type Package, packedManifest, readLockedVersions } from './manifest.ts';
import { copyVendored } from './vendored.ts';

const NOT_PACKED = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts', '**/*.fixture.tsx', '**/testing/**'];

const DIST = 'dist';

/**
 * Writes a package into `<stage>/<workspace>`: compiled modules with their types and all other files of `src` in
 * `dist`, the manifest, the license, the changelog, the README, and the folders that `files` of the manifest names. Settles with the
 * exit code of the compiler.
 * @param packages all packages of the tool; the dependencies of `one` must be built already
 */
export async function buildPackage(one: Package, packages: readonly Package[], stage: string): Promise<number> {
  const { workspace, manifest } = one;
  const from = join(root, workspace);
  const to = join(stage, workspace);
  const sources = join(from, 'src');
  const dist = join(to, DIST);
  await mkdir(to, { recursive: true });
  for (const path of ['LICENSE', CHANGELOG]) await cp(join(root, path), join(to, path));
  for (const path of ['README.md', ...manifest.files.filter((path) => path !== DIST)])
    await cp(join(from, path), join(to, path), { recursive: true });
  await writeFile(
    join(to, 'package.json'),
    `${JSON.stringify(packedManifest(one, packages, readLockedVersions(root)), null, 2)}\n`,
  );

  // A package without a source folder contains only a command.
  if (!existsSync(sources)) return 0;

  const compilerOptions = {
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    noEmitOnError: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: sources,
    outDir: dist,
    paths: builtTypes(packages, stage),
  };
  // Code for another environment, such as a bundler's configuration, is in a folder with its own compiler options.
  const apart = globSync('**/tsconfig.json', { cwd: sources }).map((path) => join(sources, dirname(path)));
  const configs: object[] = [sources, ...apart].map((folder) => ({
    extends: join(folder === sources ? from : folder, 'tsconfig.json'),
    compilerOptions,
    include: [folder],
    exclude: [...NOT_PACKED.map((pattern) => join(folder, pattern)), ...apart.filter((other) => other !== folder)],
  }));
  // For modules in plain JavaScript, the compiler only writes type declarations. It reads the types from their
  // comments.
  const plain = Object.values(manifest.exports ?? {}).filter((source) => source.endsWith('.js'));
  if (plain.length > 0)
    configs.push({
      extends: join(from, 'tsconfig.json'),
      compilerOptions: { ...compilerOptions, allowJs: true, emitDeclarationOnly: true, rootDir: from, outDir: to },
      files: plain.map((source) => join(from, source)),
      include: [],
    });
  for (const [index, config] of configs.entries()) {
    const options = join(stage, `${workspace.replaceAll('/', '-')}-${index}.json`);
    await writeFile(options, JSON.stringify(config));
    // Let the compiler use one type checker. Each additional one would infer the types of the same packages again.
    const code = await run('tsc', ['-p', options, '--checkers', '1']);
    if (code !== 0) return code;
  }

  for (const entry of await readdir(sources, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /(?<!\.d)\.tsx?$|^tsconfig\.json$|\.tsbuildinfo$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    if (path.includes('/testing/')) continue;
    await cp(path, join(dist, path.slice(sources.length)));
  }
  await nameBuiltFiles(dist);
  await copyVendored(manifest['imports'], from, to);
  return 0;
}

function builtTypes(packages: readonly Package[], stage: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    packages.flatMap(({ workspace, manifest }) =>
      Object.entries(manifest.exports ?? {}).map(([place, source]) => [
        manifest.name + place.slice(1),
        [join(stage, workspace, source.replace(/^\.\/src\//, './dist/').replace(/\.(?:tsx?|js)$/, '.d.ts'))],
      ]),
    ),
  );
}

/**
 * Replaces source paths with built paths in URLs of modules, such as `new URL(…)` of a worker. The compiler rewrites
 * only imports.
 */
async function nameBuiltFiles(dist: string): Promise<void> {
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.js')) continue;
    const path = join(entry.parentPath, entry.name);
    const text = await readFile(path, 'utf8');
    const named = text.replaceAll(/(new URL\('\.{1,2}\/[^']+)\.tsx?(', import\.meta\.url\))/g, '$1.js$2');
    if (named !== text) await writeFile(path, named);
  }
}
