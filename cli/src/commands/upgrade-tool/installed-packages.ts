import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '@tuyen/model';
import { packageManagerIn, type PackageManager } from '../init/package-manager.ts';

const LOCKS: readonly (readonly [file: string, manager: PackageManager])[] = [
  ['package-lock.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
];

/** Returns the package manager whose lock file the project has, or the one that started this process. */
export function packageManagerOf(root: string, agent = process.env['npm_config_user_agent']): PackageManager {
  const [, manager] = foldersUp(root)
    .flatMap((folder) => LOCKS.filter(([file]) => existsSync(join(folder, file))))
    .at(0) ?? [undefined, packageManagerIn(agent)];
  return manager;
}

/** Returns whether all packages of the tool that package.json names are installed in this version. */
export function isInstalled(root: string, version: string): boolean {
  const manifest = readObject(join(root, 'package.json'));
  const names = ['dependencies', 'devDependencies'].flatMap((list) => {
    const packages = manifest[list];
    return isObject(packages) ? Object.keys(packages).filter((name) => name.startsWith('@tuyen/')) : [];
  });
  return names.every((name) => {
    const folder = folderOf(root, name);
    return folder !== undefined && readObject(join(folder, 'package.json'))['version'] === version;
  });
}

/** Returns the command of the project's own installation, or undefined if another version is installed. */
export function installedCommand(root: string, version: string): string | undefined {
  const folder = folderOf(root, '@tuyen/cli');
  if (folder === undefined || readObject(join(folder, 'package.json'))['version'] !== version) return undefined;
  return join(folder, 'bin/tuyen.js');
}

function folderOf(root: string, name: string): string | undefined {
  return foldersUp(root)
    .map((folder) => join(folder, 'node_modules', name))
    .find((folder) => existsSync(folder));
}

function foldersUp(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersUp(parent)];
}

function readObject(path: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
