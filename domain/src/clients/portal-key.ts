/**
 * API key of the portal in the fixtures. It only tells the server which site sends a request and grants no additional
 * access.
 */
export const PORTAL_KEY = 'tuyen_web-of-the-fixtures';
