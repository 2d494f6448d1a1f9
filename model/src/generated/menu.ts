// Generated from model/meta/menu.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Text } from './text.ts';

/** The groups of the side menu, in order. Each resource names its group. */
export interface MenuFile {
  readonly $schema?: string;
  readonly groups: readonly MenuGroupFile[];
}

export interface MenuGroupFile {
  readonly name: string;
  readonly label: Text;
}
