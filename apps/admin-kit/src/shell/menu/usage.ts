export type Uses = Readonly<Record<string, number>>;

/**
 * Maximum sum of the visit counts of a user's pages. Above it, all counts are halved, so that recent habits outweigh
 * old ones.
 */
const MOST = 200;
const OFTEN = 3;

export function withVisit(uses: Uses, path: string): Uses {
  const counted = { ...uses, [path]: (uses[path] ?? 0) + 1 };
  const total = Object.values(counted).reduce((sum, times) => sum + times, 0);
  if (total <= MOST) return counted;
  const halved = Object.entries(counted).map(([each, times]) => [each, Math.floor(times / 2)] as const);
  return Object.fromEntries(halved.filter(([, times]) => times > 0));
}

export function mostUsed(uses: Uses, most: number): readonly string[] {
  return Object.entries(uses)
    .filter(([, times]) => times >= OFTEN)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([path]) => path);
}
