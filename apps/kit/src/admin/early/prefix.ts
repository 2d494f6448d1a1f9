/** Prefix of all that the back-office keeps in the browser. */
export const PREFIX = 'tuyen';
