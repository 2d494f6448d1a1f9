/**
 * Maps outdated names of keys and values in schema files to their current names. Checks report an outdated name as
 * unknown, and `tuyen lint --fix` replaces it.
 */
export const FORMER_NAMES: ReadonlyMap<string, string> = new Map([['colour', 'color']]);
