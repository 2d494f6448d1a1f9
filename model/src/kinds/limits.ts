/** The most characters of a value whose format makes it short: a date, a reference, a pattern. */
export const MAX_SHORT = 1_000;
