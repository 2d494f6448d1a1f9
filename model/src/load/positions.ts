import { memoize } from '../memoize.ts';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { Document, Path, Span } from './problem.ts';

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Syntax trees are expensive and needed only for diagnostics, so they are built on demand and cached. */
const treeOf = memoize((document: Document): Node | undefined => parseTree(document.text));

/** Returns the span of the value at the path, or of its key. A missing value gives the span of its parent. */
export function spanAt(document: Document, path: Path, at: 'key' | 'value'): Span {
  const root = treeOf(document);
  if (!root) return { offset: 0, length: 1 };
  for (let end = path.length; end >= 0; end -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, end));
    if (node) return spanOf(node, end < path.length ? 'key' : at);
  }
  return { offset: 0, length: 1 };
}

/**
 * Returns the span of a node. For an object or array, the span covers only the opening bracket, because the whole value
 * could be many lines long.
 */
function spanOf(node: Node, at: 'key' | 'value'): Span {
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const shown = at === 'key' && key ? key : node;
  const large = shown.type === 'object' || shown.type === 'array';
  return { offset: shown.offset, length: large ? 1 : Math.max(1, shown.length) };
}

export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}

export function pointerPlace(text: string, pointer: string): Span {
  const path = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const steps = path.map((step) => (/^\d+$/u.test(step) ? Number(step) : step));
  return spanAt({ kind: 'config', name: '', file: '', text, value: undefined }, steps, 'value');
}

export function pointerOf(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
