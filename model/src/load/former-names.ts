/**
 * Current names of keys and values of the schema language, by the name that they had in an earlier version. The checks
 * report a former name as unknown, and `tuyen lint --fix` replaces it.
 */
export const FORMER_NAMES: ReadonlyMap<string, string> = new Map([['colour', 'color']]);
