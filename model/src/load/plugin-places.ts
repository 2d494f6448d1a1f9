import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isObject } from '../model/json/is-object.ts';

export function resolvePlugin(root: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    const path = join(root, specifier);
    return existsSync(path) ? realpathSync(path) : undefined;
  }
  const folder = packageFolder(root, specifier);
  const entry = folder === undefined ? undefined : entryOf(folder);
  if (entry !== undefined) return realpathSync(entry);
  try {
    return createRequire(join(root, 'x.js')).resolve(specifier);
  } catch {
    return undefined;
  }
}

export function packageFolder(root: string, name: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (dirname(folder) === folder) return undefined;
  }
}

const CONDITIONS = ['node', 'import', 'module-sync', 'default'];

function entryOf(folder: string): string | undefined {
  const about: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { exports, main } = isObject(about) ? about : {};
  const entry = target(isObject(exports) && '.' in exports ? exports['.'] : exports) ?? main ?? 'index.js';
  const path = join(folder, String(entry));
  return existsSync(path) ? path : undefined;
}

function target(exported: unknown): string | undefined {
  if (typeof exported === 'string') return exported;
  if (!isObject(exported)) return undefined;
  const found = Object.entries(exported).find(([condition]) => CONDITIONS.includes(condition));
  return found && target(found[1]);
}
