import { posix } from 'node:path';
import type { GeneratedFile } from '../emit/generated-file.ts';
import type { Problem } from './finding.ts';
import { namedPlace } from './named-place.ts';

/**
 * Reports generated files with the same path, and modules that an import could not tell apart (`page.gen.js`, `page.gen.ts`). Some file
 * systems do not distinguish case, so paths that differ only by it count.
 * @param read returns the text of a schema
 */
export function pathClashes(
  files: readonly GeneratedFile[],
  read: (path: string) => string | undefined,
): readonly Problem[] {
  const taken = new Map<string, GeneratedFile>();
  return files.flatMap((file) => {
    const key = moduleOf(file.path).toLowerCase();
    const first = taken.get(key);
    if (!first) {
      taken.set(key, file);
      return [];
    }
    return isDeclared(first, file) ? [] : [clash(first, file, read)];
  });
}

/** A path without the extension of a module: imports of `page.js`, `page.ts` and `page.d.ts` find one module. */
function moduleOf(path: string): string {
  return path.replace(/(?:\.d)?\.[jt]sx?$/u, '');
}

/** A module in JavaScript and its declaration. */
function isDeclared(one: GeneratedFile, other: GeneratedFile): boolean {
  return one.path.endsWith('.js') && other.path === one.path.replace(/\.js$/u, '.d.ts');
}

/** The schema that a file is generated from; the folder if there are several. */
function sourceOf({ sources: [first = '', ...others] }: GeneratedFile): string {
  return others.length === 0 || first.endsWith('/') ? first : `${posix.dirname(first)}/`;
}

function clash(first: GeneratedFile, file: GeneratedFile, read: (path: string) => string | undefined): Problem {
  const [one = '', other = ''] = [first, file].map(sourceOf);
  // A schema can be renamed; what is generated for all of them cannot.
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
