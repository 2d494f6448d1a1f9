import type { Import } from '../import-graph.ts';

/**
 * Imports between parts of the repository, without imports inside a part. A part is a workspace, or a subfolder or file
 * of one folder. The outer key is the importing part, the inner key is the imported part, and the value is one such
 * import as an example.
 */
export type Arrows = ReadonlyMap<string, ReadonlyMap<string, Import>>;

export function arrowsBetween(imports: readonly Import[], partOf: (path: string) => string | undefined): Arrows {
  const arrows = new Map<string, Map<string, Import>>();
  const outOf = (part: string): Map<string, Import> => {
    const known = arrows.get(part) ?? new Map<string, Import>();
    arrows.set(part, known);
    return known;
  };
  for (const one of imports) {
    const [from, to] = [partOf(one.from), partOf(one.to)];
    if (from === undefined || to === undefined || from === to) continue;
    outOf(to);
    if (!outOf(from).has(to)) outOf(from).set(to, one);
  }
  return new Map([...arrows].toSorted(([one], [other]) => one.localeCompare(other)));
}

export const partIn =
  (folder: string) =>
  (path: string): string | undefined => {
    if (!path.startsWith(`${folder}/`)) return undefined;
    const [part, ...below] = path.slice(folder.length + 1).split('/');
    return below.length > 0 ? `${part}/` : part;
  };

/**
 * Returns import cycles. Every part that belongs to a cycle occurs in at least one returned cycle. The first part of a
 * cycle is repeated at the end.
 */
export function circlesIn(arrows: Arrows): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (const part of arrows.keys()) {
    const back = pathBetween(arrows, part, part);
    if (back && !found.some((circle) => circle.includes(part))) found.push(back);
  }
  return found;
}

/**
 * Removes each arrow from A to C if C can also be reached from A through another part. The layers then become visible.
 * If the imports contain a cycle, returns all arrows.
 */
export function withoutShortcuts(arrows: Arrows): Arrows {
  if (circlesIn(arrows).length > 0) return arrows;
  return new Map(
    [...arrows].map(([from, targets]) => [
      from,
      new Map(
        [...targets].filter(
          ([to]) => ![...targets.keys()].some((over) => over !== to && pathBetween(arrows, over, to)),
        ),
      ),
    ]),
  );
}

function pathBetween(arrows: Arrows, from: string, to: string): readonly string[] | undefined {
  const seen = new Set<string>();
  let ways: (readonly string[])[] = [[from]];
  while (ways.length > 0) {
    const longer: (readonly string[])[] = [];
    for (const way of ways) {
      for (const next of arrows.get(way.at(-1) ?? '')?.keys() ?? []) {
        if (next === to) return [...way, next];
        if (!seen.has(next)) longer.push([...way, next]);
        seen.add(next);
      }
    }
    ways = longer;
  }
  return undefined;
}
