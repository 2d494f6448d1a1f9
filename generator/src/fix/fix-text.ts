import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { FORMER_NAMES } from '@tuyen/model/load';
import type { FollowedFile } from '@tuyen/model/load';
import { metaSchemaFrom } from '../completion/completion-folder.ts';

const META = /(?:^|\/)meta\/([a-z-]+)\.schema\.json$/u;

const KEY_CODES: ReadonlySet<string> = new Set(['TUY301', 'TUY401']);

const VALUE_CODES: ReadonlySet<string> = new Set(['TUY206', 'TUY304']);

interface Problem {
  readonly code: string;
  readonly pointer: string;
}

/**
 * Replaces outdated names and the path of the meta-schema in the text of a schema file. Keeps the rest of the text,
 * such as its layout and its comments.
 * @param problems problems of the file
 * @returns undefined if there is nothing to fix
 */
export function fixText(file: string, text: string, problems: readonly Problem[]): FollowedFile | undefined {
  const tree = parseTree(text, [], { allowTrailingComma: true });
  if (!tree) return undefined;
  const edits = new Map<number, { readonly node: Node; readonly to: string }>();
  const replace = (node: Node | undefined, to: string | undefined) => {
    if (node?.type === 'string' && to !== undefined && node.value !== to) edits.set(node.offset, { node, to });
  };
  const schema = findNodeAtLocation(tree, ['$schema']);
  const [, meta] = META.exec(String(schema?.value)) ?? [];
  if (meta !== undefined) replace(schema, metaSchemaFrom(file, meta));
  for (const { code, pointer } of problems) {
    const node = findNodeAtLocation(tree, placeOf(pointer, tree));
    const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    if (KEY_CODES.has(code) && key && !hasSibling(key, FORMER_NAMES.get(String(key.value))))
      replace(key, FORMER_NAMES.get(String(key.value)));
    if (VALUE_CODES.has(code)) replace(node, FORMER_NAMES.get(String(node?.value)));
  }
  if (edits.size === 0) return undefined;
  const changes = [...edits.values()]
    .toSorted((one, other) => one.node.offset - other.node.offset)
    .map(({ node, to }) => ({
      line: text.slice(0, node.offset).split('\n').length,
      from: text.slice(node.offset, node.offset + node.length),
      to: JSON.stringify(to),
    }));
  const fixed = [...edits.values()]
    .toSorted((one, other) => other.node.offset - one.node.offset)
    .reduce(
      (done, { node: { offset, length }, to }) =>
        done.slice(0, offset) + JSON.stringify(to) + done.slice(offset + length),
      text,
    );
  return { file, text: fixed, changes };
}

/**
 * Returns whether an object has a key with the current name and one with the outdated name. A person must then decide
 * between the two.
 */
function hasSibling(key: Node, name: string | undefined): boolean {
  return (key.parent?.parent?.children ?? []).some(({ children }) => children?.[0]?.value === name);
}

/** Converts a JSON pointer to a path. A number is an index only inside a list. */
function placeOf(pointer: string, tree: Node): (string | number)[] {
  const place: (string | number)[] = [];
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    place.push(findNodeAtLocation(tree, place)?.type === 'array' ? Number(key) : key);
  }
  return place;
}
