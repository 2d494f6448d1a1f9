import { DOCUMENT_FOLDERS } from '../model/document-kinds.ts';
import type { SchemaChange } from './change.ts';
import type { ModelDifference } from './difference.ts';

const OF_EVERY_KIND: ReadonlySet<string> = new Set(
  ['kind', 'renamedFrom', 'label', 'help', 'unit', 'required', 'readOnly', 'writeOnly', 'unique', 'searchable'].concat([
    'public',
    'system',
    'always',
    'default',
    'when',
  ]),
);

/**
 * Paths of lists of field names on a screen. If a schema file does not set such a list, it is derived from the
 * resource's fields.
 */
const SHOWN = /^resources\/\*\/(?:list\/(?:columns|filters)|(?:form|show)\/sections\/\*\/fields)\/\*$/u;

/** Paths of lists that are sorted by file name. A change of their order means nothing. */
const SORTED: ReadonlySet<string> = new Set([
  'resources',
  'enums',
  'kinds',
  ...DOCUMENT_FOLDERS,
  'permissions/modules',
]);

/**
 * Removes differences that are only the consequence of another difference. For example, a changed kind of a field
 * explains the changes of its limits, and a new field explains a new column.
 */
export function withoutConsequences(found: readonly ModelDifference[]): readonly ModelDifference[] {
  const retyped = new Set(found.filter(({ template }) => template === 'field/kind').map(fieldOf));
  const fields = new Set(found.flatMap(({ template, path }) => (template === 'field' ? [path.join('/')] : [])));
  const moved = new Set(found.flatMap(({ template, path }) => (template === 'resources/*/fields' ? [path[1]] : [])));
  return found.filter((one) => {
    if (one.how === 'reordered' && SORTED.has(one.template)) return false;
    const isMoved = one.how === 'reordered' && SHOWN.test(`${one.template}/*`);
    if (isMoved && moved.has(one.path[1])) return false;
    const [, key] = one.template.split('/');
    if (SHOWN.test(one.template)) return !fields.has(['resources', one.path[1], 'fields', one.path.at(-1)].join('/'));
    return key === undefined || OF_EVERY_KIND.has(key) || !retyped.has(fieldOf(one));
  });
}

function fieldOf({ path, template }: ModelDifference): string {
  return path.slice(0, path.length - (template.split('/').length - 1)).join('/');
}

/**
 * Combines all additions to a list and all removals from it into a single change. Changes that have an effect stay
 * separate.
 */
export function condensed(changes: readonly SchemaChange[]): readonly SchemaChange[] {
  const lists = new Map<string, SchemaChange[]>();
  for (const change of changes) {
    const { difference, api, data, owned } = change;
    const isEntry = !api && !data && !owned && difference.template.endsWith('/*') && isName(difference);
    const key = isEntry ? difference.path.slice(0, -1).join('/') : `${difference.path.join('/')} ${difference.how}`;
    lists.set(key, [...(lists.get(key) ?? []), change]);
  }
  return [...lists.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || others.length === 0) return group;
    const text = group.map(({ difference }) => `${difference.how} ${difference.path.at(-1)}`).join(', ');
    return [{ ...first, text, subject: first.subject.split(' ').slice(0, -1).join(' ') }];
  });
}

function isName({ path, before, after }: ModelDifference): boolean {
  return path.at(-1) === String(after ?? before);
}
