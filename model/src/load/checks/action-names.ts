/** Format of the names of actions, transitions and operations. The names become parts of paths and slugs. */
export const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Actions that every module has. A transition or operation with the same name would get the same slug, so these names
 * are reserved.
 */
export const BASE: ReadonlySet<string> = new Set([
  'read',
  'create',
  'update',
  'delete',
  'list',
  'show',
  'edit',
  'clone',
]);
