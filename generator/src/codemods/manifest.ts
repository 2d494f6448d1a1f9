import { isObject } from '@tuyen/model';
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { styleOf } from '../start/edit-json.ts';
import { compareVersions, isVersion } from './versions.ts';

/** Lists of packages in package.json. */
export const PACKAGE_LISTS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

export type PackageList = (typeof PACKAGE_LISTS)[number];

/** Package that a package.json names, with its version, range or tag. */
export interface NamedPackage {
  readonly list: PackageList;
  readonly name: string;
  readonly range: string;
}

export function isManifest(path: string): boolean {
  return /(?:^|\/)package\.json$/u.test(path);
}

/** Returns the packages of the tool that a package.json names. Returns undefined if the text is no JSON object. */
export function toolPackagesIn(text: string): readonly NamedPackage[] | undefined {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(manifest)) return undefined;
  return PACKAGE_LISTS.flatMap((list) => {
    const packages = manifest[list];
    return Object.entries(isObject(packages) ? packages : {}).flatMap(([name, range]) =>
      name.startsWith('@tuyen/') && typeof range === 'string' ? [{ list, name, range }] : [],
    );
  });
}

/** Adds a package in alphabetical order, or changes its range. Other lines stay as they are. */
export function withPackage(text: string, { list, name, range }: NamedPackage): string {
  const getInsertionIndex = (names: string[]) => names.filter((one) => one < name).length;
  return applyEdits(text, modify(text, [list, name], range, { formattingOptions: styleOf(text), getInsertionIndex }));
}

/** Removes a package, and the list of packages if no other package is in the list. */
export function withoutPackage(text: string, { list, name }: Pick<NamedPackage, 'list' | 'name'>): string {
  const tree = parseTree(text);
  const others = (tree && findNodeAtLocation(tree, [list])?.children?.length) ?? 0;
  const place = others === 1 ? [list] : [list, name];
  return applyEdits(text, modify(text, place, undefined, { formattingOptions: styleOf(text) }));
}

/**
 * Raises the packages of the tool to its version. Keeps `^` and `~`, and ranges that are no version: `*`,
 * `workspace:*`, `file:../tuyen`.
 */
export function raiseToolVersion(text: string, version: string): string {
  return (toolPackagesIn(text) ?? []).reduce((done, { list, name, range }) => {
    const [, prefix = '', stated = ''] = /^([\^~]?)(.*)$/u.exec(range) ?? [];
    const isEarlier = isVersion(stated) && compareVersions(stated, version) < 0;
    return isEarlier ? withPackage(done, { list, name, range: `${prefix}${version}` }) : done;
  }, text);
}
