import { isField, type Tree } from './tree.ts';

export interface FieldPosition {
  readonly holder: Tree;
  readonly order: readonly string[];
}

/**
 * Returns the innermost list of code elements that contains the field, such as a form section. If the developer wrapped
 * the field in an element, returns the list that contains this element.
 */
export function positionOf(within: Tree, key: string, holders: ReadonlySet<string>): FieldPosition | undefined {
  for (const child of below(within)) {
    const found = isField(child) ? undefined : positionOf(child, key, holders);
    if (found) return found;
  }
  // An element that contains a single field counts as that field, not as a list of fields.
  if (standsFor(within, holders) === key) return undefined;
  const order = within.children.map((child) => standsFor(child, holders));
  return order.includes(key) ? { holder: within, order } : undefined;
}

function standsFor(tree: Tree, holders: ReadonlySet<string>): string {
  const { key, alias, tag } = tree;
  if (isField(tree)) return key;
  return alias !== undefined && !holders.has(tag?.name ?? '') ? alias : key;
}

/**
 * Returns true if the key has moved, compared with the other keys that occur in both lists. If two keys were swapped,
 * both have moved.
 */
export function changedPosition(key: string, before: readonly string[], after: readonly string[]): boolean {
  const common = before.filter((each) => after.includes(each));
  const positions = after.filter((each) => common.includes(each)).map((each) => common.indexOf(each));
  const own = common.indexOf(key);
  return longestRise(positions) === longestRise(positions.filter((position) => position !== own));
}

/** Returns the length of the longest increasing subsequence, which is the number of items that kept their order. */
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
