/** Names of actions, transitions and operations. They become paths and slugs. */
export const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Actions that every module has. No transition or operation may have one of these names, because their slugs would be
 * equal.
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
