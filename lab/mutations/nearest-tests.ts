// Ranks the unit tests by how likely they are to detect a mutation of a module.
import { dirname } from 'node:path';
import type { ImportGraph } from '../../scripts/import-graph.ts';
import type { LineMap } from './line-map.ts';

/**
 * Returns test files in the order in which to run them:
 * - files that execute the mutated line,
 * - files that execute another line of its module, because code outside functions runs once in a process, for the first
 *   file that loads it,
 * - files that load the module, perhaps in a child process.
 *
 * Within each group, files beside the module come first. Then come files that execute most of the module, because they
 * reach its branches. Among equals, files that execute the least other code come first.
 * @param line the mutated line, from 1
 */
export function nearestTests(
  map: LineMap,
  graph: Pick<ImportGraph, 'dependents'>,
  { path, line }: { readonly path: string; readonly line: number },
): readonly string[] {
  const loading = graph.dependents([path]);
  const sizeOf = (modules: ReadonlyMap<string, ReadonlySet<number>>) =>
    [...modules.values()].reduce((sum, { size }) => sum + size, 0);
  return [...map]
    .flatMap(([test, modules]) => {
      const lines = modules.get(path);
      if (!lines && !loading.has(test)) return [];
      const nearness = lines?.has(line) ? 0 : lines ? 1 : 2;
      const isElsewhere = Number(dirname(test) !== dirname(path));
      return [{ test, nearness, isElsewhere, run: lines?.size ?? 0, size: sizeOf(modules) }];
    })
    .toSorted(
      (one, other) =>
        one.nearness - other.nearness ||
        one.isElsewhere - other.isElsewhere ||
        other.run - one.run ||
        one.size - other.size,
    )
    .map(({ test }) => test);
}
