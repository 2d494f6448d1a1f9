import { getNodePath, parseTree, type Node } from 'jsonc-parser';
import type { UnlocatedFinding } from './finding.ts';

/** Returns the place of a name in a schema: the value of a key `name`, or else the beginning of the file. */
export function namedPlace(text: string, name: string): Pick<UnlocatedFinding, 'pointer' | 'at'> {
  const tree = parseTree(text);
  const found = tree && valueOfName(tree, name);
  if (!found) return { at: { text, offset: 0, length: 1 } };
  const pointer = getNodePath(found).map((step) => `/${step}`);
  return { pointer: pointer.join(''), at: { text, offset: found.offset, length: found.length } };
}

function valueOfName(node: Node, name: string): Node | undefined {
  const [key, value] = node.type === 'property' ? (node.children ?? []) : [];
  if (key?.value === 'name' && value?.value === name) return value;
  for (const child of node.children ?? []) {
    const found = valueOfName(child, name);
    if (found) return found;
  }
  return undefined;
}
