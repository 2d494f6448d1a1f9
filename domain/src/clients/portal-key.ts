/** Key of the portal in the fixtures. It identifies the site and grants no additional access. */
export const PORTAL_KEY = 'tuyen_web-of-the-fixtures';
