// Generated from model/meta/access.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Text } from './text.ts';

export interface AccessFile {
  /**
   * Actions other than read, create, update and delete, with their labels. Transitions of the workflow are added
   * automatically.
   */
  readonly actions?: { readonly [key: string]: Text };
  /**
   * The role groups that may hold an action's slug: "all", or their names. "*" means every action that is not listed;
   * its default is "all".
   */
  readonly groups?: { readonly [key: string]: 'all' | readonly string[] };
  /** Actions that an API client may hold. */
  readonly openApi?: readonly string[];
}
