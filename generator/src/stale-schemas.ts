import { inputPaths } from './input-paths.ts';
import { readInputs } from './output/inputs.ts';
import { readLock } from './output/lock.ts';
import { changedParts, partsOf } from './output/sources.ts';

/**
 * Returns the JSON files of the project that have changed since the last run of `tuyen generate`. Returns none if the
 * project has never been generated.
 */
export function staleSchemas(root: string): readonly string[] {
  const { sources, text } = readLock(root);
  if (text === '') return [];
  const files = [...readInputs(root, inputPaths(root))].filter(([path]) => path.endsWith('.json'));
  const now = new Map(files.map(([path, content]) => [path, partsOf(content)]));
  return [...changedParts(sources, now).keys()].toSorted();
}
