import { isField, type Tree } from './tree.ts';

/** Where a field stands: the list that holds it, and what stands in that list. */
export interface Place {
  readonly holder: Tree;
  /** Keys of the fields of the list, in their order. */
  readonly order: readonly string[];
}

/** The innermost list that the field, or what its owner put around it, stands in. */
export function placeOf(within: Tree, key: string, holders: ReadonlySet<string>): Place | undefined {
  for (const child of below(within)) {
    const found = isField(child) ? undefined : placeOf(child, key, holders);
    if (found) return found;
  }
  // What somebody put around the field stands for it, and holds nothing.
  if (standsFor(within, holders) === key) return undefined;
  const order = within.children.map((child) => standsFor(child, holders));
  return order.includes(key) ? { holder: within, order } : undefined;
}

function standsFor({ key, alias, tag }: Tree, holders: ReadonlySet<string>): string {
  return alias !== undefined && !holders.has(tag?.name ?? '') ? alias : key;
}

/** Has the part changed places among those that are in both lists? Of two that changed places with each other, both have. */
export function changedPlaces(key: string, before: readonly string[], after: readonly string[]): boolean {
  const common = before.filter((each) => after.includes(each));
  const positions = after.filter((each) => common.includes(each)).map((each) => common.indexOf(each));
  const own = common.indexOf(key);
  return longestRise(positions) === longestRise(positions.filter((position) => position !== own));
}

/** The length of the longest run of rising numbers, whatever stands between them: what has kept its order. */
function longestRise(numbers: readonly number[]): number {
  const ends: number[] = [];
  for (const number of numbers) {
    const at = ends.findIndex((end) => end >= number);
    if (at < 0) ends.push(number);
    else ends[at] = number;
  }
  return ends.length;
}

function below({ children, value }: Tree): readonly Tree[] {
  return value ? [value, ...children] : children;
}
