import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { packageFolder, resolvePlugin } from '@tuyen/model/plugin-places';
import { isInside } from '@tuyen/model/places';
import { filesBelow } from './output/inputs.ts';

/** Matches a relative path in quotes. It may be the path of an import, or of a module with the code of a field kind. */
const RELATIVE = /['"](\.{1,2}\/[^'"\n]+\.(?:[cm]?[jt]sx?|json))['"]/gu;

/**
 * Returns the modules of the project's own plugins, and all project files whose paths are in the text of these modules.
 * Paths are relative to the project. A path that code computes is not found.
 */
export function localModules(root: string, specifiers: readonly string[]): readonly string[] {
  const found = new Set(specifiers.filter((one) => one.startsWith('./')).map((one) => posix.normalize(one)));
  for (const path of found) {
    for (const [, named = ''] of textOf(join(root, path)).matchAll(RELATIVE)) {
      const target = posix.join(posix.dirname(path), named);
      if (isInside(target) && existsSync(join(root, target))) found.add(target);
    }
  }
  return [...found];
}

export function pluginFiles(root: string, specifiers: readonly string[]): readonly string[] {
  const packages = specifiers
    .filter((one) => !one.startsWith('.'))
    .flatMap((name) => {
      const folder = packageFolder(root, name);
      if (folder === undefined) return resolvePlugin(root, name) ?? [];
      return filesBelow(folder, '.')
        .filter(isOwnFile)
        .map((path) => join(folder, path));
    });
  return [...localModules(root, specifiers).map((path) => join(root, path)), ...packages];
}

/**
 * Returns false for hidden files and for files below `node_modules`. A linked package, such as a workspace, has its
 * dependencies there.
 */
function isOwnFile(path: string): boolean {
  return !path.startsWith('node_modules/') && !posix.basename(path).startsWith('.');
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
