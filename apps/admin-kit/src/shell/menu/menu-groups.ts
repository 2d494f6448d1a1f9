import type { ResourceEntry } from '../../runtime/resource-entry.ts';

export interface ShownGroup {
  readonly name: string;
  readonly entries: readonly ResourceEntry[];
}

/** Returns whether the menu needs headings. It needs none if the project puts no resource into a group. */
export function hasHeadings(groups: readonly { readonly name: string }[]): boolean {
  return groups.some(({ name }) => name !== 'other');
}

export function menuGroups(groups: readonly string[], entries: readonly ResourceEntry[]): readonly ShownGroup[] {
  const names = new Set([...groups, ...entries.flatMap(({ menu }) => menu ?? [])]);
  return [...names]
    .map((name) => ({ name, entries: entries.filter(({ menu }) => menu === name) }))
    .filter((group) => group.entries.length > 0);
}
