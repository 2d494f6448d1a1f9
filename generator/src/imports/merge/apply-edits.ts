import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { styleOf } from '../../start/edit-json.ts';
import { nestedText } from '../../start/json-text.ts';
import type { Edit, Path } from './merge-values.ts';

/** Applies edits to a JSON text. The order of keys, the line breaks and the indentation of the rest stay as they are. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  // Removals and replacements of list items come from the end of the list, insertions after them.
  return edits.reduce((done, edit) => withEdit(done, edit), text);
}

function withEdit(text: string, { path, value, isInsertion }: Edit): string {
  const formattingOptions = styleOf(text);
  const parent = path.slice(0, -1);
  const target = isInsertion ? [...parent, lengthAt(text, parent)] : [...path];
  const isInLine = isOnOneLine(text, parent);
  const edited = applyEdits(
    text,
    modify(text, target, value, {
      // Formatting after a removal would also format the values beside it.
      ...(!isInLine && value !== undefined && { formattingOptions }),
      ...(isInsertion && { isArrayInsertion: true }),
    }),
  );
  if (isInLine || lengthAt(edited, parent) === 0) return withOwnStyle(edited, parent);
  return value === undefined ? edited : withOwnStyle(edited, target);
}

function lengthAt(text: string, path: Path): number {
  return nodeAt(text, path)?.children?.length ?? 0;
}

function isOnOneLine(text: string, path: Path): boolean {
  const node = nodeAt(text, path);
  return node !== undefined && path.length > 0 && !text.slice(node.offset, node.offset + node.length).includes('\n');
}

function nodeAt(text: string, path: Path): Node | undefined {
  const tree = parseTree(text);
  return tree && findNodeAtLocation(tree, [...path]);
}

/** Writes an object or a list as people write JSON: on one line if it fits. */
function withOwnStyle(text: string, path: Path): string {
  const node = nodeAt(text, path);
  if (!node || (node.type !== 'object' && node.type !== 'array')) return text;
  const written = text.slice(node.offset, node.offset + node.length);
  const lineStart = text.lastIndexOf('\n', node.offset) + 1;
  const indent = /^[ \t]*/u.exec(text.slice(lineStart))?.[0] ?? '';
  const used = node.offset - lineStart;
  const value: unknown = JSON.parse(written);
  return (
    text.slice(0, node.offset) +
    nestedText(value, indent, used).replaceAll('\n', styleOf(text).eol) +
    text.slice(node.offset + node.length)
  );
}
