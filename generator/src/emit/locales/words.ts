/** Words by key, nested: `{ menu: { sales: 'Bán hàng' } }`. */
export interface WordTree {
  [key: string]: string | WordTree;
}

/** Sets a word at a path, making the way to it; words that stand there already win, as people wrote them. */
export function put(tree: WordTree, path: readonly string[], word: string): void {
  let at = tree;
  let last: string | undefined;
  for (const key of path) {
    if (last !== undefined) {
      const next = at[last];
      at = typeof next === 'object' ? next : (at[last] = {});
    }
    last = key;
  }
  if (last !== undefined && at[last] === undefined) at[last] = word;
}
