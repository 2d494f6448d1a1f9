import { parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import { positionOf } from '../../load/positions.ts';
import type { Project } from '../../load/project.ts';
import type { FollowedFile } from './rename-in-schemas.ts';
import { statedRenames } from '../../load/stated-renames.ts';

/**
 * Follows renames in the project's own texts, whose keys contain names of resources, fields and values:
 * `resources.books.fields.isbn`, `enums.book-state.LOST`, `books.dialogs.lend`. The keys are renamed automatically,
 * because no check would report an outdated one.
 */
export function followLocales({ config, sources }: Pick<Project, 'config' | 'sources'>): readonly FollowedFile[] {
  if (!config) return [];
  const names = collectNames(config.schemas, sources);
  return [...sources].flatMap(([file, text]) => {
    const root = file.startsWith(`${config.schemas}/locales/`) ? parseTree(text) : undefined;
    const edits = root ? editsIn(root, names) : [];
    if (edits.length === 0) return [];
    const changes = edits.map(({ node: { offset, length }, to }) => ({
      line: positionOf(text, offset).line,
      from: text.slice(offset, offset + length),
      to,
    }));
    const written = edits
      .toSorted((one, other) => other.node.offset - one.node.offset)
      .reduce(
        (done, { node: { offset, length }, to }) => done.slice(0, offset) + to + done.slice(offset + length),
        text,
      );
    return [{ file, text: written, changes }];
  });
}

type Names = ReadonlyMap<string, string>;

interface RenamedNames {
  readonly resources: Names;
  fields(resource: string): Names;
  values(name: string): Names;
}

function collectNames(schemas: string, sources: Project['sources']): RenamedNames {
  const [resources, fields, values] = [new Map<string, string>(), new Map<string, Names>(), new Map<string, Names>()];
  for (const [file, text] of sources) {
    const [, folder, name = ''] = /\/(resources|enums)\/([^/]+)\.json$/u.exec(file) ?? [];
    if (folder === undefined || !file.startsWith(`${schemas}/`)) continue;
    const value: unknown = parse(text);
    const stated = new Map(
      [...statedRenames([value])].flatMap(([from, [to]]) => (to === undefined ? [] : [[from, to] as const])),
    );
    if (folder === 'enums') {
      values.set(name, stated);
      continue;
    }
    const from = [...stated].find(([, to]) => to === name)?.[0];
    if (from !== undefined) resources.set(from, name);
    fields.set(name, stated);
    if (from !== undefined) fields.set(from, stated);
  }
  const none: Names = new Map();
  return { resources, fields: (name) => fields.get(name) ?? none, values: (name) => values.get(name) ?? none };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Edit {
  readonly node: Node;
  readonly to: string;
}

function editsIn(root: Node, { resources, fields, values }: RenamedNames): readonly Edit[] {
  const top = new Map(properties(root).map((property) => [property.name, property]));
  const edits: Edit[] = [];
  const rename = (owner: readonly Property[], { name, key }: Property, to: string | undefined) => {
    if (to === undefined || to === name || owner.some((other) => other.name === to)) return;
    edits.push({ node: key, to: JSON.stringify(to) });
  };
  const described = properties(top.get('resources')?.value);
  for (const property of described) {
    rename(described, property, resources.get(property.name));
    for (const group of properties(property.value)) {
      const named = properties(group.value);
      for (const one of named) rename(named, one, path(one.name, fields(property.name)));
    }
  }
  for (const { name, value } of properties(top.get('enums')?.value)) {
    const named = properties(value);
    for (const one of named) rename(named, one, values(name).get(one.name));
  }
  for (const property of top.values()) {
    const dialogs = properties(property.value).find(({ name }) => name === 'dialogs');
    if (!dialogs) continue;
    // Rename the key with the name of the resource only if it contains nothing but `dialogs`. The project's code may
    // use other texts below this key under the earlier name, so a person must decide.
    if (properties(property.value).length === 1) rename([...top.values()], property, resources.get(property.name));
    for (const { value } of properties(dialogs.value))
      for (const text of properties(value)) edits.push(...placeholders(text.value, fields(property.name)));
  }
  return edits;
}

function placeholders(node: Node, fields: Names): readonly Edit[] {
  if (node.type !== 'string') return [];
  const text = String(node.value);
  const to = text.replaceAll(/%\{(\w+)\}/gu, (whole, name: string) => {
    const now = fields.get(name);
    return now === undefined ? whole : `%{${now}}`;
  });
  return to === text ? [] : [{ node, to: JSON.stringify(to) }];
}

function path(name: string, fields: Names): string {
  return name
    .split('.')
    .map((part) => fields.get(part) ?? part)
    .join('.');
}

interface Property {
  readonly name: string;
  readonly key: Node;
  readonly value: Node;
}

function properties(node: Node | undefined): readonly Property[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ name: String(key.value), key, value }] : [],
  );
}
