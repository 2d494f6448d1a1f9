import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { styleOf } from '../../start/edit-json.ts';
import { nestedText } from '../../start/json-text.ts';
import type { Edit, Path } from './merge-values.ts';

/** Applies edits to a JSON text. The order of keys, the line breaks and the indentation of the rest stay as they are. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  // Edits of a list remove or replace items from the last to the first, and then append items.
  return edits.reduce((done, edit) => withEdit(done, edit), text);
}

function withEdit(text: string, { path, value, isInsertion }: Edit): string {
  const parent = path.slice(0, -1);
  const isInLine = isOnOneLine(text, parent);
  if (value === undefined) {
    const shorter = withoutValue(text, path);
    return isInLine || lengthAt(shorter, parent) === 0 ? withOwnStyle(shorter, parent) : shorter;
  }
  const target = isInsertion ? [...parent, lengthAt(text, parent)] : [...path];
  const appended = isInLine ? undefined : withLastMember(text, target, value);
  if (appended !== undefined) return withOwnStyle(appended, target);
  const edited = applyEdits(
    text,
    modify(text, target, value, {
      ...(!isInLine && { formattingOptions: styleOf(text) }),
      ...(isInsertion && { isArrayInsertion: true }),
    }),
  );
  return withOwnStyle(edited, isInLine ? parent : target);
}

/**
 * Adds a key or an item on a line of its own, behind the last one. `modify` would format the last one, too. Returns
 * undefined if there is such a key, or nothing to add it behind.
 */
function withLastMember(text: string, path: Path, value: unknown): string | undefined {
  const parent = nodeAt(text, path.slice(0, -1));
  const last = parent?.children?.at(-1);
  if (!last || nodeAt(text, path)) return undefined;
  const lineStart = text.lastIndexOf('\n', last.offset) + 1;
  const indent = /^[ \t]*/u.exec(text.slice(lineStart))?.[0] ?? '';
  const key = parent?.type === 'object' ? `${JSON.stringify(path.at(-1))}: ` : '';
  const end = last.offset + last.length;
  return `${text.slice(0, end)},${styleOf(text).eol}${indent}${key}${JSON.stringify(value)}${text.slice(end)}`;
}

/** Removes a key or an item. `modify` leaves invalid JSON when it removes the last item of a list. */
function withoutValue(text: string, path: Path): string {
  const node = nodeAt(text, path);
  const member = node?.parent?.type === 'property' ? node.parent : node;
  const members = member?.parent?.children ?? [];
  const index = member ? members.indexOf(member) : -1;
  const [before, own, after] = [members[index - 1], members[index], members[index + 1]];
  if (!own) return text;
  const end = own.offset + own.length;
  if (after) return text.slice(0, own.offset) + text.slice(after.offset);
  return text.slice(0, before ? before.offset + before.length : own.offset) + text.slice(end);
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
