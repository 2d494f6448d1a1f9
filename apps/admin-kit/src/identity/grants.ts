/** Rights of an account by office after a change, as the server answers them. */
export interface Grants {
  readonly superuser: { readonly becomes: boolean; readonly lacking: boolean };
  readonly offices: readonly OfficeGrants[];
}

export interface OfficeGrants {
  readonly office: string;
  readonly name: string | null;
  readonly modules: readonly GrantedModule[];
}

export interface GrantedModule {
  readonly name: string;
  /** Empty for a right that no module defines, such as the administration of an office. */
  readonly label: string;
  readonly rights: readonly GrantedRight[];
}

export interface GrantedRight {
  readonly slug: string;
  readonly label: string;
  readonly change: 'added' | 'kept' | 'removed';
  readonly obstacle?: 'office' | 'role';
  readonly lacking?: boolean;
}

export type GrantGroup = 'lacking' | 'added' | 'removed' | 'office' | 'role' | 'kept';

/** Groups of rights in the order of importance: a right that cannot be granted prevents saving. */
export const GROUPS: readonly GrantGroup[] = ['lacking', 'added', 'removed', 'office', 'role', 'kept'];

export function groupOf({ change, obstacle, lacking }: GrantedRight): GrantGroup {
  if (lacking) return 'lacking';
  return obstacle ?? change;
}

/** Returns the modules that have rights of a group, with these rights only. */
export function modulesOf({ modules }: OfficeGrants, group: GrantGroup): readonly GrantedModule[] {
  return modules
    .map((module) => ({ ...module, rights: module.rights.filter((right) => groupOf(right) === group) }))
    .filter(({ rights }) => rights.length > 0);
}

export function countOf(office: OfficeGrants, group: GrantGroup): number {
  return modulesOf(office, group).reduce((sum, { rights }) => sum + rights.length, 0);
}
