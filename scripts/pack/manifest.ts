import { join } from 'node:path';
import { listIn, objectOrEmpty, readObject, textIn, textsIn } from '../json.ts';
import { vendoredIn } from './vendored.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
  readonly sideEffects?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

export interface Package {
  readonly workspace: string;
  readonly manifest: Manifest;
}

export function readPackage(root: string, workspace: string): Package {
  const written = readObject(join(root, workspace, 'package.json'));
  const { name, version, files, exports, sideEffects, dependencies, peerDependencies } = written;
  const manifest: Manifest = {
    ...written,
    name: String(name),
    version: String(version),
    files: listIn(files).map(String),
    ...(exports !== undefined && { exports: textsIn(exports) }),
    ...(sideEffects !== undefined && { sideEffects: listIn(sideEffects).map(String) }),
    ...(dependencies !== undefined && { dependencies: textsIn(dependencies) }),
    ...(peerDependencies !== undefined && { peerDependencies: textsIn(peerDependencies) }),
  };
  return { workspace, manifest };
}

/**
 * Third-party packages that work only if all of them have the same version, although their version ranges allow
 * different ones. The tarball pins them to the versions in the lockfile.
 */
const ONE_VERSION = /^@tiptap\//;

export function readLockedVersions(root: string): ReadonlyMap<string, string> {
  const { packages } = readObject(join(root, 'package-lock.json'));
  const found = Object.entries(objectOrEmpty(packages)).map(
    ([path, locked]) => [path.replace(/^node_modules\//, ''), textIn(objectOrEmpty(locked)['version'])] as const,
  );
  return new Map(
    found.flatMap(([name, version]) =>
      ONE_VERSION.test(name) && !name.includes('/node_modules/') && version !== undefined ? [[name, version]] : [],
    ),
  );
}

const FOR_TESTS = /\/testing\//;

export const CHANGELOG = 'CHANGELOG.md';

/** `provenance` makes npm sign where and from which commit the package was built. */
const PUBLISH = { access: 'public', provenance: true };

/**
 * Returns the `package.json` of the tarball. Paths to sources (`src`) become paths to built files (`dist`).
 * Dependencies on packages of the tool have exact versions, because they are released together.
 */
export function packedManifest(
  { manifest }: Package,
  packages: readonly Package[],
  locked: ReadonlyMap<string, string>,
): object {
  const { scripts: _scripts, devDependencies: _devDependencies, ...rest } = manifest;
  const versions = new Map(packages.map((one) => [one.manifest.name, one.manifest.version]));
  const exact = (ranges: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, versions.get(name) ?? range]));
  return {
    ...rest,
    files: [...manifest.files, CHANGELOG],
    publishConfig: PUBLISH,
    ...(manifest['imports'] !== undefined && {
      imports: Object.fromEntries(vendoredIn(manifest['imports']).map(({ name, path }) => [name, path])),
    }),
    ...(manifest.exports && {
      exports: Object.fromEntries(
        Object.entries(manifest.exports)
          .filter(([, source]) => !FOR_TESTS.test(source))
          .map(([place, source]) => [place, builtExport(source)]),
      ),
    }),
    ...(manifest.sideEffects && { sideEffects: manifest.sideEffects.map(builtPath) }),
    ...(manifest.dependencies && {
      dependencies: {
        ...exact(manifest.dependencies),
        ...(Object.keys(manifest.dependencies).some((name) => locked.has(name)) && Object.fromEntries(locked)),
      },
    }),
    ...(manifest.peerDependencies && { peerDependencies: exact(manifest.peerDependencies) }),
  };
}

function builtPath(source: string): string {
  return source.replace(/^\.\/src\//, './dist/').replace(MODULE, '.js');
}

/**
 * Returns an entry for `exports`. A module gets its types first, because the compiler takes the first entry that fits,
 * and then its built file. Any other file is a plain path.
 */
function builtExport(source: string): string | Readonly<Record<string, string>> {
  const path = builtPath(source);
  return path.endsWith('.js') ? { types: path.replace(/\.js$/, '.d.ts'), default: path } : path;
}

const MODULE = /(?<!\.d)\.tsx?$/;
