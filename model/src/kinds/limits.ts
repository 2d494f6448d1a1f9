/** Maximum number of characters of a value with a short format: a date, a reference, a pattern. */
export const MAX_SHORT = 1_000;
