/** The key of the portal in the fixtures. It identifies the site and opens nothing more. */
export const PORTAL_KEY = 'tuyen_web-of-the-fixtures';
