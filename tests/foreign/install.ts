import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../support/project-root.ts';

interface Manifest {
  readonly name: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const WORKSPACES: Readonly<Record<string, string>> = {
  '@tuyen/model': 'model',
  '@tuyen/server': 'server',
  '@tuyen/server-mock': 'server-mock',
  '@tuyen/generator': 'generator',
  '@tuyen/cli': 'cli',
  '@tuyen/admin-kit': 'apps/admin-kit',
  '@tuyen/portal-kit': 'apps/portal-kit',
  '@tuyen/qa': 'qa',
  'create-tuyen': 'create-tuyen',
};

/**
 * Installs the packed tool into a copy of a project like `npm install`, but without a registry, because tests must not
 * depend on one. Unpacks the tarballs and links exactly the third-party packages that the project and the tarballs
 * declare, so an undeclared dependency is missing here too.
 * @param tarballs folder filled by `scripts/pack.ts`
 * @param project folder with a `package.json`
 */
export function installTool(tarballs: string, project: string): void {
  const modules = join(project, 'node_modules');
  const own = readManifest(project);
  linkPackages({ ...own.dependencies, ...own.devDependencies }, modules, projectRoot);
  for (const file of readdirSync(tarballs)) {
    const tar = (...args: readonly string[]) =>
      execFileSync('tar', ['-xzf', join(tarballs, file), ...args], { encoding: 'utf8' });
    const manifest = JSON.parse(tar('-O', 'package/package.json')) as Manifest;
    const { name, bin, dependencies } = manifest;
    const folder = join(modules, name);
    mkdirSync(folder, { recursive: true });
    tar('-C', folder, '--strip-components=1');
    linkPackages({ ...dependencies, ...neededPeers(manifest) }, modules, join(projectRoot, WORKSPACES[name] ?? ''));
    for (const [command, path] of Object.entries(bin ?? {})) {
      mkdirSync(join(modules, '.bin'), { recursive: true });
      chmodSync(join(folder, path), 0o755);
      symlinkSync(join('..', name, path), join(modules, '.bin', command));
    }
  }
}

/** Excludes optional peers, which npm does not install. */
function neededPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): Manifest['peerDependencies'] {
  return Object.fromEntries(Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional));
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * @param user folder of this repository whose code imports the packages; if the folder has its own versions of some
 * packages, those versions are linked
 */
function linkPackages(names: Readonly<Record<string, string>>, modules: string, user: string): void {
  for (const name of Object.keys(names)) {
    const link = join(modules, name);
    if (name in WORKSPACES || existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    const installed = [user, projectRoot].map((folder) => join(folder, 'node_modules', name)).find(existsSync);
    if (installed === undefined) throw new Error(`${name} is not installed in this repository.`);
    symlinkSync(installed, link);
  }
}
