import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { didYouMean } from '@tuyen/model/suggest';
import { UnknownName } from '../findings/unknown-name.ts';

export const RENAMED_THINGS = ['resource', 'field', 'value'] as const;

export type RenamedThing = (typeof RENAMED_THINGS)[number];

export interface DeclaredRename {
  readonly from: string;
  readonly file: string;
  readonly text: string;
  /** Value of `x-renamed-from` that this rename replaced. Undefined if the file had no `x-renamed-from`. */
  readonly replaced: string | undefined;
}

/**
 * Renames a resource, a field or a value of an enum in the file that defines it.
 * @param name the resource (`books`), the field (`books.isbn`) or the value (`book-state.LOST`, `books.size.BIG`)
 * @throws {UnknownName} if the project does not define the name, or if the new name is already in use
 */
export function declareRename(
  sources: ReadonlyMap<string, string>,
  schemas: string,
  thing: RenamedThing,
  name: string,
  to: string,
): DeclaredRename {
  const resourceFile = (resource: string) => `${schemas}/resources/${resource}.json`;
  const resources = namesIn(sources, `${schemas}/resources/`);
  const [first = '', ...path] = name.split('.');
  if (thing === 'resource') {
    const from = fileOf(sources, resourceFile(name), 'resource', name, resources);
    if (resources.includes(to)) throw new UnknownName(`There is a resource "${to}" already.`);
    return { ...renameResource(sources.get(from) ?? '', name, to), from, file: resourceFile(to) };
  }
  if (thing === 'value' && path.length === 1) {
    const from = fileOf(
      sources,
      `${schemas}/enums/${first}.json`,
      'enum',
      first,
      namesIn(sources, `${schemas}/enums/`),
    );
    return { ...renameValue(sources.get(from) ?? '', [], path[0] ?? '', to, first), from, file: from };
  }
  const needed = thing === 'field' ? 'books.isbn' : 'book-state.LOST or books.size.BIG';
  if (path.length === 0) throw new UnknownName(`"${name}" names no ${thing}. Write it as ${needed}.`);
  const from = fileOf(sources, resourceFile(first), 'resource', first, resources);
  const text = sources.get(from) ?? '';
  if (thing === 'field') return { ...renameField(text, first, path, to), from, file: from };
  const place = placeOfField(text, first, path.slice(0, -1));
  return { ...renameValue(text, place, path.at(-1) ?? '', to, name), from, file: from };
}

type Rewritten = Pick<DeclaredRename, 'text' | 'replaced'>;

function renameResource(text: string, name: string, to: string): Rewritten {
  const named = rewritten(text, [replace(nodeAt(text, ['name']), to)]);
  return stated(named, [], 'x-renamed-from', name, 'name');
}

function renameField(text: string, resource: string, path: readonly string[], to: string): Rewritten {
  const place = placeOfField(text, resource, path);
  const beside = place.slice(0, -1);
  if (findNodeAtLocation(treeOf(text), [...beside, to]))
    throw new UnknownName(`"${[resource, ...path.slice(0, -1)].join('.')}" has a field "${to}" already.`);
  const key = nodeAt(text, place).parent?.children?.[0];
  const renamed = rewritten(text, key ? [replace(key, to)] : []);
  return stated(renamed, [...beside, to], 'x-renamed-from', path.at(-1) ?? '');
}

