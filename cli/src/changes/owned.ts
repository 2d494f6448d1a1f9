import { isObject } from '@tuyen/model';
import type { OwnedFile } from '@tuyen/generator';
import { breaking, safe, together, type SchemaChange, type Effect } from '@tuyen/model/changes';

export type Upgrades = ReadonlyMap<string, 'merged' | 'preserved' | 'marked' | 'left'>;

const QUIET: ReadonlySet<string> = new Set(['TUC801', 'TUC802', 'TUC803', 'TUC108']);

const IN_CODE: ReadonlySet<string> = new Set(['resources', 'enums', 'permissions']);

export function withOwned(
  changes: readonly SchemaChange[],
  files: readonly OwnedFile[],
  upgrades: Upgrades,
): readonly (SchemaChange & { readonly files: readonly string[] })[] {
  return changes.map((change) => {
    const found = QUIET.has(change.code) ? [] : filesNaming(change, files, upgrades);
    const owned = together(change.owned, ...found.map((file) => effectOn(file, change, upgrades)));
    return { ...change, owned, files: found.map(({ path }) => path) };
  });
}

function filesNaming(
  { difference }: SchemaChange,
  files: readonly OwnedFile[],
  upgrades: Upgrades,
): readonly OwnedFile[] {
  const { how, items, path, template } = difference;
  const [outer] = items;
  const item = items.at(-1);
  if (!outer || !item || !IN_CODE.has(path[0] ?? '')) return [];
  const resources = path[0] === 'resources' ? [...new Set([outer.name, earlierName(outer.before)])] : undefined;
  if (template === 'resources/*' && how !== 'added') return files.filter(({ folder }) => resources?.includes(folder));
  if (item.template === 'resources/*') return [];
  // No edited file mentions a field that is new. A new field affects only files to which `tuyen upgrade` adds the
  // field, because they show all fields.
  if (how === 'added')
    return template !== 'field'
      ? []
      : files.filter((file) => resources?.includes(file.folder) && upgrades.has(file.path));
  const name = earlierName(item.before) || item.name;
  return files.filter(({ folder, text }) => {
    const isNear = resources?.some((one) => one === folder || mentions(text, one)) ?? true;
    return isNear && mentions(text, name);
  });
}

function earlierName(before: unknown): string {
  if (!isObject(before)) return String(before ?? '');
  return String(before['slug'] ?? before['name'] ?? before['value'] ?? '');
}

/** Matches whole words: `isbn` does not match `isbn_old`. */
function mentions(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[^\w-]/gu, '\\$&');
  return name !== '' && new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'u').test(text);
}

function effectOn({ path }: OwnedFile, { difference }: SchemaChange, upgrades: Upgrades): Effect {
  const upgrade = upgrades.get(path);
  if (upgrade === 'left') return breaking(`${path}: \`tuyen upgrade\` finds a conflict, which you decide`);
  if (upgrade !== undefined) return safe(`${path}: \`tuyen upgrade\` merges it`);
  const isGone = difference.how === 'removed' || difference.how === 'renamed';
  if (isGone) return breaking(`${path} names it: edit the file`);
  return safe(`${path} names it`);
}
