/** Maximum number of characters of values that are usually short, such as dates, references and texts with a pattern. */
export const MAX_SHORT = 1_000;
