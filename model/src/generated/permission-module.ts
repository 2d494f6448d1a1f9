// Generated from model/meta/permission-module.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Text } from './text.ts';

/** A module of the permission matrix without a resource, such as statistics and reports. */
export interface PermissionModuleFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** The first part of the slugs; the name of the file. */
  readonly module: string;
  readonly label: Text;
  readonly actions: { readonly [key: string]: Text };
  readonly groups?: { readonly [key: string]: 'all' | readonly string[] };
  readonly openApi?: readonly string[];
}
