/*
 * Names that a resource cannot have, because the tool uses them itself. Tests compare each list with the routes of a running server, the
 * routes of the back-office and the folders of the generator.
 */

/** `/api/v1/<segment>`: API paths that belong to no resource. */
export const API_SEGMENTS: readonly string[] = [
  'auth',
  'backends',
  'dashboard',
  'flows',
  'meta',
  'presence',
  'public',
  'search',
  'uploads',
];

/**
 * Segments that follow the name of any resource in API paths: `/api/v1/<resource>/<segment>`. The `path` of a singleton
 * cannot be one of these segments.
 */
export const RESOURCE_SEGMENTS: readonly string[] = [
  'assignees',
  'bulk',
  'edits',
  'export',
  'operations',
  'report',
  'tabs',
];

/** `/<segment>`: pages of the back-office that belong to no resource. */
export const ADMIN_SEGMENTS: readonly string[] = [
  'access-denied',
  'authentication-error',
  'confirm-email',
  'flows',
  'forgot-password',
  'login',
  'profile',
  'register',
  'saved-reports',
  'update-password',
];

export const PAGE_FOLDERS: readonly string[] = ['dashboards', 'flows'];
