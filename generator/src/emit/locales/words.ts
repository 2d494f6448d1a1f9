/** Words by key, nested: `{ menu: { sales: 'Bán hàng' } }`. */
export interface WordTree {
  [key: string]: string | WordTree;
}

/** Sets a word at a path, making the way to it; words that stand there already win, as people wrote them. */
export function put(tree: WordTree, path: readonly string[], word: string): void {
  let at = tree;
  for (const key of path.slice(0, -1)) {
    const next = at[key];
    if (typeof next === 'object') at = next;
    else at = at[key] = {};
  }
  const last = path.at(-1);
  if (last !== undefined && at[last] === undefined) at[last] = word;
}
