import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@tuyen/model';
import type { ProjectFiles } from './codemod.ts';
import { ToolUpgradeRefused } from './tool-upgrade-refused.ts';
import { isManifest, toolPackagesIn } from './manifest.ts';
import { compareVersions, isVersion } from './versions.ts';

/**
 * Returns the earliest version of the tool that the packages of a project have. `npm install @tuyen/cli@latest` raises
 * one package; the others still show the version that the project's code is written for.
 * @throws ToolUpgradeRefused
 */
export function projectVersion(root: string, files: ProjectFiles): string {
  if (!files.has('package.json'))
    throw new ToolUpgradeRefused(
      `There is no package.json in ${root}. Run the command in the folder that has package.json and tuyen.config.json.`,
    );
  const packages = [...files].filter(([path]) => isManifest(path)).flatMap(([path, text]) => namedIn(path, text));
  if (packages.length === 0)
    throw new ToolUpgradeRefused(
      'package.json names no package of Tuyến, such as @tuyen/cli. State the version of the project: --from 0.1.0.',
    );
  const locked = lockedVersions(root);
  const versions = packages.map(({ path, name, range }) => {
    const stated = range.replace(/^[\^~=]/u, '');
    const version = isVersion(range) ? range : (locked(name) ?? installedVersion(root, name) ?? stated);
    if (isVersion(version)) return version;
    throw new ToolUpgradeRefused(
      `${path} names ${name} with "${range}", which is not a version, and it is not installed. State the version of the project: --from 0.1.0.`,
    );
  });
  return versions.reduce((earliest, one) => (compareVersions(one, earliest) < 0 ? one : earliest));
}

/** Returns package.json of the project, or nothing if the project has none. */
export function readManifest(root: string): ProjectFiles {
  try {
    return new Map([['package.json', readFileSync(join(root, 'package.json'), 'utf8')]]);
  } catch {
    return new Map();
  }
}

function namedIn(path: string, text: string) {
  const packages = toolPackagesIn(text);
  if (packages) return packages.map((one) => ({ ...one, path }));
  throw new ToolUpgradeRefused(`${path} is not valid JSON. Correct it first.`);
}

function lockedVersions(root: string): (name: string) => string | undefined {
  const lock = readJson(join(root, 'package-lock.json'));
  const packages = isObject(lock) ? lock['packages'] : undefined;
  return (name) => versionIn(isObject(packages) ? packages[`node_modules/${name}`] : undefined);
}

function installedVersion(root: string, name: string): string | undefined {
  return versionIn(readJson(join(root, 'node_modules', name, 'package.json')));
}

function versionIn(value: unknown): string | undefined {
  const version = isObject(value) ? value['version'] : undefined;
  return typeof version === 'string' && isVersion(version) ? version : undefined;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
