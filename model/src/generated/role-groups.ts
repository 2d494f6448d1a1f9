// Generated from model/meta/role-groups.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Text } from './text.ts';

/** The columns of the permission matrix: groups of offices by organization type. */
export interface RoleGroupsFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** The groups, in the order of their columns. */
  readonly groups: readonly RoleGroupFile[];
}

export interface RoleGroupFile {
  /** The name that "access" of a resource states. */
  readonly name: string;
  readonly label: Text;
  /** Offices of this type form the group. */
  readonly organisationType: string;
}
