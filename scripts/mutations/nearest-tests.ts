// Which unit tests are likely to notice a fault in a module.
import { dirname } from 'node:path';
import type { ImportGraph } from '../import-graph.ts';
import type { LineMap } from './line-map.ts';

/**
 * The test files that run a line, then those that run another one of its module: code outside functions runs once in a process, for the
 * first file that loads it. At last those that load it, perhaps in a process that they start. Of each those beside the module come first,
 * then those that run most of it: they reach its branches, while many others only pass through. Then those that run least else.
 * @param line of the fault, from 1
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
