/** Prefix of all that this product keeps in the browser. */
export const PREFIX = 'tuyen';
