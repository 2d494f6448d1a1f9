// Generated from model/meta/menu.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Text } from './text.ts';

/** The groups of the side menu, in order. Each resource names its group. */
export interface MenuFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** The groups, in the order of the menu. */
  readonly groups: readonly MenuGroupFile[];
}

export interface MenuGroupFile {
  /** The name that resources state as "menu". */
  readonly name: string;
  readonly label: Text;
  /** Resources and flows of the group in the order of the menu. Others follow, by name. */
  readonly items?: readonly string[];
}
