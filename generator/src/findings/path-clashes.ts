import { posix } from 'node:path';
import type { GeneratedFile } from '../emit/generated-file.ts';
import type { UnlocatedFinding } from './finding.ts';
import { namedPlace } from './named-place.ts';

/**
 * Reports generated files with the same path, and modules that an import cannot distinguish (`page.gen.js`,
 * `page.gen.ts`). Some file systems ignore case, so paths that differ only in case count as the same.
 * @param read returns the text of a schema
 * @param plugins name of the plugin that generates a file; files of tuyen itself are missing here
 */
export function pathClashes(
  files: readonly GeneratedFile[],
  read: (path: string) => string | undefined,
  plugins: ReadonlyMap<GeneratedFile, string> = new Map(),
): readonly UnlocatedFinding[] {
  const taken = new Map<string, GeneratedFile>();
  return files.flatMap((file) => {
    const key = moduleOf(file.path).toLowerCase();
    const first = taken.get(key);
    if (!first) {
      taken.set(key, file);
      return [];
    }
    if (isDeclared(first, file)) return [];
    const plugin = plugins.get(file);
    return [plugin === undefined ? clash(first, file, read) : pluginClash(first, file, plugins.get(first), plugin)];
  });
}

/** Removes the module extension from a path. Imports of `page.js`, `page.ts` and `page.d.ts` resolve to the same module. */
function moduleOf(path: string): string {
  return path.replace(/(?:\.d)?\.[jt]sx?$/u, '');
}

function isDeclared(one: GeneratedFile, other: GeneratedFile): boolean {
  return one.path.endsWith('.js') && other.path === one.path.replace(/\.js$/u, '.d.ts');
}

function sourceOf({ sources: [first = '', ...others] }: GeneratedFile): string {
  return others.length === 0 || first.endsWith('/') ? first : `${posix.dirname(first)}/`;
}

function pluginClash(
  first: GeneratedFile,
  file: GeneratedFile,
  one: string | undefined,
  other: string,
): UnlocatedFinding {
  const paths = file.path === first.path ? file.path : `${first.path}, ${file.path}`;
  const owners =
    one === other
      ? `twice by the plugin "${other}"`
      : `by ${one === undefined ? 'tuyen itself' : `the plugin "${one}"`} and by the plugin "${other}"`;
  return {
    code: 'TUY865',
    file: 'tuyen.config.json',
    pointer: '/plugins',
    message: `${paths} would be generated ${owners}.`,
    hint: 'Remove one of the plugins, or let it write to another folder.',
  };
}

function clash(
  first: GeneratedFile,
  file: GeneratedFile,
  read: (path: string) => string | undefined,
): UnlocatedFinding {
  const [one = '', other = ''] = [first, file].map(sourceOf);
  // Two generated files have the same path. Report the clash at a schema file, because the user can rename it. A
  // generated file with several sources has a folder as its source.
  const [source, beside] = one.endsWith('.json') ? [one, other] : [other, one];
  const text = source.endsWith('.json') ? read(source) : undefined;
  const [name = ''] = posix.basename(file.path).split('.');
  const paths = file.path === first.path ? file.path : `${first.path}, ${file.path}`;
  return {
    code: 'TUY865',
    file: source,
    ...(text !== undefined && namedPlace(text, name)),
    message: `${paths} would be generated twice: from ${source}${beside === source ? '' : ` and from ${beside}`}.`,
    hint: 'Choose another name for one of them.',
  };
}
