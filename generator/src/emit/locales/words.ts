import type { Words } from '@tuyen/model';

export interface WordTree {
  [key: string]: string | WordTree;
}

export function treeOf(words: Words): WordTree {
  const tree: WordTree = {};
  for (const [key, word] of Object.entries(words)) tree[key] = typeof word === 'string' ? word : treeOf(word);
  return tree;
}

/** Sets a text at a path. An existing text wins, because it was written by hand. */
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
