import type { GeneratedFile } from '../emit/generated-file.ts';
import type { Problem } from './finding.ts';

/** Reports generated files with the same path. Some file systems do not distinguish case, so paths that differ only by it count. */
export function pathClashes(files: readonly GeneratedFile[]): readonly Problem[] {
  const taken = new Map<string, GeneratedFile>();
  return files.flatMap((file) => {
    const key = file.path.toLowerCase();
    const first = taken.get(key);
    if (!first) {
      taken.set(key, file);
      return [];
    }
    const [one = '', other = ''] = [first, file].map(({ sources }) => sources[0]);
    // A resource can be renamed; what is generated for all of them cannot.
    const [source, beside] = one.endsWith('.json') ? [one, other] : [other, one];
    return [
      {
        code: 'TUY865' as const,
        file: source,
        message: `${file.path} would be generated twice: from ${source} and from ${beside}.`,
        hint: 'Choose another name for one of them.',
      },
    ];
  });
}
