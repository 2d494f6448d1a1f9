// Finds out which modules of this repository load which files, by import or at run time.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { readObject, textsIn } from './json.ts';
import { PROJECT, READS } from './read-at-run-time.ts';
import { root } from './run.ts';

export interface ImportGraph {
  readonly files: readonly string[];
  loadersOf(path: string): readonly string[];
  /** Returns the given files and all files that load them, directly or indirectly. The given files may be deleted ones. */
  dependents(paths: readonly string[]): ReadonlySet<string>;
  /**
   * Modules that need an entry in `READS` but have none. At run time they read files from a folder that their code does
   * not name.
   */
  readonly unexplained: readonly string[];
}

export interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const MODULE = /\.(ts|tsx|js|mjs)$/;

export function readImportGraph(): ImportGraph {
  const files = filesOf(root);
  const packages = workspaceExports(root, files);
  const importers = new Map<string, string[]>();
  const readers: { readonly module: string; readonly prefix: string }[] = [];
  const unexplained: string[] = [];
  for (const module of files.filter((path) => MODULE.test(path))) {
    const text = readFileSync(join(root, module), 'utf8');
    // Type imports are skipped, because they do not exist at run time.
    for (const { to, isType } of importsOf(module, text, packages)) if (!isType) push(importers, to, module);
    const named = READS[module] ?? namedFolders(module, text);
    if (named === undefined) unexplained.push(module);
    else for (const prefix of named) readers.push({ module, prefix });
  }
  const loadersOf = (path: string) => [
    ...(importers.get(path) ?? []),
    ...readers.filter(({ prefix }) => isAt(path, prefix)).map(({ module }) => module),
  ];
  return {
    files,
    unexplained,
    loadersOf,
    dependents(paths) {
      const found = new Set<string>();
      const waiting = [...paths];
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (found.has(path)) continue;
        found.add(path);
        waiting.push(...loadersOf(path));
      }
      return found;
    },
  };
}

export const git = (...args: readonly string[]): readonly string[] => gitIn(root, ...args);

export function readImports(at: string): readonly Import[] {
  const files = filesOf(at);
  const packages = workspaceExports(at, files);
  return files
    .filter((path) => MODULE.test(path))
    .flatMap((module) => importsOf(module, readFileSync(join(at, module), 'utf8'), packages));
}

export function filesOf(at: string): readonly string[] {
  const listed = gitIn(at, 'ls-files', '--cached', '--others', '--exclude-standard');
  return [...new Set(listed)].filter((path) => statSync(join(at, path), { throwIfNoEntry: false })?.isFile());
}

function gitIn(folder: string, ...args: readonly string[]): readonly string[] {
  const out = execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return out.split('\n').filter(Boolean);
}

const isAt = (path: string, prefix: string): boolean =>
  path === prefix || prefix === '' || path.startsWith(`${prefix}/`);

const resolve = (module: string, specifier: string): string =>
  normalize(join(dirname(module), specifier))
    .replace(/\/$/, '')
    .replace(/^\.$/, '');

function importsOf(module: string, text: string, packages: ReadonlyMap<string, string>): readonly Import[] {
  return specifiersOf(module, text).flatMap(({ specifier, isType }) => {
    const to = packages.get(specifier) ?? (specifier.startsWith('.') ? resolve(module, specifier) : undefined);
    return to === undefined ? [] : [{ from: module, to, isType }];
  });
}

function specifiersOf(module: string, text: string): readonly { specifier: string; isType: boolean }[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(module, text).module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, specifier] = /^'([^']+)'$/.exec(text.slice(start, end)) ?? [];
      return specifier === undefined ? [] : [{ specifier, isType: false }];
    }),
  ];
}

/**
 * Returns the paths that a module builds from its own location (`import.meta`) and reads at run time. Returns undefined
 * if the code contains no such path as a literal, or only the root of the repository. `READS` must then list the files
 * that the module reads.
 */
function namedFolders(module: string, text: string): readonly string[] | undefined {
  const places = text.match(/import\.meta\.(?:url|dirname)/g)?.length ?? 0;
  const packages = text.match(/createRequire\(import\.meta\.url\)/g)?.length ?? 0;
  const written = [
    ...text.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url\s*\)/g),
    ...text.matchAll(/join\(import\.meta\.dirname, '([^']+)'/g),
  ].map(([, path = '']) => resolve(module, path));
  const ofRoot = [...text.matchAll(/join\((?:projectRoot|REPOSITORY), '([^']+)'/g)].map(([, path = '']) => path);
  if (written.length + packages < places) return undefined;
  if (!written.includes('')) return [...written, ...ofRoot];
  return /loadProject(?:WithCode)?\(/u.test(text) ? [...written.filter(Boolean), ...ofRoot, ...PROJECT] : undefined;
}

function workspaceExports(at: string, files: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of files.filter((one) => one.endsWith('/package.json'))) {
    const { name, exports } = readObject(join(at, path));
    for (const [place, target] of Object.entries(textsIn(exports))) {
      const [before = '', after = ''] = join(dirname(path), target).split('*');
      const standsFor = target.includes('*') ? files : [before];
      for (const file of standsFor.filter((one) => one.startsWith(before) && one.endsWith(after))) {
        const star = file.slice(before.length, file.length - after.length);
        found.set(`${String(name)}${place.slice(1).replace('*', star)}`, file);
      }
    }
  }
  return found;
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
