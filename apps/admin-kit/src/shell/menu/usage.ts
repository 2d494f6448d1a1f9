export type Uses = Readonly<Record<string, number>>;

/** One person's visits of pages, and the pages that the menu shows as frequently used. */
export interface Habit {
  /** Time of the first visit, in milliseconds. */
  readonly since: number;
  /** Time at which `often` was computed, in milliseconds. */
  readonly updated: number;
  readonly often: readonly string[];
  readonly uses: Uses;
}

/**
 * Maximum sum of the visit counts of a user's pages. Above it, all counts are halved, so that recent habits outweigh
 * old ones.
 */
const MOST = 200;
const OFTEN = 3;
const DAY = 24 * 60 * 60 * 1000;
const LEARNING = 7 * DAY;

export function withVisit(uses: Uses, path: string): Uses {
  const counted = { ...uses, [path]: (uses[path] ?? 0) + 1 };
  const total = Object.values(counted).reduce((sum, times) => sum + times, 0);
  if (total <= MOST) return counted;
  const halved = Object.entries(counted).map(([each, times]) => [each, Math.floor(times / 2)] as const);
  return Object.fromEntries(halved.filter(([, times]) => times > 0));
}

/**
 * Returns the habit with one more visit. The frequently used pages change at most once a day, so that the menu is the
 * same all day, and there are none in the first seven days.
 *
 * @param now milliseconds
 * @param most maximum number of frequently used pages
 */
export function habitAfter(habit: Habit | undefined, path: string, now: number, most: number): Habit {
  const { since, updated, often, uses } = habit ?? { since: now, updated: now, often: [], uses: {} };
  const counted = withVisit(uses, path);
  if (now - since < LEARNING) return { since, updated, often: [], uses: counted };
  if (often.length > 0 && now - updated < DAY) return { since, updated, often, uses: counted };
  return { since, updated: now, often: mostUsed(counted, most), uses: counted };
}

export function mostUsed(uses: Uses, most: number): readonly string[] {
  return Object.entries(uses)
    .filter(([, times]) => times >= OFTEN)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([path]) => path);
}
