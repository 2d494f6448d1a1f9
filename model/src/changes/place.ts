import { DOCUMENT_FOLDERS } from '../model/document-kinds.ts';
import { parse } from '../load/parse.ts';
import { pointerOf, positionOf, spanAt } from '../load/positions.ts';
import type { Document } from '../load/problem.ts';
import type { Project } from '../load/project.ts';
import { CONFIG_FILE } from '../load/read.ts';
import { isObject } from '../model/json/is-object.ts';
import { walkFields } from '../model/fields/walk.ts';
import type { ModelDifference } from './difference.ts';

/** Position in a file. Lines and columns begin at 1. */
export interface Place {
  /** Path relative to the project. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  /** Whether the position is in the earlier revision of the file, because the part was removed. */
  readonly removed: boolean;
}

export function placeOf(difference: ModelDifference, before: Project, after: Project): Place {
  const removed = difference.how === 'removed';
  const project = removed ? before : after;
  const file = fileOf(difference.path, project);
  const text = project.sources.get(file) ?? '';
  const document = documentOf(file, text);
  const path = pathIn(document.value, writtenAt(difference.path, file, project));
  const { offset } = spanAt(document, path, 'key');
  return { file, ...positionOf(text, offset), pointer: pointerOf(path), removed };
}

/**
 * Translates a path in the Model to a path in the schema file. For example, an inline enum is at its field, and the
 * menu is under `groups`.
 */
function writtenAt(path: readonly string[], file: string, { model }: Project): readonly string[] {
  const [root, name, ...rest] = path;
  if (root === 'menu') return ['groups', ...path.slice(1)];
  const resource = root === 'enums' ? model?.resources.find(({ source }) => source === file) : undefined;
  const asked = [
    ...(resource?.fields ?? []),
    ...(resource?.workflow?.transitions ?? []).flatMap(({ input }) => input),
    ...(resource?.operations ?? []).flatMap(({ input, answer }) => [...input, ...answer]),
  ];
  const found = walkFields(asked).find(([, field]) => 'enum' in field && field.enum === name);
  return found
    ? [
        'fields',
        ...found[0]
          .split('.')
          .flatMap((step) => ['fields', step])
          .slice(1),
        ...rest,
      ]
    : path;
}

const documents = new Map<string, Document>();

function documentOf(file: string, text: string): Document {
  const found = documents.get(text) ?? parse({ kind: 'resource', name: file, file, text }).document;
  documents.set(text, found);
  return found;
}

function fileOf([root = '', name = '', item = '']: readonly string[], { model, config, sources }: Project): string {
  const schemas = config?.schemas ?? '';
  if (root === 'texts') return `${schemas}/locales/${name}/${item}.json`;
  if (root === 'menu') return `${schemas}/menu.json`;
  if (root === 'kinds') return `${schemas}/kinds/${name}.json`;
  if (root === 'permissions' && name === 'groups') return `${schemas}/permissions/role-groups.json`;
  if (root === 'permissions') {
    const own = `${schemas}/permissions/${item}.json`;
    return sources.has(own) ? own : (model?.resources.find(({ module }) => module === item)?.source ?? own);
  }
  return (isWritten(root) ? model?.[root].find((one) => one.name === name)?.source : undefined) ?? CONFIG_FILE;
}

const WRITTEN_LISTS = ['resources', 'enums', ...DOCUMENT_FOLDERS] as const;

function isWritten(root: string): root is (typeof WRITTEN_LISTS)[number] {
  return WRITTEN_LISTS.some((list) => list === root);
}

/**
 * Maps keys of the Model to the keys that the schema files use instead. For example, `values` of an enumeration is
 * `enum` in the file.
 */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  fields: ['fields', 'properties'],
  values: ['enum'],
  readOnly: ['x-computed', 'readOnly'],
  writeOnly: ['x-secret', 'writeOnly'],
  resource: ['resource', 'x-reference'],
  renamedFrom: ['x-renamed-from'],
  place: ['place', 'at'],
  wire: ['wire', 'x-at'],
};

/** Returns the part of the path that exists in the file. A key that has a default may be missing in the file. */
function pathIn(root: unknown, steps: readonly string[]): readonly (string | number)[] {
  const path: (string | number)[] = [];
  let value = root;
  for (const step of steps) {
    for (const between of [[], ['schema'], ['items'], ['schema', 'items'], ['access']]) {
      const inner = between.reduce<unknown>((found, key) => (isObject(found) ? found[key] : undefined), value);
      const key = keyIn(inner, step);
      if (key === undefined) continue;
      path.push(...between, key);
      value = Array.isArray(inner) ? inner[Number(key)] : isObject(inner) ? inner[key] : undefined;
      break;
    }
  }
  return path;
}

function keyIn(value: unknown, step: string): string | number | undefined {
  const [name = step, count] = step.split(/ \((\d+)\)$/u);
  if (Array.isArray(value)) {
    const same = value.flatMap((item: unknown, index) => (isNamed(item, name) ? [index] : []));
    return same[Number(count ?? 1) - 1];
  }
  if (!isObject(value)) return undefined;
  const written = [...(WRITTEN[step] ?? [step]), `x-${step.replaceAll(/[A-Z]/gu, (big) => `-${big.toLowerCase()}`)}`];
  return written.find((key) => Object.hasOwn(value, key));
}

function isNamed(item: unknown, name: string): boolean {
  if (!isObject(item)) return String(item) === name;
  return [item['name'], item['field'], item['path'], item['code']].some((one) => one === name);
}