function renameValue(text: string, place: readonly string[], from: string, to: string, owner: string): Rewritten {
  const values = findNodeAtLocation(treeOf(text), [...place, 'enum'])?.children ?? [];
  const known = values.map(({ value }) => String(value));
  const found = values.find(({ value }) => value === from);
  if (!found) throw new UnknownName(`"${owner}" has no value "${from}". ${didYouMean(from, known) ?? ''}`.trim());
  if (known.includes(to)) throw new UnknownName(`"${owner}" has a value "${to}" already.`);
  const labels = findNodeAtLocation(treeOf(text), [...place, 'x-values', from])?.parent?.children?.[0];
  const renamed = rewritten(text, [replace(found, to), ...(labels ? [replace(labels, to)] : [])]);
  const earlier = findNodeAtLocation(treeOf(renamed), [...place, 'x-renamed-values']);
  if (!earlier)
    return {
      text: inserted(renamed, place, 'x-renamed-values', `{ ${json(to)}: ${json(from)} }`, 'enum'),
      replaced: undefined,
    };
  const statement = findNodeAtLocation(earlier, [from]);
  const key = statement?.parent?.children?.[0];
  if (!statement || !key)
    return { text: inserted(renamed, [...place, 'x-renamed-values'], to, json(from)), replaced: undefined };
  return { text: rewritten(renamed, [replace(key, to), replace(statement, from)]), replaced: String(statement.value) };
}

function stated(text: string, place: readonly string[], key: string, from: string, after?: string): Rewritten {
  const before = findNodeAtLocation(treeOf(text), [...place, key]);
  if (before) return { text: rewritten(text, [replace(before, from)]), replaced: String(before.value) };
  return { text: inserted(text, place, key, json(from), after), replaced: undefined };
}

function placeOfField(text: string, resource: string, path: readonly string[]): readonly string[] {
  let place: readonly string[] = ['schema'];
  for (const [index, name] of path.entries()) {
    const tree = treeOf(text);
    if (findNodeAtLocation(tree, [...place, 'items', 'properties'])) place = [...place, 'items'];
    const fields = findNodeAtLocation(tree, [...place, 'properties']);
    const known = (fields?.children ?? []).map(({ children }) => String(children?.[0]?.value));
    if (!known.includes(name)) {
      const owner = [resource, ...path.slice(0, index)].join('.');
      throw new UnknownName(`"${owner}" has no field "${name}". ${didYouMean(name, known) ?? ''}`.trim());
    }
    place = [...place, 'properties', name];
  }
  return place;
}

function inserted(text: string, place: readonly string[], key: string, value: string, after?: string): string {
  const node = nodeAt(text, place);
  const [first] = node.children ?? [];
  if (!first) return rewritten(text, [{ offset: node.offset, length: node.length, to: `{ ${json(key)}: ${value} }` }]);
  const space = text.slice(node.offset + 1, first.offset);
  const before = node.children?.find(({ children }) => children?.[0]?.value === after);
  if (!before) return rewritten(text, [{ offset: first.offset, length: 0, to: `${json(key)}: ${value},${space}` }]);
  const end = before.offset + before.length;
  return rewritten(text, [{ offset: end, length: 0, to: `,${space}${json(key)}: ${value}` }]);
}

interface Edit {
  readonly offset: number;
  readonly length: number;
  readonly to: string;
}

function replace({ offset, length }: Node, to: string): Edit {
  return { offset, length, to: json(to) };
}

function rewritten(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((done, { offset, length, to }) => done.slice(0, offset) + to + done.slice(offset + length), text);
}

function treeOf(text: string): Node {
  const tree = parseTree(text);
  if (!tree) throw new UnknownName('The file is no JSON.');
  return tree;
}

function nodeAt(text: string, place: readonly string[]): Node {
  const node = findNodeAtLocation(treeOf(text), [...place]);
  if (!node) throw new UnknownName(`The file has no "${place.join('.')}".`);
  return node;
}

function fileOf(
  sources: ReadonlyMap<string, string>,
  file: string,
  what: string,
  name: string,
  known: readonly string[],
): string {
  if (sources.has(file)) return file;
  throw new UnknownName(`No ${what} is named "${name}". ${didYouMean(name, known) ?? ''}`.trim());
}

function namesIn(sources: ReadonlyMap<string, string>, folder: string): readonly string[] {
  return [...sources.keys()].flatMap((file) =>
    file.startsWith(folder) ? [file.slice(folder.length).replace(/\.json$/u, '')] : [],
  );
}

const json = (value: string): string => JSON.stringify(value);
